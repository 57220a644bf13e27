"""One session of one agent with one contact."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from palimpsest import background
from palimpsest.background import Once
from palimpsest.errors import WaitsForSession
from palimpsest.generated.async_client import AsyncClient
from palimpsest.models import Contact, NewTurn
from palimpsest.opening import Who, find_contact
from palimpsest.turn_buffer import BufferOptions, TurnBuffer
from palimpsest.words import utterances

Role = Literal["contact", "agent", "other"]


@dataclass(frozen=True)
class Ended:
    """How a conversation ended."""

    #: False: the service did not answer in time and is tried again in the background while the loop runs, or it refused.
    ended: bool
    #: How many turns the service does not have yet.
    waiting: int
    #: How many turns were given up; `on_error` was called with the reason.
    lost: int


@dataclass(frozen=True)
class Place:
    """Where a conversation takes place, and who speaks in it."""

    channel: str
    agent_id: str | None
    session_id: str


@dataclass(frozen=True)
class Parts:
    """What a conversation needs."""

    client: AsyncClient
    who: Who
    now: Callable[[], datetime]
    report: Callable[[BaseException], None]
    #: Called when the service has turns.
    sent: Callable[[], None]
    buffer: BufferOptions


class Conversation:
    """One session with its contact: opened when it is first needed, fed from a buffer, ended once."""

    def __init__(self, place: Place, parts: Parts, contact: Once[Contact] | None = None) -> None:
        """:param contact: of the parent, for a child."""
        self.place = place
        self._parts = parts
        self.contact = contact or Once(self._find)
        self._session = Once(self._open)
        self.buffer = TurnBuffer(self._send, parts.report, parts.buffer)
        # Turn ids must differ from those of another process that continues the same session.
        self._prefix = str(uuid.uuid4())[:13]
        self._turns = 0
        self._started_at: datetime | None = None
        self._ended_at: datetime | None = None
        self._ended = False

    async def contact_id(self) -> str:
        """:returns: the id of the contact, whether or not there is a session yet."""
        return (await self.contact.get()).id

    async def opened(self) -> str:
        """:returns: the id of the contact, once the session with them is open."""
        self.begin()
        await self._session.get()
        return await self.contact_id()

    def begin(self) -> None:
        """Marks the session as begun, even if the service gets it later."""
        self._started_at = self._started_at or self._parts.now()

    def keep(self, speaker: str, said: str, role: Role | None, confidence: float | None = None) -> str | None:
        """Keeps what was said. :returns: the id of its turn, the first one if it is split; None for silence."""
        self.begin()
        at = self._parts.now()
        sure = self._sure(confidence)
        more = {key: value for key, value in (("role", role), ("confidence", sure)) if value is not None}
        first: str | None = None
        for text in utterances(said):
            self._turns += 1
            turn_id = f"{self._prefix}-{self._turns}"
            first = first or turn_id
            self.buffer.add(NewTurn.model_validate({"id": turn_id, "speaker": speaker, "text": text, "at": at, **more}))
        return first

    def _sure(self, confidence: float | None) -> float | None:
        # The service would refuse the turn, and its words count more than how sure they are.
        if confidence is None or 0 <= confidence <= 1:
            return confidence
        self._parts.report(ValueError(f"A confidence is from 0 to 1, so that of a turn was left out: {confidence}."))
        return None

    async def end(self, deadline: float) -> Ended:
        """Sends what waits and ends the session. It never raises."""
        if self._started_at is not None and not self._ended:
            self._ended_at = self._ended_at or self._parts.now()
            await asyncio.wait({background.start(self.buffer.finish(self._close))}, timeout=deadline)
        return Ended(self._ended, self.buffer.waiting, self.buffer.lost)

    async def _find(self) -> Contact:
        return await find_contact(self._parts.client, self._parts.who)

    async def _open(self) -> None:
        place = self.place
        await self._parts.client.start_session(
            await self.contact_id(),
            id=place.session_id,
            channel=place.channel,
            agent_id=place.agent_id,
            started_at=self._started_at,
        )

    async def _send(self, turns: Sequence[NewTurn]) -> None:
        await self._open_before("turns")
        await self._parts.client.add_turns(self.place.session_id, turns=list(turns))
        self._parts.sent()

    async def _close(self) -> None:
        await self._open_before("the end")
        await self._parts.client.end_session(self.place.session_id, ended_at=self._ended_at)
        self._ended = True

    async def _open_before(self, what: str) -> None:
        # Its turns wait, whatever the reason, until the conversation is over.
        try:
            await self._session.get()
        except Exception as cause:
            raise WaitsForSession(f"The session is not open, so {what} must wait: {cause}") from cause
