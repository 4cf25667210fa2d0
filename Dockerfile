# A small image: the bot as a user without rights, the database on a volume.
FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY games games
COPY renderers renderers
COPY bot bot
COPY loopback loopback
RUN python -m venv /opt/divemaster \
 && /opt/divemaster/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt ".[postgres]"

FROM python:3.11-slim
RUN useradd --uid 10001 --no-create-home diver && install -d -o diver /data
COPY --from=build /opt/divemaster /opt/divemaster
ENV PATH=/opt/divemaster/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DIVEMASTER_DATABASE=/data/divemaster.db \
    DIVEMASTER_LOG_FORMAT=json \
    DIVEMASTER_HEALTH_PORT=8080
USER diver
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8080/health', timeout=4)"]
ENTRYPOINT ["divemaster"]
CMD ["run"]
