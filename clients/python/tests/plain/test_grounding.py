"""A memory as a line of a prompt."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from palimpsest.grounding import fact_line
from palimpsest.models import Memory


def line(**fields: Any) -> str:
    begins = datetime.fromisoformat("2026-02-01T00:00:00+00:00")
    told = {"text": "She moves to Rome.", "kind": "semantic", "modality": "fact", "precision": None}
    times = {"valid_from": begins, "valid_to": None, "starts_known": True, "starts_at": None}
    return fact_line(Memory.model_construct(**{**told, **times, **fields}), "Asia/Kolkata")


def test_what_is_no_fact_is_not_told_as_one() -> None:
    assert line() == "- She moves to Rome. (since 2026-02-01)"
    assert line(modality="hearsay") == "- hearsay: She moves to Rome. (since 2026-02-01)"


def test_the_last_day_of_a_period_is_named() -> None:
    ends = datetime.fromisoformat("2026-03-15T18:30:00+00:00")
    assert line(valid_to=ends) == "- She moves to Rome. (since 2026-02-01, until 2026-03-15)"
    assert line(valid_to=ends, precision="month") == "- She moves to Rome. (since 2026-02, until 2026-03)"
