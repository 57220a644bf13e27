"""Finds out who a conversation is with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palimpsest.errors import ConflictError, InvalidError
from palimpsest.generated.async_client import AsyncClient
from palimpsest.models import Contact, Identifier, UpsertContactInputIdentifier


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


async def find_contact(client: AsyncClient, who: Who) -> Contact:
    """:returns: the contact, who is created when an identifier is met for the first time."""
    if who.contact_id is not None:
        return await client.get_contact(who.contact_id)
    if who.identifier is None:
        raise InvalidError("A memory needs a contact_id or an identifier.")
    kind, value = who.identifier.kind, who.identifier.value
    called = f"{kind}:{value}"
    contacts = (await client.find_contacts(identifier=called)).contacts
    if len(contacts) > 1 and who.choose is None:
        raise ConflictError(f"{len(contacts)} contacts are known by {called}: give a contact_id, or choose among them.")
    profile = {key: value for key, value in vars(who.profile).items() if value is not None}
    if not contacts:
        # However many agents meet them at once, one contact is made.
        identifier = UpsertContactInputIdentifier(kind=kind, value=value)
        return (await client.upsert_contact(identifier=identifier, **profile)).contact
    found = who.choose(contacts) if who.choose else contacts[0]
    return found or await client.create_contact(identifiers=[who.identifier], **profile)
