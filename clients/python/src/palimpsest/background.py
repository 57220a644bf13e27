"""Work that goes on while a conversation does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")

# The loop holds its tasks weakly; without this one that nobody awaits could vanish.
_running: set[asyncio.Task[Any]] = set()


def start(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """:returns: the task; it goes on if whoever waits for it is cancelled, as a reply is when somebody speaks into it."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_finished)
    return task


def _finished(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    # Asked for, so that asyncio does not complain of a failure that nobody waited for.
    if not task.cancelled():
        task.exception()


class Once(Generic[T]):
    """Runs once and keeps the result; after a failure the next caller runs it again."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._work = work
        self._task: asyncio.Task[T] | None = None
        #: The result, or None until there is one.
        self.value: T | None = None

    async def get(self) -> T:
        if self._task is None:
            self._task = start(self._run())
        return await asyncio.shield(self._task)

    async def _run(self) -> T:
        try:
            self.value = await self._work()
            return self.value
        except BaseException:
            self._task = None
            raise
