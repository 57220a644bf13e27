"""Times are told in the zone of the contact, and no zone breaks a call."""

from __future__ import annotations

import zoneinfo
from dataclasses import replace
from datetime import datetime, timezone

import httpx
import pytest
from palimpsest import AsyncClient, Memory, MemoryOptions
from palimpsest.grounding import zone_named
from palimpsest.models import Contact, Context

NOW = datetime(2026, 3, 5, 9, 30, tzinfo=timezone.utc)


def contact(zone: str | None) -> Contact:
    return Contact.model_construct(id="c", name="Asha", timezone=zone, identifiers=[], attributes={})


async def nothing(_: httpx.Request) -> httpx.Response:
    return httpx.Response(503)


def memory(zone: str | None, given: str | None, errors: list[BaseException]) -> Memory:
    client = AsyncClient("http://service", "key", transport=httpx.MockTransport(nothing))
    options = MemoryOptions(client=client, channel="phone", contact_id="c", timezone=given, now=lambda: NOW, on_error=errors.append)
    memory = Memory(replace(options, ledger=None))
    memory._conversation.contact.value = contact(zone)
    memory.context = Context.model_construct(contact=contact(zone), timezone="UTC", memories=[], upcoming=[])
    return memory


def now_of(zone: str | None, given: str | None = None) -> tuple[str, list[str]]:
    errors: list[BaseException] = []
    told = memory(zone, given, errors).grounding()
    return told.split("\n")[1], [str(error) for error in errors]


@pytest.mark.parametrize(
    ("zone", "given", "told"),
    [
        (None, "America/New_York", "Thursday, 2026-03-05 04:30 in America/New_York (2026-03-05T04:30:00-05:00)"),
        ("Asia/Kolkata", "America/New_York", "Thursday, 2026-03-05 15:00 in Asia/Kolkata (2026-03-05T15:00:00+05:30)"),
        (None, None, "Thursday, 2026-03-05 09:30 in UTC (2026-03-05T09:30:00+00:00)"),
        ("asia/kolkata", None, "Thursday, 2026-03-05 15:00 in asia/kolkata (2026-03-05T15:00:00+05:30)"),
    ],
)
def test_the_zone_is_that_of_the_contact_then_the_one_that_was_given(zone: str | None, given: str | None, told: str) -> None:
    assert now_of(zone, given) == (told, [])


def test_a_zone_that_is_not_known_is_told_once_and_not_raised() -> None:
    errors: list[BaseException] = []
    of_mars = memory("Mars/Phobos", None, errors)
    assert "09:30 in UTC" in of_mars.grounding()
    assert "09:30 in UTC" in of_mars.grounding()
    assert [str(error) for error in errors] == ["This system does not know the time zone Mars/Phobos."]
    assert now_of("America")[1] == ["This system does not know the time zone America."]


def test_a_system_without_zones_knows_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(key: str) -> None:
        raise zoneinfo.ZoneInfoNotFoundError(key)

    monkeypatch.setattr("palimpsest.grounding.ZoneInfo", unknown)
    zone_named.cache_clear()
    assert now_of("UTC")[0].startswith("Thursday, 2026-03-05 09:30 in UTC")
    zone_named.cache_clear()
