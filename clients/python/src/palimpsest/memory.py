"""The memory of one agent in one conversation."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from typing_extensions import Unpack

from palimpsest import background
from palimpsest.background import Once
from palimpsest.conversation import Conversation, Ended, Parts, Place, Role
from palimpsest.errors import InternalError, PalimpsestError
from palimpsest.models import Contact, Context, RecallAnswer, Remembered
from palimpsest.models import Memory as Fact
from palimpsest.grounding import ended_lines, fact_line, grounding_text, result_lines, zone_named
from palimpsest.ledger import Ledger, LedgerFact
from palimpsest.opening import Who
from palimpsest.options import MemoryOptions, SpawnOptions, Started, new_session_id
from palimpsest.recalling import Recalled, Recalling, RecallOptions, settle
from palimpsest.search_tool import SearchTool
from palimpsest.starting import Starting
from palimpsest.words import question


class Memory:
    """
    The memory of one agent in one conversation, for asyncio. `heard()` and `said()` only put turns into a buffer and
    `recall()` has a deadline, so a slow or absent service never holds up a reply and never raises into the conversation.
    All of it belongs to the loop in which it is first used.
    """

    def __init__(self, options: MemoryOptions, parent: Memory | None = None) -> None:
        """:param parent: of a child; see `spawn`."""
        self._options = options
        who = Who(options.contact_id, options.identifier, options.profile, options.choose)
        self._starting = Starting(self._read_context, self.report)
        parts = Parts(options.client, who, options.now, self.report, self._starting.again, options.buffer)
        place = Place(options.channel, options.agent_id, options.session_id)
        contact: Once[Contact] | None = parent._conversation.contact if parent else None
        self._conversation: Conversation = Conversation(place, parts, contact)
        #: The context that the service gave at the start, or gave the parent; None until it is there.
        self.context: Context | None = parent.context if parent else None
        self._ledger: Ledger | None = self._new_ledger(parent._ledger if parent else None)
        self._last_heard = ""
        self._unknown_zones: set[str] = set()

    @property
    def session_id(self) -> str:
        """The id of the session, made here before the service has the session."""
        return self._options.session_id

    @property
    def ledger(self) -> tuple[LedgerFact, ...]:
        """The facts recalled, remembered or known from the start, the latest first."""
        return self._ledger.facts if self._ledger else ()

    @property
    def waiting(self) -> int:
        """How many turns the service does not have yet."""
        return self._conversation.buffer.waiting

    async def start(self) -> Started:
        """
        Resolves the contact, starts the session and asks for the context. Not needed before `heard()`, which opens the
        session by itself.

        :raises PalimpsestError: for faults that waiting does not cure: a wrong key, an unknown contact, an identifier that
            several share.
        """
        self._conversation.begin()
        return await self._starting.within(self._options.start_deadline)

    async def ready(self) -> None:
        """
        Starts it before a first reply, which waits for that no longer than for `recall()`. It never raises: `on_error` is
        told.
        """
        if self.context is None:
            await self._starting.ready(self._options.recall_deadline)

    def heard(
        self, text: str, speaker: str | None = None, *, role: Role | None = None, confidence: float | None = None
    ) -> str | None:
        """
        Keeps what the contact said, or with a speaker or a role what somebody else did.

        :param confidence: how sure the recogniser was of the words, from 0 to 1.
        :returns: the id of its turn, or None for silence.
        """
        self._last_heard = question(text) or self._last_heard
        by_default: Role | None = "contact" if speaker is None else None
        return self._conversation.keep(speaker or self._options.contact_name, text, role or by_default, confidence)

    def said(self, text: str, speaker: str | None = None) -> str | None:
        """Keeps what the agent said. :returns: the id of its turn, or None for silence."""
        return self._conversation.keep(speaker or self._options.agent_name, text, "agent")

    async def flush(self) -> None:
        """Sends the turns that wait. It never raises; `waiting` says how many could not be sent yet."""
        await self._conversation.buffer.flush()

    async def recall(
        self, query: str | None = None, *, deadline: float | None = None, **options: Unpack[RecallOptions]
    ) -> Recalled:
        """
        What is remembered about a question, by default about what was heard last. It never raises.

        :param deadline: after which the reply goes on without the memory, in seconds. Default: `recall_deadline`.
        """
        asked = question(self._last_heard if query is None else query)
        if not asked:
            return Recalled()
        recalling = Recalling(self._options.client, self._conversation.contact_id, self._ledger, self.report, self._options.now)
        seconds = self._options.recall_deadline if deadline is None else deadline
        try:
            answer = await recalling.within(seconds, asked, **options)
            return Recalled(late=True) if answer is None else self._recalled(answer)
        except PalimpsestError as error:
            return Recalled(error=error)
        except Exception as error:
            return Recalled(error=InternalError(str(error)))

    async def remember(self, text: str, **statement: Any) -> Remembered:
        """
        Remembers a statement about the contact at once, for agents that decide for themselves what to remember.

        :param statement: more about it, as `AsyncClient.remember` takes it: attribute, value, turn_id.
        :raises PalimpsestError: when it is refused, or the service is away: the caller must know.
        """
        contact_id = await self._conversation.contact_id()
        given = {"said_at": self._options.now(), **statement}
        if given.get("turn_id") is not None:
            # The service must have the turn before a memory can point at it.
            await self.flush()
            given = {"session_id": self.session_id, **given}
        remembered = await self._options.client.remember(contact_id, text=text, **given)
        # Of a dry run nothing is kept.
        if self._ledger and remembered.decision.id is not None:
            self._ledger.remembered(remembered.memory, remembered.decision.superseded, self._options.now())
        self._settle()
        return remembered

    def grounding(self) -> str:
        """The head of a prompt, to be made again for each reply: date, time and zone, the contact, plans and facts at hand."""
        contact = self.context.contact if self.context else self._conversation.contact.value
        facts = [fact.memory for fact in self.ledger]
        plans = [plan.memory for plan in self._ledger.plans] if self._ledger else []
        changes = self._ledger.changes if self._ledger else []
        return grounding_text(self._options.now(), self._timezone(), contact, facts, plans, changes)

    def search_tool(self) -> SearchTool:
        """Search of the memory as a tool of a language model."""

        async def search(query: str, options: RecallOptions) -> Recalled:
            return await self.recall(query, deadline=self._options.tool_deadline, **options)

        return SearchTool(search)

    def spawn(self, **options: Unpack[SpawnOptions]) -> Memory:
        """
        :returns: the memory of a child agent, which begins with a copy of what is known here and has a session of its own
            with the same contact. What either learns or says afterwards stays its own.
        """
        own: dict[str, Any] = {"session_id": new_session_id(), **options}
        return Memory(replace(self._options, **own), self)

    async def end(self, *, deadline: float = 5.0) -> Ended:
        """
        Sends what waits and ends the session. It never raises. It takes nothing by place: as a callback for the shutdown of a
        job, LiveKit would give it the reason there.

        :param deadline: for both, in seconds.
        """
        self._starting.leave()
        return await self._conversation.end(deadline)

    def _recalled(self, answer: RecallAnswer) -> Recalled:
        self._starting.again()
        # What bears on nothing that was asked would only lead the model astray.
        timezone = self._timezone()
        is_answered = answer.found == "some"
        text = result_lines(answer.results, timezone) if is_answered else ended_lines(answer.no_longer, timezone)
        return Recalled(answer.results, answer.found, text, no_longer=answer.no_longer)

    async def _read_context(self) -> Context:
        contact_id = await self._conversation.opened()
        self.context = await self._options.client.get_context(contact_id)
        if self._ledger:
            self._ledger.seed_changes(self.context.changes, self.context.more_changes, self.context.current_date_time)
            self._ledger.seed(self.context.memories, self.context.current_date_time, self.context.upcoming)
        self._settle()
        return self.context

    def _settle(self) -> None:
        """Finds out in the background what replaced a fact at hand."""
        if self._ledger and self._ledger.suspects:
            settled = background.start(settle(self._options.client, self._ledger, self._options.now()))
            settled.add_done_callback(self._report_failure)

    def _new_ledger(self, of_parent: Ledger | None) -> Ledger | None:
        options = self._options.ledger
        if options is None:
            return None
        return of_parent.fork(options) if of_parent else Ledger(self._line_of, options)

    def _line_of(self, memory: Fact) -> str:
        return fact_line(memory, self._timezone())

    def _timezone(self) -> str:
        contact = self._conversation.contact.value
        of_contact = contact.timezone if contact else None
        of_service = self.context.timezone if self.context else None
        stated = [zone for zone in (of_contact, self._options.timezone, of_service) if zone]
        return next((zone for zone in stated if self._knows(zone)), "UTC")

    def _knows(self, zone: str) -> bool:
        known = zone_named(zone) is not None
        if not known and zone not in self._unknown_zones:
            self._unknown_zones.add(zone)
            self.report(ValueError(f"This system does not know the time zone {zone}."))
        return known

    def report(self, error: BaseException) -> None:
        """Tells `on_error` of something that went wrong in the background."""
        try:
            self._options.on_error(error)
        except Exception:
            # An `on_error` that raises must not break the conversation.
            return

    def _report_failure(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error)
