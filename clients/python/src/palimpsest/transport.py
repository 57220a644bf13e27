"""Sends calls over HTTP, for one client."""

from __future__ import annotations

import asyncio
import time
from typing import Any, TypeVar, cast

import httpx
from pydantic import ValidationError

from palimpsest.bookmarks import Bookmarks
from palimpsest.call import Call
from palimpsest.errors import InternalError, error_of
from palimpsest.retry import REPEATED, not_answered, pause_after
from palimpsest.settings import Settings
from palimpsest.shape import Shape

Answer = TypeVar("Answer", bound=Shape | str)


class Transport:
    """Waits for each answer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._http = httpx.Client(**options(settings))
        self._bookmarks = Bookmarks()

    def close(self) -> None:
        self._http.close()

    def send(self, call: Call, answer: type[Answer]) -> Answer:
        timeout = self._settings.timeout_of(call)
        request = call.request(self._http, timeout)
        self._bookmarks.bring(request)
        retries = self._settings.retries if call.repeatable else 0
        for tried in range(retries + 1):
            response: httpx.Response | None = None
            try:
                response = self._http.send(request)
            except httpx.RequestError as cause:
                if tried == retries:
                    raise not_answered(self._settings.url, timeout, cause) from cause
            if response is not None and (tried == retries or response.status_code not in REPEATED):
                self._bookmarks.keep(response)
                return read(response, answer)
            time.sleep(pause_after(tried, response))
        raise AssertionError("Every last attempt returns or raises.")


class AsyncTransport:
    """Waits for each answer without holding up the loop."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._http = httpx.AsyncClient(**options(settings))
        self._bookmarks = Bookmarks()

    async def close(self) -> None:
        await self._http.aclose()

    async def send(self, call: Call, answer: type[Answer]) -> Answer:
        timeout = self._settings.timeout_of(call)
        request = call.request(self._http, timeout)
        self._bookmarks.bring(request)
        retries = self._settings.retries if call.repeatable else 0
        for tried in range(retries + 1):
            response: httpx.Response | None = None
            try:
                # The limit of httpx is for each read; this one is for the whole answer.
                response = await asyncio.wait_for(self._http.send(request), timeout)
            except (httpx.RequestError, asyncio.TimeoutError) as cause:
                if tried == retries:
                    raise not_answered(self._settings.url, timeout, cause) from cause
            if response is not None and (tried == retries or response.status_code not in REPEATED):
                self._bookmarks.keep(response)
                return read(response, answer)
            await asyncio.sleep(pause_after(tried, response))
        raise AssertionError("Every last attempt returns or raises.")


def options(settings: Settings) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {settings.key}"}
    return {"base_url": settings.url, "headers": headers, "timeout": settings.timeout, "transport": settings.transport}


def read(response: httpx.Response, answer: type[Answer]) -> Answer:
    """
    :returns: what was answered.
    :raises PalimpsestError: when the call was refused.
    """
    if not response.is_success:
        raise error_of(response.status_code, response.reason_phrase, json_of(response))
    if issubclass(answer, str):
        return cast(Answer, response.text)
    try:
        return cast(Answer, answer.model_validate_json(response.content))
    except ValidationError as cause:
        raise InternalError("The answer has another form than this version knows.", (), response.status_code) from cause


def json_of(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return None
