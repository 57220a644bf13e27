"""The memory of an agent, with a service and without one."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from datetime import datetime, timezone

import httpx
import pytest
from palimpsest import AsyncClient, ConflictError, Memory, MemoryOptions, UnauthenticatedError
from palimpsest.opening import Profile
from palimpsest.turn_buffer import BufferOptions


async def called_before(options: MemoryOptions) -> None:
    """A first call, in which the caller says where they live."""
    memory = Memory(replace(options, profile=Profile(name="Asha", timezone="Asia/Kolkata"), session_id="first-" + options.session_id))
    await memory.start()
    turn_id = memory.heard("I live in Porto.")
    await memory.remember("I live in Porto.", attribute="current_city", value="Porto", turn_id=turn_id)
    assert (await memory.end(deadline=60)).ended


async def test_a_second_call_knows_what_the_first_one_told(options: MemoryOptions) -> None:
    await called_before(options)
    memory = Memory(options)
    started = await memory.start()
    assert started.context is not None
    assert [fact.memory.text for fact in memory.ledger] == ["I live in Porto."]
    memory.heard("Where do I live?")
    recalled = await memory.recall()
    assert recalled.found == "some"
    assert recalled.text.startswith("1. I live in Porto. (since at least ")
    assert (await memory.end(deadline=60)).ended


async def test_what_was_replaced_leaves_the_ledger(options: MemoryOptions) -> None:
    await called_before(options)
    memory = Memory(options)
    await memory.start()
    await memory.remember("I have moved to Lisbon.", attribute="current_city", value="Lisbon")
    assert [fact.memory.text for fact in memory.ledger] == ["I have moved to Lisbon."]


async def test_what_another_agent_learned_replaces_what_is_at_hand(options: MemoryOptions, async_client: AsyncClient) -> None:
    await called_before(options)
    memory = Memory(options)
    started = await memory.start()
    assert started.context is not None
    await async_client.remember(started.context.contact.id, text="Asha lives in Lisbon.", attribute="current_city", value="Lisbon")
    await memory.recall("Where does Asha live?")
    assert [fact.memory.text for fact in memory.ledger] == ["Asha lives in Lisbon."]


async def test_turns_are_kept_in_order_with_who_said_them(options: MemoryOptions, async_client: AsyncClient) -> None:
    memory = Memory(replace(options, buffer=BufferOptions(turns=2, seconds=0.05)))
    for i in range(5):
        memory.heard(f"Question {i}?", confidence=0.5)
        memory.said(f"Answer {i}.")
    assert memory.heard("   ") is None
    assert (await memory.end(deadline=60)).waiting == 0
    turns = (await async_client.list_turns(memory.session_id)).turns
    assert [turn.text for turn in turns] == [text for i in range(5) for text in (f"Question {i}?", f"Answer {i}.")]
    assert {(turn.role, turn.speaker) for turn in turns} == {("contact", "caller"), ("agent", "agent")}


async def test_the_grounding_says_what_is_now_and_who_is_there(options: MemoryOptions) -> None:
    await called_before(options)
    now = datetime(2026, 11, 21, 12, 38, 52, tzinfo=timezone.utc)
    memory = Memory(replace(options, now=lambda: now, ledger=None))
    await memory.start()
    assert options.identifier is not None
    assert memory.grounding() == (
        "<current_datetime>\nSaturday, 2026-11-21 18:08 in Asia/Kolkata (2026-11-21T18:08:52+05:30)\n</current_datetime>\n\n"
        f"<contact>\nname: Asha\ntimezone: Asia/Kolkata\nphone: {options.identifier.value}\n</contact>"
    )


async def test_a_child_knows_what_its_parent_knows_and_has_a_session_of_its_own(options: MemoryOptions) -> None:
    await called_before(options)
    parent = Memory(options)
    await parent.start()
    child = parent.spawn(agent_id="travel")
    assert [fact.memory.text for fact in child.ledger] == ["I live in Porto."]
    child.heard("Book me a flight.")
    assert child.session_id != parent.session_id
    assert (parent.waiting, child.waiting) == (0, 1)
    assert (await child.end(deadline=60)).ended


async def test_the_tool_of_a_model_answers_in_words(options: MemoryOptions) -> None:
    await called_before(options)
    tool = Memory(options).search_tool()
    assert "I live in Porto." in await tool.handle('{"query": "Where does the caller live?", "includeTurns": true}')
    assert await tool.handle("no json") == "INVALID: query must be a question in words."


def slow(seconds: float) -> AsyncClient:
    """A client of a service that takes its time."""

    async def answer(_: httpx.Request) -> httpx.Response:
        await asyncio.sleep(seconds)
        return httpx.Response(503, json={"code": "UNAVAILABLE", "detail": "The database does not answer."})

    return AsyncClient("http://service", "key", transport=httpx.MockTransport(answer))


async def test_a_slow_service_holds_up_nothing(options: MemoryOptions) -> None:
    errors: list[BaseException] = []
    memory = Memory(replace(options, client=slow(30), start_deadline=0.05, on_error=errors.append))
    began = time.monotonic()
    assert (await memory.start()).late
    memory.heard("Where do I live?")
    recalled = await memory.recall(deadline=0.05)
    ended = await memory.end(deadline=0.05)
    assert time.monotonic() - began < 5
    assert (recalled.late, recalled.text, ended.ended, ended.waiting) == (True, "", False, 1)


async def test_a_reply_that_is_cut_off_does_not_cut_off_what_is_sent(options: MemoryOptions) -> None:
    memory = Memory(options)
    memory.heard("Hello.")
    reply = asyncio.create_task(memory.flush())
    await asyncio.sleep(0)
    reply.cancel()
    assert (await memory.end(deadline=60)).waiting == 0


async def test_a_service_that_is_away_gets_the_turns_when_it_is_back(options: MemoryOptions, async_client: AsyncClient) -> None:
    errors: list[BaseException] = []
    memory = Memory(replace(options, on_error=errors.append))
    there = async_client._transport._http.base_url
    async_client._transport._http.base_url = httpx.URL("http://127.0.0.1:9")
    memory.heard("Hello?")
    await memory.flush()
    assert memory.waiting == 1
    async_client._transport._http.base_url = there
    assert (await memory.end(deadline=60)).ended
    assert [turn.text for turn in (await async_client.list_turns(memory.session_id)).turns] == ["Hello?"]
    assert "so turns must wait" in str(errors[0])


async def test_what_waiting_does_not_cure_is_raised_at_the_start(options: MemoryOptions, service: object) -> None:
    async with AsyncClient(service.url, "wrong") as stranger:  # type: ignore[attr-defined]
        with pytest.raises(UnauthenticatedError):
            await Memory(replace(options, client=stranger)).start()


async def test_a_number_that_several_share_is_refused_unless_one_is_chosen(options: MemoryOptions, async_client: AsyncClient) -> None:
    assert options.identifier is not None
    made = [await async_client.create_contact(name=name, identifiers=[options.identifier]) for name in ("Asha", "Vera")]
    with pytest.raises(ConflictError, match="2 contacts are known by"):
        await Memory(options).start()
    chosen = await Memory(replace(options, choose=lambda contacts: next(c for c in contacts if c.name == "Vera"))).start()
    assert chosen.context is not None
    assert chosen.context.contact.id == made[1].id


async def test_two_agents_that_meet_a_new_caller_at_once_create_one_contact(options: MemoryOptions) -> None:
    profiles = [Profile(name="Asha"), Profile()]
    both = [Memory(replace(options, profile=profile, session_id=f"{options.session_id}-{i}")) for i, profile in enumerate(profiles)]
    started = await asyncio.gather(*(memory.start() for memory in both))
    assert len({each.context.contact.id for each in started if each.context}) == 1
