"""Palimpsest for Pipecat: a processor between the aggregator of what the user says and the language model."""

from __future__ import annotations

from typing import Any

from pipecat.frames import frames
from pipecat.frames.frames import (
    Frame,
    LLMContextFrame,
    LLMContextSummaryRequestFrame,
    LLMContextSummaryResultFrame,
    StartFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext, LLMSpecificMessage
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from palimpsest.memory import Memory
from palimpsest.voice import REPLY_DEADLINE, VoiceMemory


# Of newer versions of Pipecat.
EAGER_CANCEL: Any = getattr(frames, "EagerEndOfTurnCancelFrame", ())


class PalimpsestMemory(FrameProcessor):
    """
    Gives the model what is known before each reply, and keeps what both sides said.

    It starts the session when the pipeline starts. Before each reply it puts one message into the context, in front of what
    was said last, in place of the one before: the grounding, and what was recalled within the deadline. A later answer is
    dropped and holds up nothing. The turns are read from the context, so of a reply that was interrupted what was heard.
    """

    def __init__(self, memory: Memory, *, deadline: float = REPLY_DEADLINE, **processor: Any) -> None:
        """:param deadline: how long a reply waits for the memory, in seconds."""
        super().__init__(**processor)
        self._voice = VoiceMemory(memory, deadline)
        self._context: LLMContext | None = None
        self._told: list[Any] = []
        # The messages themselves are held, so that no other takes over the identity of one.
        self._kept: dict[int, Any] = {}
        self._seen: list[Any] = []
        self._withdrawn = 0
        self._summarizing = False
        self._summary = ""

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """Looks at the start, the context before each reply, and the end; every frame that still holds goes on."""
        await super().process_frame(frame, direction)
        if isinstance(frame, StartFrame):
            self._voice.begin()
        elif isinstance(frame, EAGER_CANCEL):
            self._withdrawn += 1
        elif isinstance(frame, LLMContextSummaryRequestFrame):
            # Before the summary takes the place of what was said.
            self._keep_all()
            self._summarizing = True
        elif isinstance(frame, LLMContextSummaryResultFrame):
            self._summarizing, self._summary = False, frame.summary
        elif isinstance(frame, LLMContextFrame) and direction is FrameDirection.DOWNSTREAM:
            if not getattr(frame, "speculation", False):
                await self._prepare(frame.context)
            elif not await self._prepare_provisional(frame.context):
                return
        await self.push_frame(frame, direction)

    async def cleanup(self) -> None:
        """Sends what waits and ends the session; the last reply is in the context by now."""
        await super().cleanup()  # type: ignore[no-untyped-call]
        # Of a call that ends in its first turn no frame had the context.
        self._context = self._context or self._aggregated()
        self._keep_all()
        await self._voice.memory.end()

    async def _prepare(self, context: LLMContext) -> None:
        self._context = context
        self._keep_all()
        told = await self._tell(context)
        self._told = [*(self._told if self._summarizing else []), told]

    async def _prepare_provisional(self, context: LLMContext) -> bool:
        """
        The context is a copy with a turn that may go on yet, so that turn is not kept, and the conversation is elsewhere.

        :returns: whether the turn still stands: its withdrawal does not wait behind this frame.
        """
        self._context = self._context or self._aggregated()
        self._keep(context.get_messages()[:-1])
        withdrawn = self._withdrawn
        await self._tell(context)
        return withdrawn == self._withdrawn

    async def _tell(self, context: LLMContext) -> Any:
        """:returns: the message that was put into the context, in place of the one before."""
        asked = next((text_of(message) for message in reversed(context.get_messages()) if role_of(message) == "user"), "")
        told: Any = {"role": "developer", "content": await self._voice.before_reply(asked)}
        # Of the messages as they are now: others may have been added while the reply waited.
        # Pipecat cuts what it has summarized by its place, so nothing goes while it does.
        gone = [] if self._summarizing else self._told
        messages = [message for message in context.get_messages() if message not in gone]
        said = [i for i, message in enumerate(messages) if role_of(message) == "user"]
        at = said[-1] if said else len(messages)
        context.set_messages([*messages[:at], told, *messages[at:]])
        return told

    def _aggregated(self) -> LLMContext | None:
        """:returns: the context of the aggregator that stands in front."""
        processor = self.previous
        while processor is not None:
            context = getattr(processor, "context", None)
            if isinstance(context, LLMContext):
                return context
            processor = processor.previous
        return None

    def _keep_all(self) -> None:
        if self._context:
            self._keep(self._context.get_messages())

    def _keep(self, messages: list[Any]) -> None:
        """Keeps the messages that were not there before, of those that somebody said."""
        known = self._known(messages)
        last_known = max(known, default=-1)
        self._seen = list(messages)
        for i, message in enumerate(messages):
            self._kept[id(message)] = message
            if i in known:
                continue
            # What is said is added at the end; what is new in front of the rest is a summary of it.
            if i < last_known or self._is_summary(message):
                continue
            if role_of(message) == "user":
                self._voice.memory.heard(text_of(message))
            elif role_of(message) == "assistant":
                self._voice.memory.said(text_of(message))

    def _known(self, messages: list[Any]) -> set[int]:
        """:returns: the places of the messages that were there before: themselves, or as copies in the same order."""
        here = {id(message) for message in messages}
        # What a summary took the place of is over, and can be said again. One that was there before is matched in its order, so
        # that what stands behind it is compared with what stood behind it.
        may_be_copies = self._has_summary(self._seen) or not self._has_summary(messages)
        known, left = set[int](), list(self._seen)
        for i, message in enumerate(messages):
            if id(message) in self._kept:
                match = next((j for j, seen in enumerate(left) if seen is message), None)
            else:
                match = next((j for j, seen in enumerate(left) if may_be_copies and seen == message and id(seen) not in here), None)
            if match is not None:
                left = left[match + 1 :]
            if match is not None or id(message) in self._kept:
                known.add(i)
        return known

    def _has_summary(self, messages: list[Any]) -> bool:
        return any(map(self._is_summary, messages))

    def _is_summary(self, message: Any) -> bool:
        return bool(self._summary) and role_of(message) == "user" and self._summary in text_of(message)


def role_of(message: Any) -> str:
    return "" if isinstance(message, LLMSpecificMessage) else str(message.get("role"))


def text_of(message: Any) -> str:
    content = message.get("content")
    if isinstance(content, list):
        return " ".join(str(part["text"]) for part in content if part.get("type") == "text")
    return content if isinstance(content, str) else ""
