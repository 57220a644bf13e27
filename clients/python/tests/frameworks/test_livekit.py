"""The agent of LiveKit, in a session of LiveKit's own test harness: text in, and a model that answers from a list."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import Parameter, signature
from types import SimpleNamespace
from typing import Any, cast

import pytest
from frameworks.known import known, memory_of
from frameworks.notes import Notes
from livekit.agents import AgentSession, ChatContext, ChatMessage, ConversationItemAddedEvent, JobContext, llm
from livekit.agents.voice.audio_recognition import _EndOfTurnInfo
from palimpsest import AsyncClient, Client, Memory, MemoryOptions
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
    assert (await memory.end(deadline=60)).ended
    assert "<recalled>\n1. Asha lives in Porto." in told(model.asked[0])
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


def end_of_turn(words: str) -> _EndOfTurnInfo:
    """:returns: what the recognition of LiveKit gives when somebody has spoken, with nothing but the words."""
    fields = signature(_EndOfTurnInfo).parameters.values()
    given: dict[str, Any] = {field.name: None for field in fields if field.default is Parameter.empty}
    metrics = SimpleNamespace(started_speaking_at=None, stopped_speaking_at=None)
    return _EndOfTurnInfo(**{**given, "skip_reply": False, "new_transcript": words, "transcript_confidence": 0.9, "metrics": metrics})


async def test_the_goodbye_of_an_agent_is_kept() -> None:
    notes = Notes()
    session = AgentSession(llm=Model("Hello."))
    await session.start(MemoryAgent(memory=notes, instructions="Be brief."))
    await session.run(user_input="Hello?")
    session.say("Your table is booked for seven. Goodbye.")
    session.shutdown(drain=True)
    for _ in range(600):
        if notes.ended:
            break
        await asyncio.sleep(0.05)
    assert notes.turns[2:] == [("assistant", "Your table is booked for seven. Goodbye.")]
    assert notes.ended == 1


async def test_what_the_caller_says_while_hanging_up_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Notes()
    session = AgentSession(llm=Model("Hello."))
    await session.start(MemoryAgent(memory=notes, instructions="Be brief."))
    await session.run(user_input="Hello?")
    activity = session._activity
    assert activity is not None
    monkeypatch.setattr(activity, "_init_metrics_from_end_of_turn", lambda _: {})
    closing = activity.aclose

    async def aclose() -> None:
        activity.on_end_of_turn(end_of_turn("I am allergic to nuts, bye."))
        await closing()

    monkeypatch.setattr(activity, "aclose", aclose)
    await session.aclose()
    await asyncio.sleep(0)
    assert notes.turns[2:] == [("user", "I am allergic to nuts, bye.")]
    assert notes.ended == 1


async def test_a_conversation_that_is_handed_over_is_kept_once() -> None:
    notes, others = Notes(), Notes()
    async with AgentSession(llm=Model("Hello.", "Yes.", "No.", "Bye.")) as session:
        first = MemoryAgent(memory=notes, instructions="Be brief.")
        await session.start(first)
        await session.run(user_input="Hello?")
        for agent in (MemoryAgent(memory=notes, instructions="Be kind."), MemoryAgent(memory=others, instructions="Be quick."), first):
            session.say("One moment.")
            session.update_agent(agent)
            for _ in range(600):
                if session._activity and session._activity.agent is agent:
                    break
                await asyncio.sleep(0.05)
            await session.run(user_input=f"Are you {agent.instructions}")
    moment = ("assistant", "One moment.")
    assert notes.turns == [
        ("user", "Hello?"), ("assistant", "Hello."), moment,
        ("user", "Are you Be kind."), ("assistant", "Yes."), moment,
        ("user", "Are you Be brief."), ("assistant", "Bye."),
    ]  # fmt: skip
    assert others.turns == [("user", "Are you Be quick."), ("assistant", "No."), moment]


async def test_how_sure_the_recogniser_was_is_kept_where_it_tells() -> None:
    notes = Notes()
    agent = MemoryAgent(memory=notes, instructions="Be brief.")
    async with AgentSession(llm=Model("Hello.")) as session:
        await session.start(agent)
        # 0 is what LiveKit has of a recogniser that does not tell.
        for sure in (0.4, 0.0, 1.2, None):
            message = ChatMessage(role="user", content=["Hello?"], transcript_confidence=sure)
            session.emit("conversation_item_added", ConversationItemAddedEvent(item=message))
    assert notes.confidences == [0.4, None, None, None]


async def test_a_job_that_shuts_down_waits_until_the_last_turns_are_sent() -> None:
    sent: list[str] = []

    def takes(name: str) -> Callable[..., Awaitable[Any]]:
        async def take(*_: object, **__: object) -> Any:
            await asyncio.sleep(0.01)
            sent.append(name)
            return SimpleNamespace(id="c")

        return take

    service = SimpleNamespace(**{name: takes(name) for name in ("get_contact", "start_session", "add_turns", "end_session")})
    memory = Memory(MemoryOptions(client=cast(AsyncClient, service), channel="phone", contact_id="c"))
    memory.heard("I am allergic to nuts, bye.")
    job = SimpleNamespace(_shutdown_callbacks=[])
    JobContext.add_shutdown_callback(cast(JobContext, job), memory.end)
    await asyncio.gather(*(callback("the caller hung up") for callback in job._shutdown_callbacks))
    assert sent == ["get_contact", "start_session", "add_turns", "end_session"]
