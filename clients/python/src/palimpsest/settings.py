"""How a client asks."""

from __future__ import annotations

from dataclasses import dataclass

import httpx


@dataclass(frozen=True)
class Settings:
    """Where the service is, who asks, and for how long."""

    url: str
    key: str
    #: For one attempt, until its answer is read, in seconds.
    timeout: float
    #: How many attempts may follow the first.
    retries: int
    #: Takes the place of the network, for tests.
    transport: httpx.BaseTransport | httpx.AsyncBaseTransport | None
