"""The facts at hand in one conversation."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from palimpsest.grounding import change_line
from palimpsest.models import ChangeSince, Memory


# Of the room, for plans and for changes, as in the context of the service, and for what is not core.
SHARE = 0.25


def quarter_of_bytes(text: str) -> int:
    """Near enough for a budget in any script: a letter of Hindi has three bytes and is nearly a token."""
    return math.ceil(len(text.encode()) / 4)


@dataclass(frozen=True)
class LedgerOptions:
    """How much of what was recalled is kept at hand."""

    #: For all facts together, as lines.
    max_tokens: int = 1_000
    max_facts: int = 50
    #: Counts the tokens of a text as the model does.
    count_tokens: Callable[[str], int] = quarter_of_bytes


@dataclass(frozen=True)
class LedgerFact:
    """A fact at hand, and when the service was asked for it (of the clock of the service)."""

    memory: Memory
    known_at: datetime


@dataclass(frozen=True)
class LedgerChange(LedgerFact):
    """A change since the session before, as a fact at hand, and its line."""

    line: str


class Ledger:
    """
    The facts recalled or remembered so far, the latest first; what no longer fits is dropped, the oldest before others, and last
    what is core, which leaves a quarter of the room to what is said.
    """

    def __init__(self, line_of: Callable[[Memory], str], options: LedgerOptions = LedgerOptions()) -> None:
        """:param line_of: gives the line of a fact in the prompt, whose tokens are counted."""
        self._line_of = line_of
        self._options = options
        self.facts: tuple[LedgerFact, ...] = ()
        #: What was planned, or to begin later, when the conversation began.
        self.plans: tuple[LedgerFact, ...] = ()
        self._changes: tuple[LedgerChange, ...] = ()
        # There were other changes, which had no room.
        self._has_more_changes = False
        # What was replaced is never believed again, but an answer that was read before that may still bring it.
        self._replaced: set[str] = set()
        #: The ids of what may have replaced a fact at hand; their history is to be read, and told to `settle`.
        self.suspects: set[str] = set()
        # Of these it is known what they replaced.
        self._settled: set[str] = set()

    @property
    def changes(self) -> list[str]:
        """The lines of what changed since the session before."""
        lines = [change.line for change in self._changes]
        return [*lines, "- and more than these"] if lines and self._has_more_changes else lines

    def add(self, memories: Iterable[Memory], known_at: datetime) -> None:
        """Puts facts in front, in the order they come in; one that was there moves there."""
        entries = [LedgerFact(memory, known_at) for memory in memories]
        self._suspect(entries)
        self.facts = self._fitting([*entries, *self.facts])

    def seed(self, memories: Iterable[Memory], known_at: datetime, plans: Iterable[Memory] = ()) -> None:
        """
        Puts facts behind those at hand: what was known before anything was asked. Plans have a quarter of the room, before
        all facts.
        """
        entries = [LedgerFact(memory, known_at) for memory in memories]
        planned = [LedgerFact(memory, known_at) for memory in plans]
        self._suspect([*planned, *entries])
        self.plans = self._fitting_plans(planned)
        self.facts = self._fitting([*self.facts, *entries])

    def seed_changes(self, changes: Sequence[ChangeSince], more: bool, known_at: datetime | None = None) -> None:
        """
        Takes what changed since the session before, the latest first, for a quarter of the room.

        :param more: changed than these.
        :param known_at: when they were read; default: as each was recorded.
        """
        facts = [LedgerChange(change.memory, known_at or change.memory.recorded_at, change_line(change)) for change in changes]
        self._suspect(facts)
        self._has_more_changes = more
        self._fit_changes(facts)

    def drop(self, ids: Iterable[str]) -> None:
        """Takes out what is no longer believed, for good."""
        self._replaced.update(ids)
        self.plans = tuple(plan for plan in self.plans if plan.memory.id not in self._replaced)
        self._changes = tuple(change for change in self._changes if change.memory.id not in self._replaced)
        self.facts = self._fitting(self.facts)

    def settle(self, memory_id: str, replaced: Iterable[str], left: Sequence[Memory] = ()) -> None:
        """Takes out what a memory replaced, whose history was read, and puts in what is left of that."""
        self.suspects.discard(memory_id)
        self._settled |= {memory_id, *(memory.id for memory in left)}
        self.drop(replaced)
        behind = next((i + 1 for i, fact in enumerate(self.facts) if fact.memory.id == memory_id), 0)
        entries = [LedgerFact(memory, memory.recorded_at) for memory in left]
        self.facts = self._fitting([*self.facts[:behind], *entries, *self.facts[behind:]])

    def remembered(self, memory: Memory | None, replaced: Sequence[str], now: datetime) -> None:
        """Puts what the service answered to a statement in front, and takes out what that replaced."""
        are_at_hand = set(replaced) <= {fact.memory.id for fact in self._at_hand}
        self.drop(replaced)
        if memory is None:
            return
        is_whole = memory.valid_to is None and memory.valid_from <= now
        if replaced and not is_whole:
            # What it replaced for a time holds for the rest, in versions that the history has.
            self.suspects.add(memory.id)
        elif are_at_hand:
            # If what it replaced was not at hand, a version before that may be.
            self._settled.add(memory.id)
        # What ended, was withdrawn or never was is answered as well, and no fact at hand.
        if holds(memory, now):
            self.add([memory], memory.recorded_at)
        else:
            self.drop([memory.id])

    def fork(self, options: LedgerOptions | None = None) -> Ledger:
        """:returns: an independent copy."""
        fork = Ledger(self._line_of, options or self._options)
        fork._replaced, fork.suspects, fork._settled = set(self._replaced), set(self.suspects), set(self._settled)
        fork.plans = fork._fitting_plans(self.plans)
        fork._has_more_changes = self._has_more_changes
        fork._fit_changes(self._changes)
        fork.facts = fork._fitting(self.facts)
        return fork

    @property
    def _at_hand(self) -> tuple[LedgerFact, ...]:
        return (*self.plans, *self._changes, *self.facts)

    def _suspect(self, entries: Sequence[LedgerFact]) -> None:
        # A version can only replace one that was current when it was read, so it was recorded after that. Answers come in any
        # order: the newer version is in the one that comes, or already at hand.
        known = {fact.memory.id for fact in self._at_hand} | self._replaced
        unknown = [entry for entry in entries if entry.memory.id not in known]
        pairs = [(fact, entry) for fact in self._at_hand for entry in unknown]
        newer = {b.memory.id for a, b in pairs if b.memory.recorded_at > a.known_at}
        newer |= {a.memory.id for a, b in pairs if a.memory.recorded_at > b.known_at}
        self.suspects |= newer - self._settled

    def _fitting_plans(self, plans: Sequence[LedgerFact]) -> tuple[LedgerFact, ...]:
        return self._fitting(plans, self._options.max_tokens * (1 - SHARE))

    def _fit_changes(self, changes: Sequence[LedgerChange]) -> None:
        left = self._options.max_tokens * SHARE
        believed = [change for change in changes if change.memory.id not in self._replaced]
        fitting: list[LedgerChange] = []
        for change in believed:
            tokens = self._options.count_tokens(change.line)
            if tokens <= left:
                left -= tokens
                fitting.append(change)
        self._changes = tuple(fitting)
        if len(fitting) < len(believed):
            self._has_more_changes = True

    def _fitting(self, facts: Sequence[LedgerFact], spent: float | None = None) -> tuple[LedgerFact, ...]:
        """:param spent: of the tokens; default: by plans and changes. What is core has most of the room first, and keeps its place."""
        kept: dict[str, LedgerFact] = {}
        tokens = self._spent if spent is None else spent

        def keep(some: Iterable[LedgerFact], max_tokens: float, max_facts: int) -> None:
            nonlocal tokens
            for fact in some:
                if len(kept) >= max_facts:
                    break
                if fact.memory.id in kept or fact.memory.id in self._replaced:
                    continue
                more = self._tokens_of(fact)
                # One that is too long for what is left takes no shorter ones with it.
                if tokens + more > max_tokens:
                    continue
                tokens += more
                kept[fact.memory.id] = fact

        for_others = (self._options.max_tokens - tokens) * SHARE
        core = [fact for fact in facts if fact.memory.tier == "core"]
        keep(core, self._options.max_tokens - for_others, math.ceil(self._options.max_facts * (1 - SHARE)))
        keep(facts, self._options.max_tokens, self._options.max_facts)
        return tuple(fact for fact in facts if kept.get(fact.memory.id) is fact)

    @property
    def _spent(self) -> int:
        return sum(map(self._tokens_of, self.plans)) + sum(map(self._options.count_tokens, self.changes))

    def _tokens_of(self, fact: LedgerFact) -> int:
        return self._options.count_tokens(self._line_of(fact.memory))


def holds(memory: Memory, now: datetime) -> bool:
    """:returns: whether a memory is believed, and has not ended; it may begin later."""
    return memory.superseded_at is None and (memory.valid_to is None or memory.valid_to > now)
