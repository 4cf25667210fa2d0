# A small image: the bot as a user without rights, the database on a volume.
# A release names the digest of what it is built on (.github/workflows/release.yml).
ARG BASE=python:3.11-slim
FROM ${BASE} AS build
WORKDIR /src
COPY pyproject.toml requirements.txt README.md LICENSE ./
COPY games games
COPY renderers renderers
COPY bot bot
COPY loopback loopback
# Nothing but the files whose digests are listed; what is here is built with them, without the net.
# What only installs or tests it stays behind.
RUN python -m venv /opt/divemaster \
 && /opt/divemaster/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r requirements.txt \
 && /opt/divemaster/bin/pip install --no-cache-dir --disable-pip-version-check --no-index --no-deps --no-build-isolation ./loopback . \
 && find /opt/divemaster -type d -name tests -prune -exec rm -r {} + \
 && /opt/divemaster/bin/pip uninstall --yes setuptools pip

FROM ${BASE}
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
