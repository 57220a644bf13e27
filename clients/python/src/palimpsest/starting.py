"""How a conversation begins: with what the service knows, asked for until it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from palimpsest import background
from palimpsest.errors import FINAL, OF_KEY

T = TypeVar("T")


class Wanted(Generic[T]):
    """Something to be known, which is asked for again while the service does not answer."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]], report: Callable[[asyncio.Task[T]], None]) -> None:
        """:param report: is told of what was asked in the background."""
        self._work = work
        self._report = report
        self._asking: asyncio.Task[T] | None = None
        self._is_missing = False

    def ask(self) -> asyncio.Task[T]:
        """Asks. :returns: that, or what is on its way already."""
        self._is_missing = True
        if self._asking is None or self._asking.done():
            self._asking = background.start(self._ask())
        return self._asking

    def again(self) -> None:
        """The service answers: if it did not when it was asked, it is asked again in the background."""
        if self._is_missing and (self._asking is None or self._asking.done()):
            self.ask().add_done_callback(self._report)

    def leave(self) -> None:
        """Asks no more."""
        self._is_missing = False

    async def _ask(self) -> T:
        try:
            known = await self._work()
        except (*FINAL, *OF_KEY):
            self.leave()
            raise
        self.leave()
        return known
