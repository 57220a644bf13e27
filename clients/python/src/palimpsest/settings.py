"""How a client asks."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

from palimpsest.call import Call


@dataclass(frozen=True)
class Settings:
    """Where the service is, who asks, and for how long."""

    url: str
    key: str
    #: For one attempt, until its answer is read, in seconds.
    timeout: float
    #: The same for what waits for a language model.
    model_timeout: float
    #: How many attempts may follow the first.
    retries: int
    #: Takes the place of the network, for tests.
    transport: httpx.BaseTransport | httpx.AsyncBaseTransport | None

    def __post_init__(self) -> None:
        if not (self.url or "").startswith(("http://", "https://")):
            raise ValueError("A client needs the address of the service, such as http://127.0.0.1:3000.")
        # A key that was read from a file ends with its line.
        object.__setattr__(self, "key", (self.key or "").strip())
        if not self.key:
            raise ValueError("The key is empty: pass the API key, such as the one in .local/api-key.")
        if not (self.key.isascii() and self.key.isprintable()):
            raise ValueError("The key has a character that no header can carry.")

    def timeout_of(self, call: Call) -> float:
        """:returns: how long an attempt of the call may take, in seconds."""
        return self.model_timeout if call.waits_for_model else self.timeout
