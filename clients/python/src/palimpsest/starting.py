"""How a conversation begins: with what the service knows, asked for until it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from palimpsest import background
from palimpsest.errors import FINAL, OF_KEY, PalimpsestError
from palimpsest.models import Context
from palimpsest.options import Started


class Starting:
    """The beginning of a conversation: its context is asked for again while the service does not answer."""

    def __init__(self, read: Callable[[], Coroutine[Any, Any, Context]], report: Callable[[BaseException], None]) -> None:
        self._read = read
        self._report = report
        self._asking: asyncio.Task[Context] | None = None
        self._is_missing = False
        self._was_ready = False

    async def within(self, deadline: float) -> Started:
        """
        Asks for the context.

        :returns: it, if it is there in time.
        :raises PalimpsestError: for faults that waiting does not cure.
        """
        asked = self._ask()
        done, _ = await asyncio.wait({asked}, timeout=deadline)
        if not done:
            # What fails later fails in the background.
            asked.add_done_callback(self._report_failure)
            return Started(late=True)
        try:
            return Started(context=asked.result())
        except (*FINAL, *OF_KEY):
            raise
        except PalimpsestError as error:
            return Started(late=True, error=error)

    async def ready(self, deadline: float) -> None:
        """Waits for the context the first time. It never raises."""
        if self._was_ready:
            return
        self._was_ready = True
        try:
            error: BaseException | None = (await self.within(deadline)).error
        except Exception as raised:
            error = raised
        if error is not None:
            self._report(error)

    def again(self) -> None:
        """The service answers: if it did not when it was asked, it is asked again in the background."""
        if self._is_missing and not self._is_asking:
            self._ask().add_done_callback(self._report_failure)

    def leave(self) -> None:
        """Asks no more."""
        self._is_missing = False

    @property
    def _is_asking(self) -> bool:
        return self._asking is not None and not self._asking.done()

    def _ask(self) -> asyncio.Task[Context]:
        """:returns: what is on its way already, else a new one."""
        self._is_missing = True
        if self._asking is None or self._asking.done():
            self._asking = background.start(self._known())
        return self._asking

    async def _known(self) -> Context:
        try:
            context = await self._read()
        except (*FINAL, *OF_KEY):
            self.leave()
            raise
        self.leave()
        return context

    def _report_failure(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._report(error)
