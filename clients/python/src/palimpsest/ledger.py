"""The facts at hand in one conversation."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from palimpsest.models import Memory


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


class Ledger:
    """The facts recalled or remembered so far, the latest first; what no longer fits is dropped from the end."""

    def __init__(self, line_of: Callable[[Memory], str], options: LedgerOptions = LedgerOptions()) -> None:
        """:param line_of: gives the line of a fact in the prompt, whose tokens are counted."""
        self._line_of = line_of
        self._options = options
        self.facts: tuple[LedgerFact, ...] = ()

    def add(self, memories: Iterable[Memory], known_at: datetime) -> None:
        """Puts facts in front, in the order they come in; one that was there moves there."""
        self.facts = self._fitting([*(LedgerFact(memory, known_at) for memory in memories), *self.facts])

    def seed(self, memories: Iterable[Memory], known_at: datetime) -> None:
        """Puts facts behind those at hand: what was known before anything was asked."""
        self.facts = self._fitting([*self.facts, *(LedgerFact(memory, known_at) for memory in memories)])

    def drop(self, ids: Iterable[str]) -> None:
        """Takes out what is no longer believed."""
        gone = set(ids)
        self.facts = tuple(fact for fact in self.facts if fact.memory.id not in gone)

    def suspects(self, memories: Iterable[Memory]) -> list[Memory]:
        """
        :returns: those of `memories` that may replace a fact at hand: a version can only replace one that was current when
            it was read, so it was recorded after that.
        """
        if not self.facts:
            return []
        known = {fact.memory.id for fact in self.facts}
        oldest = min(fact.known_at for fact in self.facts)
        return [memory for memory in memories if memory.id not in known and memory.recorded_at > oldest]

    def fork(self, options: LedgerOptions | None = None) -> Ledger:
        """:returns: an independent copy."""
        fork = Ledger(self._line_of, options or self._options)
        fork.facts = fork._fitting(self.facts)
        return fork

    def _fitting(self, facts: Sequence[LedgerFact]) -> tuple[LedgerFact, ...]:
        kept: dict[str, LedgerFact] = {}
        tokens = 0
        for fact in facts:
            if fact.memory.id in kept:
                continue
            tokens += self._options.count_tokens(self._line_of(fact.memory))
            if tokens > self._options.max_tokens or len(kept) >= self._options.max_facts:
                break
            kept[fact.memory.id] = fact
        return tuple(kept.values())
