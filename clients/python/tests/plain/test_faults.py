"""What a refusal does to the conversation of an agent."""

from __future__ import annotations

import asyncio
import math

import httpx
import pytest
from palimpsest import AsyncClient, ConflictError, ForbiddenError, Memory, MemoryOptions
from palimpsest.options import Started


def memory(status: int, code: str, errors: list[BaseException] | None = None, asked: list[str] | None = None) -> Memory:
    """Of a service that refuses whatever it is asked."""

    async def answer(request: httpx.Request) -> httpx.Response:
        if asked is not None:
            asked.append(request.url.path)
        return httpx.Response(status, json={"code": code, "detail": f"It is {code}."})

    client = AsyncClient("http://service", "key", retries=0, transport=httpx.MockTransport(answer))
    tell = errors.append if errors is not None else lambda _: None
    return Memory(MemoryOptions(client=client, channel="phone", contact_id="c", on_error=tell))


@pytest.mark.parametrize(("status", "code"), [(500, "INTERNAL"), (520, "INTERNAL"), (429, "RATE_LIMITED"), (503, "UNAVAILABLE")])
async def test_what_waiting_may_cure_is_no_error_at_the_start(status: int, code: str) -> None:
    started: Started = await memory(status, code).start()
    assert (started.context, started.late, started.error and started.error.code) == (None, True, code)


@pytest.mark.parametrize(("status", "code", "kind"), [(409, "CONFLICT", ConflictError), (403, "FORBIDDEN", ForbiddenError)])
async def test_what_waiting_does_not_cure_is_raised(status: int, code: str, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        await memory(status, code).start()


@pytest.mark.parametrize(("status", "code"), [(409, "CONFLICT"), (404, "NOT_FOUND"), (401, "UNAUTHENTICATED")])
async def test_what_can_never_be_sent_is_given_up_at_the_end(status: int, code: str) -> None:
    errors, asked = list[BaseException](), list[str]()
    of_nobody = memory(status, code, errors, asked)
    of_nobody.heard("one")
    of_nobody.said("two")
    await of_nobody.flush()
    assert of_nobody.waiting == 2
    ended = await asyncio.wait_for(of_nobody.end(deadline=60), 5)
    assert (ended.ended, ended.waiting, ended.lost, len(errors), len(asked)) == (False, 0, 2, 2, 2)
    assert of_nobody._conversation.buffer._timer is None


def test_the_end_takes_nothing_by_place_where_livekit_gives_a_callback_its_reason() -> None:
    assert Memory.end.__code__.co_argcount == 1


@pytest.mark.parametrize("sure", [math.nan, math.inf, -0.1, 87])
async def test_what_is_no_confidence_costs_no_words(sure: float) -> None:
    errors = list[BaseException]()
    of_caller = memory(503, "UNAVAILABLE", errors)
    assert of_caller.heard("I am allergic to nuts.", confidence=sure) is not None
    [kept] = of_caller._conversation.buffer._waiting
    assert (kept.text, kept.confidence) == ("I am allergic to nuts.", None)
    assert [str(error) for error in errors] == [f"A confidence is from 0 to 1, so that of a turn was left out: {sure}."]
