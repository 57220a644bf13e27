"""Finds out who a conversation is with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palimpsest.errors import ConflictError, InvalidError
from palimpsest.generated.async_client import AsyncClient
from palimpsest.models import Contact, Identifier


@dataclass(frozen=True)
class Profile:
    """What is stored of a contact that is met for the first time."""

    name: str | None = None
    #: IANA.
    timezone: str | None = None


Choose = Callable[[Sequence[Contact]], "Contact | None"]


@dataclass(frozen=True)
class Who:
    """Whom the memory is about: by the id of the contact, or by how they called."""

    contact_id: str | None
    identifier: Identifier | None
    profile: Profile
    #: Chooses among the contacts that share the identifier; without it, more than one is a CONFLICT.
    choose: Choose | None


async def find_contact(client: AsyncClient, who: Who, minute: str) -> Contact:
    """
    :param minute: of the call, so that two agents that meet a new caller at once create one contact.
    :returns: the contact, who is created when an identifier is met for the first time.
    """
    if who.contact_id is not None:
        return await client.get_contact(who.contact_id)
    if who.identifier is None:
        raise InvalidError("A memory needs a contact_id or an identifier.")
    called = f"{who.identifier.kind}:{who.identifier.value}"
    contacts = (await client.find_contacts(identifier=called)).contacts
    if len(contacts) > 1 and who.choose is None:
        raise ConflictError(f"{len(contacts)} contacts are known by {called}: give a contact_id, or choose among them.")
    found = who.choose(contacts) if contacts and who.choose else next(iter(contacts), None)
    return found or await create(client, who.identifier, who.profile, minute)


async def create(client: AsyncClient, identifier: Identifier, profile: Profile, minute: str) -> Contact:
    given = {key: value for key, value in vars(profile).items() if value is not None}
    told = json.dumps([minute, given, identifier.wire()], sort_keys=True)
    key = f"first-call-{hashlib.sha256(told.encode()).hexdigest()}"
    return await client.create_contact(identifiers=[identifier], idempotency_key=key, **given)
