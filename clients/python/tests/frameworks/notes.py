"""A memory that notes what is said, for what is about a framework alone."""

from __future__ import annotations

import asyncio
from typing import Any

from palimpsest.options import Started
from palimpsest.recalling import Recalled


class Notes:
    """Answers with nothing, after `pause` seconds."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause
        self.turns: list[tuple[str, str]] = []
        self.confidences: list[float | None] = []
        self.asked: list[str | None] = []
        self.ended = 0

    async def start(self) -> Started:
        return Started()

    def report(self, error: BaseException) -> None:
        raise error

    def grounding(self) -> str:
        return "known"

    async def recall(self, query: str | None = None, **_: Any) -> Recalled:
        self.asked.append(query)
        await asyncio.sleep(self.pause)
        return Recalled()

    def heard(self, text: str, *, confidence: float | None = None) -> None:
        self.turns.append(("user", text))
        self.confidences.append(confidence)

    def said(self, text: str) -> None:
        self.turns.append(("assistant", text))

    async def end(self) -> None:
        self.ended += 1
