"""Turns on their way to the service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from palimpsest.errors import FINAL, NotFoundError, is_hopeless
from palimpsest.models import NewTurn
from palimpsest.words import units

# In one request: the service takes 500 turns and 1 MiB, and a long turn in bytes is 24 KB.
BATCH_TURNS = 100
BATCH_UNITS = 200_000
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 30.0


@dataclass(frozen=True)
class BufferOptions:
    """When turns are sent, and how many may wait."""

    #: How many turns may wait before they are sent at once.
    turns: int = 8
    #: How many seconds after the first of them they are sent in any case.
    seconds: float = 2.0
    #: How many are kept at most while the service is away.
    most: int = 10_000


class TurnBuffer:
    """Keeps turns in order until the service has them; one request is on its way at a time."""

    def __init__(
        self,
        send: Callable[[Sequence[NewTurn]], Awaitable[object]],
        report: Callable[[BaseException], None],
        options: BufferOptions,
    ) -> None:
        self._send = send
        self._report = report
        self._options = options
        self._waiting: list[NewTurn] = []
        self._sending: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._after_last: Callable[[], Awaitable[object]] | None = None
        # Wait until that is done.
        self._wait_for_last: list[asyncio.Future[None]] = []
        self._failures = 0
        self._over = False
        #: How many turns were given up: refused by the service, or more than are kept.
        self.lost = 0

    @property
    def waiting(self) -> int:
        """How many turns the service does not have yet."""
        return len(self._waiting)

    def add(self, turn: NewTurn) -> None:
        if self.waiting >= self._options.most:
            # The newest is given up, so that what is kept has no gaps.
            self._give_up(1, RuntimeError(f"{self._options.most} turns are waiting for the service; a further one is lost."))
            return
        self._waiting.append(turn)
        if self.waiting >= self._options.turns and self._failures == 0:
            self._begin()
        elif self._sending is None:
            self._later(self._options.seconds)

    async def flush(self) -> None:
        """Sends what waits. It never raises: what could not be sent keeps waiting, and is tried again in the background."""
        # The caller may be cancelled; what is on its way goes on.
        await asyncio.shield(self._begin())

    async def finish(self, step: Callable[[], Awaitable[object]]) -> None:
        """
        Waits until the step is done or given up, however long that takes. From now on what can never be sent is given up.

        :param step: runs once, when no turn waits any more; tried again like the turns, with short pauses first.
        """
        under_way = self._sending
        self._after_last = step
        self._over = True
        self._failures = 0
        done = asyncio.get_running_loop().create_future()
        self._wait_for_last.append(done)
        if under_way is not None:
            # It may be past the point where it checks for the step.
            await asyncio.shield(under_way)
        await self.flush()
        await done

    def _begin(self) -> asyncio.Task[None]:
        # What is done is told to `_sent` a turn of the loop later.
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._drain())
            self._sending.add_done_callback(self._sent)
        return self._sending

    def _sent(self, task: asyncio.Task[None]) -> None:
        if self._sending is not task:
            return
        self._sending = None
        # What came in while the last step was on its way.
        if self._waiting:
            self._later(self._options.seconds)

    async def _drain(self) -> None:
        self._stop_timer()
        single = 0
        while self._waiting:
            batch = self._waiting[: 1 if single > 0 else self._batch_size()]
            try:
                await self._send(batch)
                del self._waiting[: len(batch)]
                self._failures = 0
            except FINAL as error:
                # The service takes all or none: one refused turn must not fail the others.
                if len(batch) > 1 and not isinstance(error, NotFoundError):
                    single = len(batch)
                    continue
                del self._waiting[: len(batch)]
                self._give_up(len(batch), error)
            except Exception as error:
                return self._failed(error)
            single -= 1
        await self._last()

    async def _last(self) -> None:
        step = self._after_last
        if step is None:
            return
        try:
            await step()
            self._failures = 0
        except FINAL as error:
            self._report(error)
        except Exception as error:
            return self._failed(error)
        if self._after_last == step:
            self._finished()

    def _finished(self) -> None:
        self._after_last = None
        for done in self._wait_for_last:
            if not done.done():
                done.set_result(None)
        self._wait_for_last.clear()

    def _batch_size(self) -> int:
        total = 0
        for i, turn in enumerate(self._waiting[:BATCH_TURNS]):
            total += units(turn.text)
            if total > BATCH_UNITS:
                return max(1, i)
        return min(BATCH_TURNS, self.waiting)

    def _give_up(self, turns: int, error: BaseException) -> None:
        self.lost += turns
        self._report(error)

    def _failed(self, error: BaseException) -> None:
        if not self._over or not is_hopeless(error):
            return self._try_later(error)
        # Nobody is there any more who could cure what waiting does not.
        lost = len(self._waiting)
        self._waiting.clear()
        self._give_up(lost, error)
        self._finished()

    def _try_later(self, error: BaseException) -> None:
        self._report(error)
        pause = min(FIRST_PAUSE * 2**self._failures, LONGEST_PAUSE)
        self._failures += 1
        self._later(pause)

    def _later(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._due)

    def _due(self) -> None:
        self._timer = None
        self._begin()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
