"""The beginning of a conversation with a service that is away for a moment."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from palimpsest import AsyncClient, ForbiddenError, Memory, MemoryOptions, PalimpsestError, UnauthenticatedError, UnavailableError
from palimpsest.models import Contact, Context, RecallAnswer
from palimpsest.voice import VoiceMemory

ASHA = Contact.model_construct(id="c", name="Asha", timezone=None, identifiers=[], attributes={})
KNOWN = Context.model_construct(contact=ASHA, timezone="UTC", memories=[], upcoming=[], changes=[], more_changes=False, current_date_time=None)


class Played:
    """A service that meets what it is asked with `fault`, while there is one; its context with `of_context`."""

    def __init__(self) -> None:
        self.fault: PalimpsestError | None = UnavailableError("away")
        self.of_context: PalimpsestError | None = None
        self.contexts = 0
        self.errors: list[BaseException] = []

    def memory(self) -> Memory:
        return Memory(MemoryOptions(client=cast(AsyncClient, self), channel="phone", contact_id="c", on_error=self.errors.append))

    def meet(self, fault: PalimpsestError | None = None) -> None:
        if self.fault or fault:
            raise self.fault or fault  # type: ignore[misc]

    async def get_contact(self, _: str) -> Contact:
        self.meet()
        return ASHA

    async def get_context(self, _: str) -> Context:
        self.contexts += 1
        self.meet(self.of_context)
        return KNOWN

    async def recall(self, *_: Any, **__: Any) -> RecallAnswer:
        self.meet()
        return RecallAnswer.model_construct(results=[], found="none")

    async def start_session(self, *_: Any, **__: Any) -> None:
        self.meet()

    async def add_turns(self, *_: Any, **__: Any) -> None:
        self.meet()

    async def end_session(self, *_: Any, **__: Any) -> None:
        self.meet()


@pytest.mark.parametrize("go_on", ["flush", "recall"])
async def test_a_context_that_could_not_be_had_is_asked_for_again_as_the_turns_are(go_on: str) -> None:
    played = Played()
    memory = played.memory()
    started = await memory.start()
    assert (started.context, str(started.error)) == (None, "away")
    played.fault = None
    memory.heard("Where do I live?")
    await getattr(memory, go_on)()
    await asyncio.sleep(0.01)
    assert memory.context is KNOWN
    asked = played.contexts
    await memory.recall()
    await asyncio.sleep(0.01)
    assert played.contexts == asked


async def test_a_context_that_is_refused_or_that_nobody_asked_for_is_not_asked_for_again_nor_any_behind_the_end() -> None:
    played = Played()
    played.fault = None
    refused, silent, over = (played.memory() for _ in range(3))
    played.of_context = ForbiddenError("no")
    with pytest.raises(ForbiddenError):
        await refused.start()
    played.of_context = UnavailableError("away")
    await over.start()
    asked = played.contexts
    for memory in (refused, silent, over):
        memory.heard("Hello.")
        await (memory.end() if memory is over else memory.flush())
    await asyncio.sleep(0.01)
    assert played.contexts == asked


async def test_a_start_that_failed_in_a_call_is_told() -> None:
    played = Played()
    voice = VoiceMemory(played.memory(), 0.1)
    voice.begin()
    await asyncio.sleep(0.01)
    assert "away" in [str(error) for error in played.errors]


async def test_a_first_reply_waits_for_the_context_as_long_as_for_a_recall_and_nothing_is_raised() -> None:
    played = Played()
    played.fault = None
    memory = played.memory()
    await memory.ready()
    assert (memory.context, played.contexts) == (KNOWN, 1)
    played.fault = UnauthenticatedError("wrong key")
    stranger = played.memory()
    for _ in range(2):
        await stranger.ready()
    assert ([str(error) for error in played.errors], stranger.context) == (["wrong key"], None)
