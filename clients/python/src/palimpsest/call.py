"""One call as a request."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from typing import Any, Final
from urllib.parse import quote

import httpx

from palimpsest.errors import Fault, InvalidError
from palimpsest.shape import Shape


class Omitted(Enum):
    """Stands for an argument that was not given, where None is a value of its own: it empties the field."""

    OMITTED = "omitted"


OMITTED: Final = Omitted.OMITTED


@dataclass(frozen=True)
class Call:
    """One operation with what it is given."""

    method: str
    path_form: str
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] = field(default_factory=dict)
    #: The fields of the body that can be null.
    nullable: tuple[str, ...] = ()
    #: It changes nothing, so it can be tried again.
    reads: bool = False
    #: A language model is asked: that takes long, is paid for each time, and is not tried again.
    waits_for_model: bool = False
    #: A write that happens once, however often it is sent with the same key.
    takes_key: bool = False
    key: str | None = None

    @property
    def repeatable(self) -> bool:
        """Whether it is safe to try again: reads, and writes with an Idempotency-Key. An erasure is not repeated."""
        return self.reads or self.takes_key

    def request(self, client: httpx.Client | httpx.AsyncClient, timeout: float) -> httpx.Request:
        """
        :returns: the request; made once, so that every attempt has the same Idempotency-Key.
        :raises InvalidError: for what cannot be written: a number that is none, half a character.
        :raises TypeError: for an id that is no text.
        :raises ValueError: for an id that is empty.
        """
        for name, value in self.path.items():
            refuse_unset(name, value)
        try:
            return self._written(client, timeout)
        except (TypeError, ValueError) as cause:
            raise InvalidError(f"The request cannot be written: {cause}") from cause

    def _written(self, client: httpx.Client | httpx.AsyncClient, timeout: float) -> httpx.Request:
        address = self.path_form.format(**{name: in_address(name, value) for name, value in self.path.items()})
        headers = {"idempotency-key": self.key or str(uuid.uuid4())} if self.takes_key else {}
        json = {name: wire(value) for name, value in self.body.items() if self.is_given(name, value)}
        query = {name: word(value) for name, value in self.query.items() if value is not None}
        content = json if self.method in ("POST", "PATCH") else None
        return client.build_request(
            self.method, address, params=query, json=content, headers=headers, timeout=timeout
        )

    def is_given(self, name: str, value: Any) -> bool:
        return value is not OMITTED and (value is not None or name in self.nullable)


def refuse_unset(name: str, value: object) -> None:
    """
    Without an id the address is that of a list, whose answer is none of one contact.

    :raises TypeError: for an id that is no text.
    :raises ValueError: for an id that is empty.
    """
    argument = re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name)
    if not isinstance(value, str):
        raise TypeError(f"{argument} must be a text, not {type(value).__name__}")
    if not value:
        raise ValueError(f"{argument} must not be empty")


def in_address(name: str, value: str) -> str:
    """
    :returns: an id as an address has it.
    :raises InvalidError: for what an address loses before it is sent: what was meant for a turn would be done to its session.
    """
    if value in (".", ".."):
        fault = Fault(name, "must not be . or ..")
        raise InvalidError(f"{fault.path}: {fault.message}", (fault,))
    return quote(value, safe="")


def wire(value: Any) -> Any:
    """:returns: a value as JSON has it."""
    if isinstance(value, Shape):
        return value.wire()
    if isinstance(value, (list, tuple)):
        return [wire(each) for each in value]
    return value.isoformat() if isinstance(value, date) else value


def word(value: Any) -> Any:
    """:returns: a value as an address has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return value.isoformat() if isinstance(value, date) else value
