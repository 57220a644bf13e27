"""Somebody who called before."""

from __future__ import annotations

from dataclasses import replace

from palimpsest import Client, Memory, MemoryOptions
from palimpsest.models import Contact, Identifier


def known(client: Client, caller: Identifier) -> Contact:
    """:returns: the contact, of whom three things are remembered."""
    contact = client.create_contact(name="Asha", identifiers=[caller])
    for attribute, text in (("current_city", "Asha lives in Porto."), ("pet", "Asha has a cat."), ("employer", "Asha works at Wipro.")):
        client.remember(contact.id, text=text, attribute=attribute)
    return contact


def memory_of(options: MemoryOptions, contact: Contact) -> Memory:
    return Memory(replace(options, identifier=None, contact_id=contact.id))
