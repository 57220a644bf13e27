"""Whose memory it is, in which conversation, and how it behaves."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timezone

from typing_extensions import TypedDict

from palimpsest.errors import PalimpsestError
from palimpsest.generated.async_client import AsyncClient
from palimpsest.models import Context, Identifier
from palimpsest.ledger import LedgerOptions
from palimpsest.opening import Choose, Profile
from palimpsest.turn_buffer import BufferOptions


def utc_now() -> datetime:
    return datetime.now(timezone.utc)


def log_error(error: BaseException) -> None:
    logging.getLogger("palimpsest").warning("%s", error)


def new_session_id() -> str:
    return str(uuid.uuid4())


@dataclass(frozen=True, kw_only=True)
class MemoryOptions:
    """What a `Memory` is made with. All times are in seconds."""

    client: AsyncClient
    #: Where the conversation takes place: phone, chat.
    channel: str
    contact_id: str | None = None
    #: How the contact called, if `contact_id` is not known.
    identifier: Identifier | None = None
    profile: Profile = Profile()
    #: Chooses among the contacts that share the identifier; without it, more than one is a CONFLICT.
    choose: Choose | None = None
    #: Which agent speaks.
    agent_id: str | None = None
    #: An id of your own, unique in your tenant; the id of an existing session continues it.
    session_id: str = field(default_factory=new_session_id)
    #: Where "now" comes from. Each instant has an offset.
    now: Callable[[], datetime] = utc_now
    #: IANA; of a contact whose own is not known. Default: the zone of the service, until that is known UTC.
    timezone: str | None = None
    #: What the two sides are called in the turns.
    contact_name: str = "caller"
    agent_name: str = "agent"
    #: How long `start()` waits for the context.
    start_deadline: float = 2.0
    #: How long a reply waits for `recall()`.
    recall_deadline: float = 0.3
    #: How long a model waits for the answer of its tool.
    tool_deadline: float = 3.0
    buffer: BufferOptions = BufferOptions()
    #: None: keep none, and ground a reply in date and contact alone.
    ledger: LedgerOptions | None = LedgerOptions()
    #: Called with errors of work in the background, which never reach the conversation. Default: a warning in the log.
    on_error: Callable[[BaseException], None] = log_error


class SpawnOptions(TypedDict, total=False):
    """What a child has of its own; the rest it has from its parent."""

    channel: str
    agent_id: str | None
    session_id: str
    contact_name: str
    agent_name: str
    ledger: LedgerOptions | None


@dataclass(frozen=True)
class Started:
    """How a conversation begins."""

    #: What the service knows of the contact; None if it did not answer in time. It then arrives in the background.
    context: Context | None = None
    late: bool = False
    error: PalimpsestError | None = None
