"""What is tried again, and what is raised when nothing helps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from palimpsest import AsyncClient, Client, InvalidError, PalimpsestError, UnavailableError, retry
from palimpsest.errors import KINDS

ERASURE = {"code": "UNAVAILABLE", "detail": "The database does not answer."}


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_PAUSE", 0.0)


class Answers:
    """Answers in turn with what it is given; an exception is raised."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers: Iterator[httpx.Response | Exception] = iter(answers)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer


def busy(status: int = 503) -> httpx.Response:
    return httpx.Response(status, json=ERASURE)


def found() -> httpx.Response:
    return httpx.Response(200, json={"contacts": [], "nextCursor": None, "earlier": [], "moreEarlier": False})


def client_of(answers: Answers, retries: int = 2) -> Client:
    return Client("http://service", "key", retries=retries, transport=httpx.MockTransport(answers))


@pytest.mark.parametrize("first", [busy(429), busy(502), busy(503), busy(504), httpx.ConnectError("refused"), httpx.ReadError("cut")])
def test_a_read_is_tried_again_after_what_waiting_may_cure(first: httpx.Response | Exception) -> None:
    answers = Answers(first, busy(), found())
    assert client_of(answers).find_contacts().contacts == []
    assert len(answers.requests) == 3


async def test_the_client_for_asyncio_tries_again_as_well() -> None:
    answers = Answers(busy(), httpx.ConnectError("refused"), found())
    async with AsyncClient("http://service", "key", transport=httpx.MockTransport(answers)) as client:
        assert (await client.find_contacts()).contacts == []


def test_a_write_is_repeated_with_the_same_key() -> None:
    answers = Answers(busy(), busy(), busy())
    with pytest.raises(UnavailableError):
        client_of(answers).create_contact(name="Asha")
    keys = {request.headers["idempotency-key"] for request in answers.requests}
    assert len(answers.requests) == 3
    assert len(keys) == 1


def test_a_language_model_is_asked_once_and_for_longer() -> None:
    for ask in (
        lambda client: client.ask("c", question="Where does she live?"),
        lambda client: client.dry_run_extraction("c", session_id="s"),
    ):
        answers = Answers(busy())
        with pytest.raises(UnavailableError):
            ask(client_of(answers))
        assert [request.extensions["timeout"]["read"] for request in answers.requests] == [120.0]


async def test_the_time_for_a_language_model_is_a_setting_of_its_own() -> None:
    async def never(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(3600)
        raise AssertionError

    async with AsyncClient("http://service", "key", model_timeout=0.01, transport=httpx.MockTransport(never)) as client:
        with pytest.raises(UnavailableError, match="did not answer in 10 ms"):
            await client.ask("c", question="Where does she live?")


@pytest.mark.parametrize("turn_id", [".", ".."])
def test_an_id_that_the_address_would_lose_is_sent_nowhere(turn_id: str) -> None:
    answers = Answers()
    with pytest.raises(InvalidError, match="turnId: must not be"):
        client_of(answers).forget_turn("call-1", turn_id)
    assert answers.requests == []


def test_the_key_of_the_caller_is_sent() -> None:
    answers = Answers(busy())
    with pytest.raises(UnavailableError):
        client_of(answers, retries=0).create_contact(name="Asha", idempotency_key="mine")
    assert answers.requests[0].headers["idempotency-key"] == "mine"


def test_an_erasure_and_a_write_without_a_key_are_not_repeated() -> None:
    answers = Answers(busy(), busy())
    with pytest.raises(UnavailableError):
        client_of(answers).erase_contact("c")
    with pytest.raises(UnavailableError):
        client_of(answers).set_settings(timezone=None)
    assert len(answers.requests) == 2


def test_a_refusal_is_not_repeated_and_has_every_fault() -> None:
    faults = [{"path": "query", "message": "must not be empty"}]
    answers = Answers(httpx.Response(400, json={"code": "INVALID", "detail": "wrong", "errors": faults}))
    with pytest.raises(InvalidError) as raised:
        client_of(answers).recall("c", query="")
    assert [(fault.path, fault.message) for fault in raised.value.errors] == [("query", "must not be empty")]
    assert (raised.value.status, len(answers.requests)) == (400, 1)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_each_code_has_its_error(kind: type[PalimpsestError]) -> None:
    answers = Answers(httpx.Response(418, json={"code": kind.code, "detail": "why"}))
    with pytest.raises(kind, match="why"):
        client_of(answers).get_settings()


def test_what_a_proxy_answers_is_told_by_its_status() -> None:
    with pytest.raises(PalimpsestError, match="500 Internal Server Error, without a reason"):
        client_of(Answers(httpx.Response(500, text="<html>"))).get_settings()


@pytest.mark.parametrize("cause", [httpx.ConnectError("refused"), httpx.DecodingError("no gzip")])
def test_a_service_that_is_not_there_is_unavailable(cause: Exception) -> None:
    with pytest.raises(UnavailableError, match="was not reached") as raised:
        client_of(Answers(cause), retries=0).get_settings()
    assert raised.value.status is None


def test_retry_after_is_waited_for_within_bounds() -> None:
    assert retry.pause_after(0, httpx.Response(429, headers={"retry-after": "2"})) == 2.0
    assert retry.pause_after(0, httpx.Response(429, headers={"retry-after": "600"})) == retry.LONGEST_PAUSE
    assert retry.pause_after(0, httpx.Response(429, headers={"retry-after": "²".encode("latin-1")})) <= retry.FIRST_PAUSE


def test_a_field_that_can_be_null_is_left_out_unless_it_is_given() -> None:
    answers = Answers(busy(), busy())
    with pytest.raises(UnavailableError):
        client_of(answers, retries=0).update_contact("c", timezone="Europe/Berlin")
    with pytest.raises(UnavailableError):
        client_of(answers, retries=0).update_contact("c", name=None)
    assert [request.content for request in answers.requests] == [b'{"timezone":"Europe/Berlin"}', b'{"name":null}']
