"""The clients with a service."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest
from palimpsest import AsyncClient, Client, ConflictError, InvalidError, NotFoundError, UnauthenticatedError, UnavailableError
from palimpsest.models import Identifier, NewTurn, Statement, StatedEvent

MARCH = datetime(2026, 3, 5, 10, tzinfo=timezone.utc)


def test_the_latest_fact_wins_and_nothing_is_lost(client: Client, caller: Identifier) -> None:
    contact = client.create_contact(name="Asha", identifiers=[caller], attributes={"vip": True, "floor": 3})
    first = client.remember(contact.id, text="She lives in Porto.", attribute="current_city", said_at=datetime(2026, 1, 5, tzinfo=timezone.utc))
    second = client.remember(contact.id, text="She moved to Lisbon.", attribute="current_city", said_at=MARCH)
    assert (first.decision.outcome, second.decision.outcome) == ("added", "superseded")
    now = client.list_memories(contact.id, attribute="current_city").memories
    then = client.list_memories(contact.id, attribute="current_city", valid_at="2026-02-01").memories
    assert ([m.text for m in now], [m.text for m in then]) == (["She moved to Lisbon."], ["She lives in Porto."])
    assert now[0].valid_from == MARCH


def test_what_is_nested_is_sent_as_the_service_takes_it(client: Client) -> None:
    contact = client.create_contact()
    event = StatedEvent(subject="contact", verb="see", object="dentist", starts_at="2027-01-05T10:00:00Z")
    statements = [Statement(text="She sees the dentist.", event=event, tags=["health"]), Statement(text="She has a cat.")]
    results = client.remember_batch(contact.id, memories=statements).results
    assert [each.memory.tags for each in results if each.memory] == [["health"], []]
    assert [each.text for each in client.list_events(contact.id, from_="2027-01-01").events] == ["She sees the dentist."]


def test_a_list_is_paged(client: Client) -> None:
    contact = client.create_contact()
    client.remember_batch(contact.id, memories=[Statement(text=text) for text in ("She has a cat.", "She plays chess.", "Her sister is Vera.")])
    first = client.list_memories(contact.id, limit=2)
    second = client.list_memories(contact.id, limit=2, cursor=first.next_cursor)
    assert (len(first.memories), len(second.memories), second.next_cursor) == (2, 1, None)


def test_a_dry_run_writes_nothing(client: Client) -> None:
    contact = client.create_contact()
    assert client.remember(contact.id, text="She has a cat.", dry_run=True).decision.outcome == "added"
    assert client.list_memories(contact.id).memories == []


def test_the_same_key_writes_once(client: Client) -> None:
    made = [client.create_contact(name="Asha", idempotency_key="once-python").id for _ in range(2)]
    assert made[0] == made[1]
    with pytest.raises(ConflictError):
        client.create_contact(name="Vera", idempotency_key="once-python")


def test_what_is_no_json_is_text(client: Client) -> None:
    assert client.get_calendar(client.create_contact().id).startswith("BEGIN:VCALENDAR")


def test_a_contact_that_is_erased_is_not_found(client: Client) -> None:
    contact = client.create_contact(name="Asha")
    assert client.erase_contact(contact.id).contact_id == contact.id
    with pytest.raises(NotFoundError):
        client.get_contact(contact.id)


def test_faults_are_told_by_path(client: Client) -> None:
    with pytest.raises(InvalidError) as raised:
        client.recall(client.create_contact().id, query="")
    assert [fault.path for fault in raised.value.errors] == ["query"]


def test_a_wrong_key_opens_nothing(client: Client, service: object) -> None:
    with Client(service.url, "wrong") as stranger, pytest.raises(UnauthenticatedError):  # type: ignore[attr-defined]
        stranger.get_settings()


async def test_the_client_for_asyncio_does_the_same(async_client: AsyncClient, caller: Identifier) -> None:
    contact = (await async_client.upsert_contact(identifier={"kind": caller.kind, "value": caller.value})).contact  # type: ignore[arg-type]
    session = await async_client.start_session(contact.id, channel="chat")
    turns = [NewTurn(speaker="caller", text="Hello, I live in Porto.", role="contact"), NewTurn(speaker="agent", text="Hello.")]
    assert (await async_client.add_turns(session.id, turns=turns)).added == 2
    assert [turn.text for turn in (await async_client.list_turns(session.id)).turns] == [turn.text for turn in turns]


async def test_a_service_that_does_not_answer_in_time_is_unavailable() -> None:
    async with AsyncClient("http://127.0.0.1:9", "key", retries=0) as nobody:
        with pytest.raises(UnavailableError, match="was not reached"):
            await nobody.get_settings()
