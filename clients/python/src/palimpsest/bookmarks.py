"""What was written lately, so that a later read sees it, whichever instance answers."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import httpx

HEADER = "palimpsest-bookmark"
#: Seconds. Every server of a cluster has a write by then; and a database that was restored knows none of its bookmarks.
KEPT = 10.0
#: As many as the service takes.
MOST = 10


class Bookmarks:
    """The marks that the service gives of writes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kept: dict[str, float] = {}
        self._lock = threading.Lock()

    def bring(self, request: httpx.Request) -> None:
        """Sends with a request what was written before it."""
        with self._lock:
            now = self._now()
            self._kept = {mark: since for mark, since in self._kept.items() if now - since < KEPT}
            marks = list(self._kept)[-MOST:]
        if marks:
            request.headers[HEADER] = ",".join(marks)

    def keep(self, response: httpx.Response) -> None:
        """Keeps what an answer tells of, in the place of what its request brought: it is later than that."""
        made = response.headers.get(HEADER)
        # Where it may be the bookmarks that the service could not make sense of, the next request goes without.
        if made is None and response.status_code < 500 and response.status_code != 400:
            return
        with self._lock:
            for mark in response.request.headers.get(HEADER, "").split(","):
                self._kept.pop(mark, None)
            for mark in made.split(",") if made else []:
                self._kept[mark] = self._now()
