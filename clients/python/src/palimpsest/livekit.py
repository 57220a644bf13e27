"""Palimpsest for LiveKit Agents: an agent that remembers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from livekit.agents import (
    Agent,
    ChatContext,
    ChatMessage,
    CloseEvent,
    ConversationItemAddedEvent,
    FlushSentinel,
    ModelSettings,
    llm,
)

from palimpsest import background
from palimpsest.memory import Memory
from palimpsest.voice import REPLY_DEADLINE, VoiceMemory


class MemoryAgent(Agent):
    """
    An agent that is given what is known before each reply, and whose turns are kept.

    It starts its session with the memory when it enters. Before each reply it puts one message into the context of this reply
    alone: the grounding, and what was recalled within the deadline. A later answer is dropped and holds up
    nothing. What both sides said is kept as it is added to the conversation, and sent in the background, until the session
    of LiveKit closes or another agent speaks. A hook that you override calls `super()`.
    """

    def __init__(self, *, memory: Memory, reply_deadline: float = REPLY_DEADLINE, **agent: Any) -> None:
        """:param reply_deadline: how long a reply waits for the memory, in seconds."""
        super().__init__(**agent)
        self._voice = VoiceMemory(memory, reply_deadline)

    async def opening(self) -> str:
        """:returns: what is known before anybody speaks, as instructions for a greeting."""
        return await self._voice.opening()

    async def on_enter(self) -> None:
        """Starts the session of the memory in the background."""
        self._voice.begin()
        self.session.on("conversation_item_added", self._added)
        self.session.on("close", self._closed)

    async def llm_node(
        self, chat_ctx: ChatContext, tools: list[llm.Tool], model_settings: ModelSettings
    ) -> AsyncIterator[llm.ChatChunk | str | FlushSentinel]:
        """Gives the model what is known, in front of what the user said last, whether that was spoken or typed."""
        said = [i for i, item in enumerate(chat_ctx.items) if isinstance(item, ChatMessage) and item.role == "user"]
        at = said[-1] if said else len(chat_ctx.items)
        asked = chat_ctx.items[at] if said else None
        known = await self._voice.before_reply(asked.text_content if isinstance(asked, ChatMessage) else None)
        told = chat_ctx.copy()
        told.items.insert(at, ChatMessage(role="system", content=[known]))
        async for chunk in Agent.default.llm_node(self, told, tools, model_settings):
            yield chunk

    def _added(self, event: ConversationItemAddedEvent) -> None:
        item = event.item
        if not isinstance(item, ChatMessage) or not item.text_content or not self._talks():
            return
        if item.role == "user":
            self._voice.memory.heard(item.text_content, confidence=confidence_of(item))
        elif item.role == "assistant":
            self._voice.memory.said(item.text_content)

    def _talks(self) -> bool:
        """Whether the conversation is still this agent's: after `on_exit` it finishes what it says, and hears the last words."""
        try:
            return self.session is not None
        except RuntimeError:
            return False

    def _closed(self, _: CloseEvent) -> None:
        background.start(self._voice.memory.end())


def confidence_of(message: ChatMessage) -> float | None:
    """:returns: how sure the recogniser was; LiveKit has 0 of one that does not tell."""
    sure = message.transcript_confidence
    return sure if sure is not None and 0 < sure <= 1 else None
