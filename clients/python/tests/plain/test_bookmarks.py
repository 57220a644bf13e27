"""What was written is brought with the next request."""

from __future__ import annotations

import httpx

from palimpsest.bookmarks import HEADER, Bookmarks


def exchange(bookmarks: Bookmarks, made: str | None, status: int = 200) -> str | None:
    request = httpx.Request("GET", "http://memory.test/")
    bookmarks.bring(request)
    headers = {HEADER: made} if made else {}
    bookmarks.keep(httpx.Response(status, headers=headers, request=request))
    return request.headers.get(HEADER)


def test_it_is_brought_until_a_later_one_takes_its_place() -> None:
    bookmarks = Bookmarks()
    assert exchange(bookmarks, "FB:1") is None
    assert exchange(bookmarks, None) == "FB:1"
    assert exchange(bookmarks, "FB:2") == "FB:1"
    assert exchange(bookmarks, None) == "FB:2"


def test_it_is_kept_for_ten_seconds_and_not_after_a_refusal() -> None:
    now = [0.0]
    bookmarks = Bookmarks(lambda: now[0])
    exchange(bookmarks, "FB:1")
    now[0] = 9.9
    assert exchange(bookmarks, None) == "FB:1"
    now[0] = 10.0
    assert exchange(bookmarks, None) is None
    exchange(bookmarks, "FB:2")
    assert exchange(bookmarks, None, 400) == "FB:2"
    assert exchange(bookmarks, None) is None


def test_it_is_kept_after_a_refusal_that_is_not_its_own() -> None:
    bookmarks = Bookmarks()
    exchange(bookmarks, "FB:1")
    for status in (404, 409, 429):
        exchange(bookmarks, None, status)
    assert exchange(bookmarks, None) == "FB:1"
    exchange(bookmarks, None, 503)
    assert exchange(bookmarks, None) is None
