"""A memory as a line of a prompt."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from palimpsest.grounding import ended_lines, fact_line, grounding_text, plain, portrait, prompt_text
from palimpsest.models import Contact, Memory, NoLonger


ZONE = "Asia/Kolkata"


def memory(**fields: Any) -> Memory:
    begins = datetime.fromisoformat("2026-02-01T00:00:00+00:00")
    told = {"id": "m", "tier": "working", "stale": None, "text": "She moves to Rome.", "kind": "semantic", "modality": "fact", "polarity": "holds", "precision": None, "status": None}
    times = {"valid_from": begins, "valid_to": None, "starts_known": True, "starts_at": None, "ends_at": None}
    return Memory.model_construct(**{**told, **times, **fields})


def line(**fields: Any) -> str:
    return fact_line(memory(**fields), ZONE)


def test_what_is_no_fact_is_not_told_as_one() -> None:
    assert line() == "- She moves to Rome. (since 2026-02-01)"
    assert line(modality="hearsay") == "- hearsay: She moves to Rome. (since 2026-02-01)"
    assert line(polarity="never") == "- a denial: She moves to Rome. (since 2026-02-01)"


def test_the_last_day_of_a_period_is_named() -> None:
    ends = datetime.fromisoformat("2026-03-15T18:30:00+00:00")
    assert line(valid_to=ends) == "- She moves to Rome. (since 2026-02-01, until 2026-03-15)"
    assert line(valid_to=ends, precision="month") == "- She moves to Rome. (since 2026-02, until 2026-03)"


def test_what_is_no_longer_so_says_so_with_what_was_said_then() -> None:
    ended = memory(text="She smokes.", valid_to=datetime.fromisoformat("2026-05-01T18:30:00+00:00"))
    told = [NoLonger.model_construct(memory=ended, said=said) for said in ("I stopped\nsmoking.", None)]
    assert ended_lines([], ZONE) == ""
    assert ended_lines(told, ZONE).split("\n") == [
        "Nothing that holds now answers this. What held before:",
        "1. no longer so: She smokes. (since 2026-02-01, until 2026-05-01), as was said: I stopped smoking.",
        "2. no longer so: She smokes. (since 2026-02-01, until 2026-05-01)",
    ]


DENTIST = {
    "kind": "episodic",
    "text": "Dentist",
    "precision": "instant",
    "starts_at": datetime.fromisoformat("2026-03-10T11:30:00+00:00"),
    "ends_at": datetime.fromisoformat("2026-03-10T12:30:00+00:00"),
}


def test_an_appointment_has_its_time_of_day_and_what_was_cancelled_says_so() -> None:
    assert line(**DENTIST, status="planned") == "- 2026-03-10 17:00: Dentist"
    assert line(**{**DENTIST, "precision": "day"}) == "- 2026-03-10: Dentist"
    assert line(**DENTIST, status="cancelled") == "- 2026-03-10 17:00, cancelled: Dentist"


def test_what_is_planned_stands_once_in_a_block_of_its_own_until_it_is_over() -> None:
    dentist = memory(**DENTIST, id="dentist", status="planned")
    job = memory(id="job", text="Works in Goa", valid_from=datetime.fromisoformat("2026-04-01T00:00:00+00:00"), precision="month")
    facts = [memory(id="tea", text="Likes tea"), dentist]

    def at(now: str) -> str:
        return grounding_text(datetime.fromisoformat(now), ZONE, None, facts, [job, dentist]).partition("\n\n")[2]

    assert at("2026-03-10T12:29:00+00:00") == (
        "<upcoming>\n- Tuesday, 2026-03-10 17:00: Dentist\n- from 2026-04: Works in Goa\n</upcoming>\n\n"
        "<remembered>\n- Likes tea (since 2026-02-01)\n</remembered>"
    )
    assert "<upcoming>\n- from 2026-04: Works in Goa\n</upcoming>" in at("2026-03-10T12:30:00+00:00")


@pytest.mark.parametrize(("zone", "since", "until"), [("Asia/Kolkata", "0001-01-01", "9999-12-31"), ("America/Lima", "0001-01-01", "9999-12-31")])
def test_the_first_and_the_last_instant_of_all_are_told_in_utc_where_the_zone_has_no_year_for_them(zone: str, since: str, until: str) -> None:
    ever = memory(valid_from=datetime.fromisoformat("0001-01-01T00:00:00+00:00"), valid_to=datetime.fromisoformat("9999-12-31T23:59:59+00:00"))
    assert fact_line(ever, zone) == f"- She moves to Rome. (since {since}, until {until})"


@pytest.mark.parametrize(
    ("value", "told"), [(12345678.0, "12345678"), (2500000.0, "2500000"), (3.0, "3"), (-7.0, "-7"), (2.5, "2.5"), (True, "true"), ("x", "x")]
)
def test_an_attribute_is_told_with_all_its_digits(value: str | float | bool, told: str) -> None:
    assert plain(value) == told


def test_a_fact_that_begins_later_stands_among_what_is_planned() -> None:
    begins = datetime.fromisoformat("2026-04-30T18:30:00+00:00")
    facts = [memory(id="goa", text="Lives in Goa", valid_from=begins)]
    told = grounding_text(datetime.fromisoformat("2026-03-05T12:00:00+00:00"), ZONE, None, facts)
    assert told.endswith("<upcoming>\n- from Friday, 2026-05-01: Lives in Goa\n</upcoming>")
    told = grounding_text(begins, ZONE, None, facts)
    assert told.endswith("<remembered>\n- Lives in Goa (since 2026-05-01)\n</remembered>")


def test_what_is_core_stands_in_a_block_of_its_own_before_plans_and_what_grew_stale_says_so() -> None:
    begins = datetime.fromisoformat("2026-05-01T00:00:00+00:00")
    facts = [
        memory(id="tea", text="Likes tea.", stale=True),
        memory(id="nuts", text="Is allergic to nuts.", tier="core"),
        memory(id="diet", text="Eats no meat.", tier="core", valid_from=begins),
    ]
    told = grounding_text(datetime.fromisoformat("2026-03-05T12:00:00+00:00"), "UTC", None, facts)
    assert told.split("\n\n")[1:] == [
        "<core>\n- Is allergic to nuts. (since 2026-02-01)\n</core>",
        "<upcoming>\n- from Friday, 2026-05-01: Eats no meat.\n</upcoming>",
        "<remembered>\n- Likes tea. (since 2026-02-01, stale)\n</remembered>",
    ]


def test_what_was_recalled_stands_in_a_block_beside_the_grounding() -> None:
    assert prompt_text("<contact>\n</contact>", "1. Likes tea.") == "<contact>\n</contact>\n\n<recalled>\n1. Likes tea.\n</recalled>"
    assert prompt_text("<contact>\n</contact>", "") == "<contact>\n</contact>"


def test_one_long_attribute_hides_nothing_and_many_leave_room() -> None:
    attributes = {"note": "word " * 400, **{f"field{at}": "x" * 90 for at in range(90)}}
    contact = Contact.model_construct(id="c", name="Asha", timezone=None, identifiers=[], attributes=attributes)
    lines = portrait(contact, "UTC")
    assert len("\n".join(lines)) < 3_500
    assert lines[2].startswith("note: word ") and lines[2].endswith("word…")
    assert lines[-1].startswith("and ") and lines[-1].endswith(" more attributes")
