"""Turns on their way to a service that is played."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from datetime import datetime, timezone

import httpx
import pytest
from palimpsest import AsyncClient, InvalidError, UnavailableError, turn_buffer
from palimpsest.models import NewTurn
from palimpsest.turn_buffer import BufferOptions, TurnBuffer


def turn(n: int) -> NewTurn:
    return NewTurn(id=f"t-{n}", speaker="caller", text=f"turn {n}", at=datetime(2026, 3, 5, tzinfo=timezone.utc))


class Played:
    """A service that meets its requests with these errors, and then takes what comes."""

    def __init__(self, *meets: Exception) -> None:
        self.meets = list(meets)
        self.sent: list[str] = []
        self.steps = 0
        self.errors: list[BaseException] = []
        self.buffer = TurnBuffer(self.send, self.errors.append, BufferOptions())

    def meet(self) -> None:
        if self.meets:
            raise self.meets.pop(0)

    async def send(self, turns: Sequence[NewTurn]) -> None:
        self.meet()
        self.sent += [str(each.id) for each in turns]

    async def step(self) -> None:
        self.meet()
        self.steps += 1


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_buffer, "FIRST_PAUSE", 0.01)


async def test_the_last_step_is_waited_for_while_the_service_is_away() -> None:
    away = UnavailableError("away")
    played = Played(away, away, away)
    played.buffer.add(turn(1))
    await asyncio.gather(*(asyncio.wait_for(played.buffer.finish(played.step), 5) for _ in range(2)))
    assert (played.sent, played.steps, played.buffer.waiting, len(played.errors)) == (["t-1"], 1, 0, 3)


async def test_the_answer_to_a_send_may_come_in_the_moment_of_the_end() -> None:
    played = Played()
    answer = asyncio.get_running_loop().create_future()

    async def send(turns: Sequence[NewTurn]) -> None:
        await answer
        await played.send(turns)

    buffer = TurnBuffer(send, played.errors.append, BufferOptions())
    buffer.add(turn(1))
    sending = asyncio.create_task(buffer.flush())
    await asyncio.sleep(0.01)
    answer.set_result(None)
    await asyncio.wait_for(buffer.finish(played.step), 1)
    await sending
    assert (played.sent, played.steps, buffer._sending) == (["t-1"], 1, None)


async def test_a_turn_that_comes_in_the_moment_in_which_the_others_are_sent_is_sent_as_well() -> None:
    played = Played()
    buffer = TurnBuffer(played.send, played.errors.append, BufferOptions(turns=2, seconds=0.01))
    buffer.add(turn(1))
    sending = buffer._begin()
    while not sending.done():
        await asyncio.sleep(0)
    buffer.add(turn(2))
    buffer.add(turn(3))
    await buffer.flush()
    await asyncio.sleep(0.05)
    assert (played.sent, buffer._sending) == (["t-1", "t-2", "t-3"], None)


async def test_whoever_waits_no_longer_holds_up_nobody() -> None:
    played = Played(*[UnavailableError("away")] * 3)
    played.buffer.add(turn(1))
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(played.buffer.finish(played.step), 0.001)
    await asyncio.wait_for(played.buffer.finish(played.step), 5)
    assert (played.sent, played.steps) == (["t-1"], 1)


async def test_a_turn_that_cannot_be_written_is_lost_alone() -> None:
    asked: list[str] = []

    async def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        return httpx.Response(200, json={"turns": [], "added": 1})

    client = AsyncClient("http://service", "key", transport=httpx.MockTransport(answer))
    played = Played()
    buffer = TurnBuffer(lambda turns: client.add_turns("s", turns=list(turns)), played.errors.append, BufferOptions())
    for each in (turn(1), turn(2).model_copy(update={"confidence": math.nan}), turn(3)):
        buffer.add(each)
    await asyncio.wait_for(buffer.finish(played.step), 1)
    assert (len(asked), buffer.waiting, buffer.lost, played.steps) == (2, 0, 1, 1)
    assert [type(error) for error in played.errors] == [InvalidError]
