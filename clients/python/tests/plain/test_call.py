"""What a call refuses before it is sent, and how it writes dates."""

from __future__ import annotations

import json
from datetime import date, datetime, timezone
from typing import Any

import httpx
import pytest
from palimpsest import Client

CONTACT = "01K9Z3V5T7R8Q2M4N6P0S1WXYZ"


def client(asked: list[httpx.Request]) -> Client:
    """Of a service that keeps what it is asked, and refuses it."""

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(404, json={"code": "NOT_FOUND", "detail": "It is not there."})

    return Client("http://service", "key", retries=0, transport=httpx.MockTransport(answer))


@pytest.mark.parametrize(
    ("given", "kind", "message"),
    [
        ("", ValueError, "contact_id must not be empty"),
        (None, TypeError, "contact_id must be a text, not NoneType"),
        (7, TypeError, "contact_id must be a text, not int"),
    ],
)
def test_an_id_that_is_none_is_refused_by_its_name(given: Any, kind: type[Exception], message: str) -> None:
    asked: list[httpx.Request] = []
    with pytest.raises(kind, match=f"^{message}$"):
        client(asked).get_contact(given)
    assert asked == []


def test_a_date_is_sent_as_one() -> None:
    asked: list[httpx.Request] = []
    said: Any = {"valid_from": date(2026, 3, 5), "valid_to": datetime(2026, 3, 6, 9, tzinfo=timezone.utc)}
    with pytest.raises(Exception, match="not there"):
        client(asked).remember(CONTACT, text="Uses a kettle.", **said)
    body = json.loads(asked[0].content)
    assert (body["validFrom"], body["validTo"]) == ("2026-03-05", "2026-03-06T09:00:00+00:00")
    day: Any = date(2026, 3, 5)
    with pytest.raises(Exception, match="not there"):
        client(asked).get_contact(CONTACT, valid_at=day)
    assert asked[1].url.params["validAt"] == "2026-03-05"
