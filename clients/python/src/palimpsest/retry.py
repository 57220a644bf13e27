"""When a call is tried again, and after what pause. The rules are those of the client in TypeScript."""

from __future__ import annotations

import random

import httpx

from palimpsest.errors import PalimpsestError, UnavailableError

REPEATED = (429, 502, 503, 504)
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 5.0


def pause_after(attempt: int, response: httpx.Response | None) -> float:
    """:returns: how long to wait, in seconds: twice as long each time, not for all callers at once, and no less than asked for."""
    pause: float = FIRST_PAUSE * 2**attempt * (0.5 + random.random() / 2)
    asked = response.headers.get("retry-after", "") if response is not None else ""
    return min(max(pause, float(asked) if asked.isdecimal() else 0.0), LONGEST_PAUSE)


def not_answered(url: str, timeout: float, cause: Exception) -> PalimpsestError:
    """:returns: the error for an attempt without a whole answer."""
    if isinstance(cause, (TimeoutError, httpx.TimeoutException)):
        return UnavailableError(f"{url} did not answer in {timeout * 1000:.0f} ms.")
    return UnavailableError(f"{url} was not reached: is the service running, and is the address right?")
