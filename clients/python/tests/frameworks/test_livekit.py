"""The agent of LiveKit, in a session of LiveKit's own test harness: text in, and a model that answers from a list."""

from __future__ import annotations

import asyncio
from typing import Any

from frameworks.known import known, memory_of
from livekit.agents import AgentSession, ChatContext, ChatMessage, llm
from palimpsest import Client, MemoryOptions
from palimpsest.models import Identifier
from palimpsest.livekit import MemoryAgent


class Model(llm.LLM):
    """Answers in turn, and notes what it was asked."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = iter(answers)
        self.asked: list[ChatContext] = []

    def chat(self, *, chat_ctx: ChatContext, tools: Any = None, conn_options: Any = None, **_: Any) -> llm.LLMStream:
        self.asked.append(chat_ctx.copy())
        return Stream(self, chat_ctx=chat_ctx, tools=tools or [], conn_options=conn_options)


class Stream(llm.LLMStream):
    """One answer."""

    async def _run(self) -> None:
        delta = llm.ChoiceDelta(role="assistant", content=next(self._llm.answers))  # type: ignore[attr-defined]
        self._event_ch.send_nowait(llm.ChatChunk(id="1", delta=delta))


def told(context: ChatContext) -> str:
    return "\n".join(item.text_content or "" for item in context.items if isinstance(item, ChatMessage) and item.role == "system")


async def test_a_reply_is_given_what_is_known_and_both_sides_are_kept(
    client: Client, caller: Identifier, options: MemoryOptions
) -> None:
    memory = memory_of(options, known(client, caller))
    model = Model("In Porto.", "At Wipro.")
    async with AgentSession(llm=model) as session:
        await session.start(MemoryAgent(memory=memory, reply_deadline=60, instructions="Be brief."))
        first = await session.run(user_input="Where do I live?")
        first.expect.next_event().is_message(role="assistant")
        await session.run(user_input="And where do I work?")
    assert (await memory.end(60)).ended
    assert "1. Asha lives in Porto." in told(model.asked[0])
    assert "1. Asha works at Wipro." in told(model.asked[-1])
    assert told(model.asked[-1]).count("<current_datetime>") == 1
    turns = client.list_turns(memory.session_id).turns
    assert [(turn.role, turn.text) for turn in turns] == [
        ("contact", "Where do I live?"), ("agent", "In Porto."), ("contact", "And where do I work?"), ("agent", "At Wipro."),
    ]  # fmt: skip


async def test_a_greeting_can_be_given_what_is_known(client: Client, caller: Identifier, options: MemoryOptions) -> None:
    class Greeter(MemoryAgent):
        async def on_enter(self) -> None:
            await super().on_enter()
            self.session.generate_reply(instructions=f"Greet them.\n\n{await self.opening()}")

    model = Model("Hello, Asha.", "Bye.")
    async with AgentSession(llm=model) as session:
        await session.start(Greeter(memory=memory_of(options, known(client, caller)), instructions="Be brief."))
        for _ in range(600):
            if model.asked:
                break
            await asyncio.sleep(0.1)
    assert "name: Asha" in told(model.asked[0])
