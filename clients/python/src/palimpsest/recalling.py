"""Recall with a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from typing_extensions import TypedDict, Unpack

from palimpsest import background
from palimpsest.errors import FINAL, OF_KEY, PalimpsestError
from palimpsest.generated.async_client import AsyncClient
from palimpsest.models import NoLonger, RecallAnswer, RecallResult
from palimpsest.ledger import Ledger, holds
from palimpsest.options import utc_now


class RecallOptions(TypedDict, total=False):
    """How to recall; times are instants, dates or words such as "last March"."""

    #: Default: 5.
    limit: int
    in_: list[Literal["memories", "events", "turns"]]
    #: Also what no longer holds.
    include: list[Literal["ended"]]
    valid_at: str
    known_at: str
    #: Only memories of this attribute, with this tag, about this subject, or said on this channel.
    attribute: str
    tag: str
    subject: str
    channel: str
    #: Results with a lower score are left out.
    min_score: float
    #: What to do with a time in the question. Default: rank.
    time: Literal["rank", "only", "off"]


@dataclass(frozen=True)
class Recalled:
    """What was recalled."""

    #: Best first.
    results: list[RecallResult] = field(default_factory=list)
    #: none: nothing that is remembered bears on the question; `results` are the nearest there are.
    found: Literal["some", "none"] = "none"
    #: What bears on the question as lines for a prompt, also where it has ended and nothing else does; empty if nothing does.
    text: str = ""
    #: True: the memory did not answer in time, and `results` is empty. What it answers later still enters the ledger.
    late: bool = False
    #: Why there is no answer, if there is none.
    error: PalimpsestError | None = None
    #: With none: what bears on the question and has ended.
    no_longer: list[NoLonger] = field(default_factory=list)


@dataclass(frozen=True)
class Recalling:
    """Asks about one contact, and keeps the ledger up to date with what is answered."""

    client: AsyncClient
    contact_id: Callable[[], Awaitable[str]]
    ledger: Ledger | None
    report: Callable[[BaseException], None]
    now: Callable[[], datetime] = utc_now

    async def within(self, deadline: float, query: str, **options: Unpack[RecallOptions]) -> RecallAnswer | None:
        """
        :returns: the answer, or None after the deadline.
        :raises PalimpsestError: when the service refuses before that.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + deadline
        answer = background.start(self._ask(query, **options))
        entered = background.start(self._enter_when(answer, now="valid_at" not in options and "known_at" not in options))
        await asyncio.wait({answer}, timeout=deadline)
        if not answer.done():
            return None
        found = answer.result()
        # The ledger is brought up to date before the reply if there is time; if not, it is a little later.
        await asyncio.wait({entered}, timeout=max(0.0, end - loop.time()))
        return found

    async def _ask(self, query: str, **options: Unpack[RecallOptions]) -> RecallAnswer:
        asked: RecallOptions = {"limit": 5, **options}
        return await self.client.recall(await self.contact_id(), query=query, **asked)

    async def _enter_when(self, answer: asyncio.Task[RecallAnswer], now: bool) -> None:
        try:
            found = await answer
            # What holds at another time, or no longer, is no part of what is known now.
            if now:
                await self._enter(found)
        except Exception as error:
            self.report(error)

    async def _enter(self, answer: RecallAnswer) -> None:
        """Puts what holds and bears on the question into the ledger, and takes out of it what that replaced."""
        if self.ledger is None or answer.found == "none":
            return
        memories = [result.memory for result in answer.results if result.memory is not None and not result.ended]
        self.ledger.add(memories, answer.as_of.known_at)
        await settle(self.client, self.ledger, self.now())


async def settle(client: AsyncClient, ledger: Ledger, now: datetime) -> None:
    """
    Takes out of the ledger what was replaced, and puts in what is left of it. What cannot be asked now is asked with the next
    recall; what is refused, not again.
    """

    async def read(memory_id: str) -> None:
        try:
            steps = (await client.get_history(memory_id)).steps
        except (*FINAL, *OF_KEY):
            ledger.settle(memory_id, [])
            raise
        replaced = [step.memory.id for step in steps if step.memory.superseded_at is not None]
        remainders = [step.memory for step in steps if step.as_ == "remainder"]
        ledger.settle(memory_id, replaced, [memory for memory in remainders if holds(memory, now)])

    await asyncio.gather(*(read(memory_id) for memory_id in ledger.suspects))
