"""The facts at hand, in whatever order the answers come."""

from __future__ import annotations

import asyncio
from datetime import datetime, timezone
from types import SimpleNamespace
from typing import Any, cast

import pytest
from palimpsest import AsyncClient, NotFoundError, UnavailableError
from palimpsest.ledger import Ledger, LedgerOptions
from palimpsest.models import ChangeSince, Memory
from palimpsest.recalling import Recalling, settle

NOON, ONE, TWO = (datetime(2026, 3, 5, hour, tzinfo=timezone.utc) for hour in (12, 13, 14))


def fact(name: str, recorded_at: datetime = datetime(2026, 2, 1, tzinfo=timezone.utc)) -> Memory:
    return Memory.model_construct(id=name, text=name, tier="working", recorded_at=recorded_at, superseded_at=None, valid_from=recorded_at, valid_to=None)


PORTO, LISBON = fact("porto"), fact("lisbon", ONE)


@pytest.fixture
def ledger() -> Ledger:
    return Ledger(lambda memory: memory.text)


def ids(ledger: Ledger) -> list[str]:
    return [each.memory.id for each in ledger.facts]


def test_what_was_replaced_does_not_come_back_neither_here_nor_in_a_fork(ledger: Ledger) -> None:
    ledger.add([PORTO], NOON)
    ledger.remembered(LISBON, ["porto"], TWO)
    for each in (ledger, ledger.fork()):
        each.add([PORTO], NOON)
        each.seed([PORTO], NOON)
        assert (ids(each), each.suspects) == (["lisbon"], set())


def test_what_was_read_before_a_fact_was_recorded_may_be_what_that_replaced(ledger: Ledger) -> None:
    ledger.add([LISBON], TWO)
    ledger.seed([PORTO], NOON)
    assert ledger.suspects == {"lisbon"}
    ledger.settle("lisbon", ["porto"])
    ledger.add([PORTO, fact("dog")], NOON)
    assert (ids(ledger), ledger.suspects) == (["dog", "lisbon"], set())


def test_a_statement_that_replaced_what_was_not_at_hand_may_stand_for_a_version_before_that(ledger: Ledger) -> None:
    ledger.add([PORTO], NOON)
    ledger.remembered(fact("goa", TWO), ["lisbon"], TWO)
    assert ledger.suspects == {"goa"}


def test_plans_have_a_quarter_of_the_room_and_leave_when_they_are_replaced() -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(max_tokens=4, count_tokens=lambda _: 1))
    ledger.seed([fact(name) for name in "abcd"], NOON, [fact("dentist"), fact("yoga")])
    assert ([plan.memory.id for plan in ledger.plans], ids(ledger)) == (["dentist"], ["a", "b", "c"])
    ledger.remembered(fact("moved", TWO), ["dentist"], TWO)
    assert (ledger.plans, ids(ledger)) == ((), ["moved", "a", "b", "c"])


def test_a_fact_that_does_not_fit_leaves_the_others() -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(max_tokens=6, count_tokens=len))
    ledger.seed([fact("nuts"), fact("x")], NOON, [fact("long"), fact("y")])
    assert ([plan.memory.id for plan in ledger.plans], ids(ledger)) == (["y"], ["nuts", "x"])
    ledger.add([fact("a long story")], ONE)
    assert ids(ledger) == ["nuts", "x"]
    ledger.add([fact("tea")], ONE)
    assert ids(ledger) == ["tea", "x"]


def test_what_is_core_has_its_room_before_all_else_and_keeps_its_place() -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(max_tokens=3, count_tokens=lambda _: 1))
    ledger.seed([fact("a"), fact("nuts").model_copy(update={"tier": "core"})], NOON)
    ledger.add([fact(name) for name in "bcd"], ONE)
    assert ids(ledger) == ["b", "c", "nuts"]
    few = ledger.fork(LedgerOptions(max_facts=1))
    assert ids(few) == ["nuts"]
    few.drop(["nuts"])
    assert ids(few) == []


def test_what_changed_since_the_session_before_has_a_quarter_of_the_room_until_it_is_replaced() -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(max_tokens=64, count_tokens=lambda text: len(text.split(" "))))
    said = {name: fact(name).model_copy(update={"text": text, "modality": "fact", "polarity": "holds"}) for name, text in TEXTS.items()}
    wish = said["dog"].model_copy(update={"modality": "wish"})
    changes = [
        ChangeSince.model_construct(what="changed", memory=said["lisbon"], before=said["porto"]),
        ChangeSince.model_construct(what="new", memory=wish, before=None),
        ChangeSince.model_construct(what="ended", memory=said["cat"], before=None),
    ]
    ledger.seed_changes(changes, False)
    assert ledger.changes == ["- changed: Lives in Lisbon (was: Lives in Porto)", "- new: a wish: A dog", "- and more than these"]
    ledger.remembered(fact("goa", TWO), ["lisbon"], TWO)
    for each in (ledger, ledger.fork()):
        assert each.changes == ["- new: a wish: A dog", "- and more than these"]
    # A context may be read before that and come behind it.
    ledger.seed_changes(changes[:2], False)
    assert ledger.changes == ["- new: a wish: A dog"]


def changed(name: str) -> ChangeSince:
    memory = fact(name).model_copy(update={"modality": "fact", "polarity": "holds"})
    return ChangeSince.model_construct(what="new", memory=memory, before=None)


def test_of_what_changed_a_fork_has_a_quarter_of_its_own_room() -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(max_tokens=160, count_tokens=lambda text: len(text.split(" "))))
    ledger.seed_changes([changed(name) for name in "abcdefgh"], False, NOON)
    ledger.seed([fact("nuts").model_copy(update={"tier": "core"}), fact("tea")], NOON)
    child = ledger.fork(LedgerOptions(max_tokens=16, count_tokens=lambda text: len(text.split(" "))))
    assert (len(ledger.changes), child.changes) == (8, ["- new: a", "- and more than these"])
    assert ids(child) == ["nuts", "tea"]


def test_of_what_changed_the_history_is_read_when_a_later_version_may_have_come(ledger: Ledger) -> None:
    ledger.seed_changes([changed("lisbon")], True, NOON)
    ledger.add([fact("goa", ONE)], ONE)
    assert ledger.suspects == {"goa"}
    ledger.settle("goa", ["lisbon"])
    assert (ledger.changes, ledger.suspects) == ([], set())
    late = Ledger(lambda memory: memory.text)
    late.add([fact("goa", ONE)], ONE)
    late.seed_changes([changed("lisbon")], False, NOON)
    assert late.suspects == {"goa"}


@pytest.mark.parametrize("room", [{"max_tokens": 20}, {"max_facts": 20}])
def test_what_is_core_leaves_a_quarter_of_the_room_to_what_is_said(room: dict[str, Any]) -> None:
    ledger = Ledger(lambda memory: memory.text, LedgerOptions(**room, count_tokens=lambda _: 1))
    ledger.seed([fact(f"core {i}").model_copy(update={"tier": "core"}) for i in range(40)], NOON)
    assert len(ids(ledger)) == 20
    ledger.add([fact("flight")], ONE)
    ledger.add([fact("seat")], ONE)
    assert (ids(ledger)[:3], len(ids(ledger))) == (["seat", "flight", "core 0"], 20)
    ledger.add([fact(name) for name in "abcdef"], ONE)
    assert len([name for name in ids(ledger) if name.startswith("core")]) == 15


TEXTS = {"porto": "Lives in Porto", "lisbon": "Lives in Lisbon", "dog": "A dog", "cat": "Has a cat that is called Tom"}
JAN, MAY, JUNE = (datetime(2026, month, 1, tzinfo=timezone.utc) for month in (1, 5, 6))


def test_what_still_holds_stays_where_what_is_remembered_begins_later(ledger: Ledger) -> None:
    ledger.add([PORTO, fact("dog")], NOON)
    ledger.remembered(fact("goa", TWO).model_copy(update={"valid_from": MAY}), ["porto"], TWO)
    assert (ids(ledger), ledger.suspects) == (["goa", "dog"], {"goa"})
    ledger.settle("goa", ["porto"], [fact("until May", TWO)])
    assert (ids(ledger), ledger.suspects) == (["goa", "until May", "dog"], set())
    ledger.add([fact("until May", TWO)], TWO)
    assert ledger.suspects == set()


def test_what_still_holds_stays_where_what_is_remembered_is_over() -> None:
    ledger = Ledger(lambda memory: memory.text)
    ledger.add([PORTO], NOON)
    ledger.remembered(fact("goa", TWO).model_copy(update={"valid_to": JAN}), ["porto"], TWO)
    assert (ids(ledger), ledger.suspects) == ([], {"goa"})
    ledger.settle("goa", ["porto"], [fact("since then", TWO)])
    assert (ids(ledger), ledger.suspects) == (["since then"], set())


async def test_of_a_history_what_is_left_and_not_over_is_at_hand(ledger: Ledger) -> None:
    left = {"until January": (NOON, JAN), "until May": (NOON, MAY), "from June": (JUNE, None)}
    remainders = [fact(name, ONE).model_copy(update={"valid_from": since, "valid_to": until}) for name, (since, until) in left.items()]

    class Left(Played):
        async def get_history(self, memory_id: str) -> Any:
            steps = (await super().get_history(memory_id)).steps
            return SimpleNamespace(steps=[*steps, *(SimpleNamespace(memory=each, as_="remainder") for each in remainders)])

    ledger.add([PORTO], NOON)
    ledger.add([LISBON], TWO)
    await settle(cast(AsyncClient, Left()), ledger, TWO)
    assert ids(ledger) == ["lisbon", "until May", "from June"]


class Played:
    """A service that answers when a test lets it."""

    def __init__(self) -> None:
        self.answers: list[asyncio.Future[Any]] = []
        self.away = False
        self.refused = 0
        self.refuses = False

    async def recall(self, *_: Any, **__: Any) -> Any:
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    async def get_history(self, _: str) -> Any:
        if self.away:
            raise UnavailableError("away")
        if self.refuses:
            self.refused += 1
            raise NotFoundError("erased")
        replaced = PORTO.model_copy(update={"superseded_at": ONE})
        return SimpleNamespace(steps=[SimpleNamespace(memory=replaced, as_="added"), SimpleNamespace(memory=LISBON, as_="change")])


def answer(memory: Memory, known_at: datetime) -> Any:
    result = SimpleNamespace(memory=memory, ended=None)
    return SimpleNamespace(results=[result], found="some", as_of=SimpleNamespace(known_at=known_at))


async def recall(played: Played, ledger: Ledger, errors: list[BaseException]) -> asyncio.Task[Any]:
    async def contact_id() -> str:
        return "contact"

    recalling = Recalling(cast(AsyncClient, played), contact_id, ledger, errors.append)
    task = asyncio.create_task(recalling.within(10, "where?"))
    await asyncio.sleep(0.01)
    return task


async def test_two_recalls_that_answer_in_the_wrong_order_leave_one_fact(ledger: Ledger) -> None:
    played = Played()
    tasks = [await recall(played, ledger, []) for _ in range(2)]
    played.answers[1].set_result(answer(LISBON, TWO))
    await tasks[1]
    played.answers[0].set_result(answer(PORTO, NOON))
    await tasks[0]
    assert ids(ledger) == ["lisbon"]


async def test_a_history_that_was_not_there_is_asked_for_again(ledger: Ledger) -> None:
    played, errors = Played(), list[BaseException]()
    ledger.add([PORTO], NOON)
    for away, left in ((True, ["lisbon", "porto"]), (False, ["lisbon"])):
        played.away = away
        task = await recall(played, ledger, errors)
        played.answers[-1].set_result(answer(LISBON, TWO))
        await task
        assert ids(ledger) == left
    assert [str(error) for error in errors] == ["away"]


async def test_a_history_that_is_refused_is_not_asked_for_again(ledger: Ledger) -> None:
    played, errors = Played(), list[BaseException]()
    played.refuses = True
    ledger.add([PORTO], NOON)
    for _ in range(2):
        task = await recall(played, ledger, errors)
        played.answers[-1].set_result(answer(LISBON, TWO))
        await task
    assert (played.refused, [str(error) for error in errors]) == (1, ["erased"])
