"""What Discord is known to answer, as requests: run against loopback, and against Discord itself by
whoever has a token and a private server."""
