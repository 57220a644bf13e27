"""The calls of the service, one method an operation. Generated from openapi.json by codegen/generate.py; never edited by hand."""

from __future__ import annotations

from datetime import datetime
from types import TracebackType
from typing import Literal

import httpx

from palimpsest.call import OMITTED, Call, Omitted
from palimpsest import models
from palimpsest.settings import Settings
from palimpsest.transport import Transport


class Client:
    """
    The client of one service with one key. One serves a whole process; close it in the end, or use it in a `with`.

    :param url: where the service is.
    :param key: the key of a tenant.
    :param timeout: for one attempt, until its answer is read, in seconds.
    :param model_timeout: the same for what waits for a language model: `ask`, and a dry run of extraction.
    :param retries: how many attempts may follow the first.
    :param transport: of httpx, in place of the network.
    """

    def __init__(
        self,
        url: str,
        key: str,
        *,
        timeout: float = 10.0,
        model_timeout: float = 120.0,
        retries: int = 2,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._transport = Transport(Settings(url, key, timeout, model_timeout, retries, transport))

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def create_contact(
        self,
        *,
        name: str | None | Omitted = OMITTED,
        timezone: str | None | Omitted = OMITTED,
        language: str | None | Omitted = OMITTED,
        identifiers: list[models.Identifier] | None = None,
        attributes: dict[str, str | float | bool] | None = None,
        idempotency_key: str | None = None,
    ) -> models.Contact:
        """
        Create a contact.

        :param language: The language they speak. Default: that of each text, where it is sure, else English.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts",
                body={"name": name, "timezone": timezone, "language": language, "identifiers": identifiers, "attributes": attributes},
                nullable=("name", "timezone", "language"),
                takes_key=True,
                key=idempotency_key,
            ),
            models.Contact,
        )

    def find_contacts(
        self,
        *,
        identifier: str | None = None,
        query: str | None = None,
        valid_at: str | None = None,
        known_at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.FindContactsAnswer:
        """
        Resolve a caller by an identifier, search contacts, or list them.

        With `identifier=phone:+911234567890`: every contact known by it at `validAt`, since numbers are shared and
        recycled. With `query=asha`: those whose name or identifiers have its words now. Without either: all contacts.

        :param query: Words of a name in any order, or a part of an identifier; case and accents do not count. Of the
            present only: not with identifier, validAt or knownAt.
        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts",
                query={"identifier": identifier, "query": query, "validAt": valid_at, "knownAt": known_at, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.FindContactsAnswer,
        )

    def create_contacts(
        self,
        *,
        contacts: list[models.CreateContactsInputContact],
        idempotency_key: str | None = None,
    ) -> models.CreateContactsAnswer:
        """
        Create up to 500 contacts, all or none.

        They are answered in the order in which they were sent. Every call makes new ones; see upsertContact.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/batch",
                body={"contacts": contacts},
                takes_key=True,
                key=idempotency_key,
            ),
            models.CreateContactsAnswer,
        )

    def upsert_contact(
        self,
        *,
        identifier: models.UpsertContactInputIdentifier,
        name: str | None | Omitted = OMITTED,
        timezone: str | None | Omitted = OMITTED,
        attributes: dict[str, str | float | bool | None] | None = None,
        idempotency_key: str | None = None,
    ) -> models.UpsertedContact:
        """
        Find the contact known by an identifier, or create one.

        Whoever is known by the identifier now is changed as stated, and only if that changes anything; where nobody
        is, a contact is created with it. Calls at the same time make one contact. Where several share the identifier
        it is a CONFLICT that names them.

        :param attributes: Further fields of your own. They are merged: null removes one, and others stay. At most 100
            in all.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/upsert",
                body={"identifier": identifier, "name": name, "timezone": timezone, "attributes": attributes},
                nullable=("name", "timezone"),
                takes_key=True,
                key=idempotency_key,
            ),
            models.UpsertedContact,
        )

    def get_contact(
        self,
        contact_id: str,
        *,
        valid_at: str | None = None,
        known_at: str | None = None,
    ) -> models.Contact:
        """
        A contact, as of the two clocks.

        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}",
                path={"contactId": contact_id},
                query={"validAt": valid_at, "knownAt": known_at},
                reads=True,
            ),
            models.Contact,
        )

    def update_contact(
        self,
        contact_id: str,
        *,
        name: str | None | Omitted = OMITTED,
        timezone: str | None | Omitted = OMITTED,
        language: str | None | Omitted = OMITTED,
        identifiers: list[models.Identifier] | None = None,
        attributes: dict[str, str | float | bool | None] | None = None,
        idempotency_key: str | None = None,
    ) -> models.Contact:
        """
        Change a contact; the state before stays readable by knownAt.

        `identifiers` is the whole new list: those left out end now. One with a period takes the place of what was
        believed of it in that period. Of `attributes` null removes one, and those left out stay.

        :param language: The language they speak. Default: that of each text, where it is sure, else English.
        :param attributes: Further fields of your own. They are merged: null removes one, and others stay. At most 100
            in all.
        """
        return self._transport.send(
            Call(
                "PATCH",
                "/v1/contacts/{contactId}",
                path={"contactId": contact_id},
                body={"name": name, "timezone": timezone, "language": language, "identifiers": identifiers, "attributes": attributes},
                nullable=("name", "timezone", "language"),
                takes_key=True,
                key=idempotency_key,
            ),
            models.Contact,
        )

    def erase_contact(
        self,
        contact_id: str,
    ) -> models.Erasure:
        """Erase a contact and everything about them, for good."""
        return self._transport.send(
            Call(
                "DELETE",
                "/v1/contacts/{contactId}",
                path={"contactId": contact_id},
            ),
            models.Erasure,
        )

    def merge_contacts(
        self,
        contact_id: str,
        *,
        from_: str,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.Merge:
        """
        Merge a contact into another, on the record.

        From now on `from` answers as the contact that stays, whose memories, sessions and identifiers are those of
        both. Of two values of a single-valued attribute the one stated later holds. As of before, they are two
        people. Nothing of `from` is changed, so the merge can be undone exactly.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/merge",
                path={"contactId": contact_id},
                body={"from": from_, "reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Merge,
        )

    def undo_merge(
        self,
        merge_id: str,
        *,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.Merge:
        """
        Undo a merge exactly, on the record.

        Both are from now on what they were before the merge; what was stated since stays with the contact that
        stayed. When something was built on what the merge brought, such as a statement that supersedes or restates
        it, that has to be reverted first: the CONFLICT names it.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/merges/{mergeId}/undo",
                path={"mergeId": merge_id},
                body={"reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Merge,
        )

    def create_fork(
        self,
        contact_id: str,
        *,
        at: datetime | None = None,
        idempotency_key: str | None = None,
    ) -> models.Fork:
        """
        Fork a contact: a scope that sees it as of an instant, and keeps its own writes apart.

        Nothing is copied. The fork never sees what is written about its contact later, and the contact never what is
        said in the fork, until the fork is merged. Its id takes the place of a contactId in remember, rememberBatch,
        recall and listMemories; everything else knows contacts only.

        :param at: Not in the future. Default: now.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/forks",
                path={"contactId": contact_id},
                body={"at": at},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Fork,
        )

    def list_forks(
        self,
        contact_id: str,
    ) -> models.Forks:
        """The forks of a contact that are open, the latest first."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/forks",
                path={"contactId": contact_id},
                reads=True,
            ),
            models.Forks,
        )

    def merge_fork(
        self,
        fork_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> models.ForkMerge:
        """
        Tell a contact what was said in a fork of it, and end the fork.

        Each statement meets what is believed of the contact by now, in the order in which they were made and with the
        time at which it was said, in one transaction. What a statement was to replace counts only if it is still
        current.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/forks/{forkId}/merge",
                path={"forkId": fork_id},
                takes_key=True,
                key=idempotency_key,
            ),
            models.ForkMerge,
        )

    def drop_fork(
        self,
        fork_id: str,
    ) -> models.Fork:
        """End a fork and delete all that was said in it."""
        return self._transport.send(
            Call(
                "DELETE",
                "/v1/forks/{forkId}",
                path={"forkId": fork_id},
            ),
            models.Fork,
        )

    def list_erasures(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListErasuresAnswer:
        """The certificates of all erasures, oldest first."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/erasures",
                query={"limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListErasuresAnswer,
        )

    def get_erasure(
        self,
        erasure_id: str,
    ) -> models.Certificate:
        """The certificate of an erasure."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/erasures/{erasureId}",
                path={"erasureId": erasure_id},
                reads=True,
            ),
            models.Certificate,
        )

    def remember(
        self,
        contact_id: str,
        *,
        text: str,
        dry_run: bool | None = None,
        reconcile: bool | None = None,
        kind: Literal["semantic", "episodic", "procedural"] | None = None,
        event: models.StatedEvent | None = None,
        attribute: str | None = None,
        value: str | None = None,
        subject: str | None = None,
        polarity: Literal["holds", "ends", "never"] | None = None,
        modality: Literal["fact", "plan", "wish", "hearsay"] | None = None,
        cardinality: Literal["one", "many"] | None = None,
        timezone: str | None = None,
        language: str | None = None,
        said_at: datetime | None = None,
        valid_from: str | None = None,
        valid_to: str | None = None,
        importance: float | None = None,
        confidence: float | None = None,
        tags: list[str] | None = None,
        tier: Literal["core", "working", "archive"] | None = None,
        pins: list[str] | None = None,
        category: str | None = None,
        agent_id: str | None = None,
        reason: str | None = None,
        repository: str | None = None,
        valid_from_revision: str | None = None,
        valid_to_revision: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        quote: str | None = None,
        as_: Literal["change", "correction"] | None = None,
        supersedes: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.Remembered:
        """
        Remember a statement about a contact.

        It is added, restates what is believed, or supersedes it; the decision says which, and why. With `dryRun=true`
        nothing is written, the status is 200 and only the decision is answered.

        :param reconcile: false stores as given, for imports.
        :param kind: Default: episodic with `event`, or where a text without other fields plans one thing for a day to
            come, in English; else semantic.
        :param subject: Whom or what it is about, if not the contact: a name or a role ("sister", "Leo", "order
            4471").
        :param polarity: holds: it is so. ends: it is so no longer (left, sold, stopped); what it means holds until
            validTo, else validFrom, else until it was said. never: it was not so at any time.
        :param modality: How it is meant. fact: it is so. plan: it is meant to be; it takes the place of something
            only from a later time that is stated. wish: somebody would like it. hearsay: somebody else said so.
            Wishes and hearsay stand beside what is known. Default: fact; of text without attribute and event what its
            words say ("I wish", "I heard").
        :param cardinality: How many values the attribute can have at a time. Default: the table of well-known
            attributes; for another name the arbiter is asked, and without one its values stand side by side.
        :param timezone: Where it was said, for the times it speaks of. Default: the turn's, else the contact's, else
            TIMEZONE.
        :param language: In which it is stated. Default: the turn's, else the contact's, else as it reads, else
            English.
        :param said_at: When it was said. Default: the time of its turn, else now.
        :param valid_from: Since when it holds: an instant, a date, or words, of which a range gives both ends.
            Default: what the text says ("last Tuesday"), else saidAt.
        :param valid_to: Until when it holds, exclusive; of words the end of their period: "June" ends with June.
            Default: what the text says, else open.
        :param importance: How much it matters. Default: by nearness to examples, from health (0.95) to small talk
            (0.1).
        :param tier: How near at hand it is kept. Default: core if it replaces what is, else working.
        :param pins: What it is tied to, as kind:value. Default: as what it replaces.
        :param category: A word to sort by. Default: as what it replaces.
        :param agent_id: Only this agent is to know it: it meets nothing that others know.
        :param reason: Why it is said; kept with the decision, and shown in the history.
        :param repository: Of the revisions; needed where the tenant has several.
        :param valid_from_revision: The revision since which it holds: there, and at those made from it. Default: no
            beginning.
        :param valid_to_revision: The revision since which it holds no longer. Default: no end.
        :param session_id: The session of the turn, where two sessions of the contact have turns with one id.
        :param quote: The words of the turn that say it, kept with the memory; they have to stand in that turn.
        :param as_: change: it was true until now. correction: it never was.
        :param supersedes: The current version that this one replaces.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/memories",
                path={"contactId": contact_id},
                query={"dryRun": dry_run},
                body={"text": text, "reconcile": reconcile, "kind": kind, "event": event, "attribute": attribute, "value": value, "subject": subject, "polarity": polarity, "modality": modality, "cardinality": cardinality, "timezone": timezone, "language": language, "saidAt": said_at, "validFrom": valid_from, "validTo": valid_to, "importance": importance, "confidence": confidence, "tags": tags, "tier": tier, "pins": pins, "category": category, "agentId": agent_id, "reason": reason, "repository": repository, "validFromRevision": valid_from_revision, "validToRevision": valid_to_revision, "turnId": turn_id, "sessionId": session_id, "quote": quote, "as": as_, "supersedes": supersedes},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Remembered,
        )

    def list_memories(
        self,
        contact_id: str,
        *,
        valid_at: str | None = None,
        known_at: str | None = None,
        at_revision: str | None = None,
        repository: str | None = None,
        kind: Literal["semantic", "episodic", "procedural"] | None = None,
        attribute: str | None = None,
        tag: str | None = None,
        pin: str | None = None,
        category: str | None = None,
        tier: Literal["core", "working", "archive"] | None = None,
        agent_id: str | None = None,
        subject: str | None = None,
        channel: str | None = None,
        to_come: Literal["include", "only"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListMemoriesAnswer:
        """
        What was believed of a contact, as of the two clocks.

        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param at_revision: Only what holds at this revision of a repository, and what is pinned to none. Default: at
            any.
        :param repository: Of atRevision; needed where the tenant has several.
        :param tier: core: first in every context. working: as usual. archive: found only where it is asked for.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        :param subject: Whom or what it is about; "contact" for what is about the contact.
        :param channel: Only what was said in a session on this channel.
        :param to_come: Also what begins to hold after validAt ("from 1 December: Wipro"), or only that; the latest
            start first.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/memories",
                path={"contactId": contact_id},
                query={"validAt": valid_at, "knownAt": known_at, "atRevision": at_revision, "repository": repository, "kind": kind, "attribute": attribute, "tag": tag, "pin": pin, "category": category, "tier": tier, "agentId": agent_id, "subject": subject, "channel": channel, "toCome": to_come, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListMemoriesAnswer,
        )

    def remember_batch(
        self,
        contact_id: str,
        *,
        memories: list[models.Statement],
        idempotency_key: str | None = None,
    ) -> models.RememberBatchAnswer:
        """Remember up to 500 statements in order, all or none."""
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/memories/batch",
                path={"contactId": contact_id},
                body={"memories": memories},
                takes_key=True,
                key=idempotency_key,
            ),
            models.RememberBatchAnswer,
        )

    def list_events(
        self,
        contact_id: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        status: Literal["planned", "done", "cancelled", "unconfirmed"] | None = None,
        agent_id: str | None = None,
        valid_at: str | None = None,
        known_at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListEventsAnswer:
        """
        The events of a contact, in the order in which they start.

        Every event that is believed at `knownAt` and holds at `validAt`: one that happened since it began, one that
        is planned since it was stated. An event without a time is placed where it was stated.

        :param from_: Only what takes place from here on; of a period its start.
        :param to: Only what starts before this; of a period its end.
        :param status: unconfirmed: planned for a time that had passed at validAt; planned: for one that had not.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/events",
                path={"contactId": contact_id},
                query={"from": from_, "to": to, "status": status, "agentId": agent_id, "validAt": valid_at, "knownAt": known_at, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListEventsAnswer,
        )

    def recall(
        self,
        contact_id: str,
        *,
        query: str,
        language: str | None = None,
        valid_at: str | None = None,
        known_at: str | None = None,
        at_revision: str | None = None,
        repository: str | None = None,
        in_: list[Literal["memories", "events", "turns"]] | None = None,
        include: list[Literal["ended"]] | None = None,
        kinds: list[Literal["semantic", "episodic", "procedural"]] | None = None,
        from_: datetime | None = None,
        to: datetime | None = None,
        time: Literal["rank", "only", "off"] | None = None,
        attribute: str | None = None,
        tag: str | None = None,
        pin: str | None = None,
        category: str | None = None,
        tiers: list[Literal["core", "working", "archive"]] | None = None,
        agent_id: str | None = None,
        subject: str | None = None,
        channel: str | None = None,
        min_score: float | None = None,
        limit: int | None = None,
        weights: models.RecallInputWeights | None = None,
        half_life_days: models.RecallInputHalfLifeDays | None = None,
    ) -> models.RecallAnswer:
        """
        What is remembered about a question, best first.

        Superseded memories never appear, nor those whose valid time has ended, unless asked as of another instant,
        with `include: ["ended"]`, or by a question for what was so ("Where did she live before?"); these carry
        `ended`. `leftOut` counts the matches that were left out for either reason.

        :param language: Of the question. Default: the contact's, else as it reads, else English.
        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param at_revision: Only what holds at this revision of a repository, and what is pinned to none. Default: at
            any.
        :param repository: Of atRevision; needed where the tenant has several.
        :param in_: Where to look. `events` are the memories of what happened or will, and are among `memories` too.
        :param from_: Only what held, or was said, at or after this instant; of `events`, what takes place from then
            on.
        :param to: Only what held, or was said, before this instant; of `events`, what starts before it.
        :param time: What to do with a time in the question: rank by nearness to it, answer only from it, or ignore
            it.
        :param attribute: Only memories of this attribute, under any of its names.
        :param tag: Only memories with this tag.
        :param pin: Only memories with this pin.
        :param category: Only memories of this category.
        :param tiers: Only memories of these tiers.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        :param subject: Only memories whose subject this is; "contact" for those about the contact.
        :param channel: Only what was said in a session on this channel; a memory that came from no turn is left out.
        :param min_score: Results with a lower score are left out.
        :param weights: How much each part of a score counts.
        :param half_life_days: After how many days recency is one half, by the kind of a memory, and of turns.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/recall",
                path={"contactId": contact_id},
                body={"query": query, "language": language, "validAt": valid_at, "knownAt": known_at, "atRevision": at_revision, "repository": repository, "in": in_, "include": include, "kinds": kinds, "from": from_, "to": to, "time": time, "attribute": attribute, "tag": tag, "pin": pin, "category": category, "tiers": tiers, "agentId": agent_id, "subject": subject, "channel": channel, "minScore": min_score, "limit": limit, "weights": weights, "halfLifeDays": half_life_days},
                reads=True,
            ),
            models.RecallAnswer,
        )

    def get_context(
        self,
        contact_id: str,
        *,
        agent_id: str | None = None,
        max_tokens: int | None = None,
    ) -> models.Context:
        """
        What an agent should know of a contact before it speaks.

        `text` goes into a prompt as it is, and with `Accept: text/plain` it is all that is answered: the current date
        and time where the contact is, who they are, what is core, what is planned, what changed since the last
        session, what holds now and what happened, newest first. It is never reshuffled by a question; for one, see
        recall. The ETag (`version`) changes when anything but the time of day does.

        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        :param max_tokens: How long the text may be, roughly (four characters a token); the oldest is left out first.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/context",
                path={"contactId": contact_id},
                query={"agentId": agent_id, "maxTokens": max_tokens},
                reads=True,
            ),
            models.Context,
        )

    def ask(
        self,
        contact_id: str,
        *,
        question: str,
        valid_at: str | None = None,
        known_at: str | None = None,
        max_steps: int | None = None,
    ) -> models.Asked:
        """
        Answer a question about a contact, with its evidence, or say that it is not known.

        A language model looks for evidence with the tools that `tools` lists, until it has enough or a limit is
        reached. An answer that cites nothing that was found is not given. With `Accept: text/event-stream` the guide,
        each step, drafts of the answer and the answer come as events of these names; a fault comes as `problem`.
        UNAVAILABLE without a language model.

        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param max_steps: How often the model may ask for tools. Default: ASK_STEPS.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/ask",
                path={"contactId": contact_id},
                body={"question": question, "validAt": valid_at, "knownAt": known_at, "maxSteps": max_steps},
                waits_for_model=True,
            ),
            models.Asked,
        )

    def get_memory(
        self,
        memory_id: str,
        *,
        known_at: str | None = None,
    ) -> models.Memory:
        """
        One version of one fact.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/memories/{memoryId}",
                path={"memoryId": memory_id},
                query={"knownAt": known_at},
                reads=True,
            ),
            models.Memory,
        )

    def forget_memory(
        self,
        memory_id: str,
        *,
        reason: str | None = None,
        turns: Literal["keep", "forget"] | None = None,
    ) -> models.Forgetting:
        """
        Forget a memory: its words are kept nowhere any more.

        The version and every other one that carries the same words becomes an empty place, which its history shows
        with when and why; so it is as of any time. What replaced it, or was replaced by it, in other words stays, and
        nothing comes back in its place. No extraction reads the sentences again in which it was said; said anew in
        another turn, it may be remembered. It cannot be undone, and the same call again answers the same.

        :param reason: Why, in a few words. It is kept for good, so it must not repeat what is to be forgotten.
        :param turns: What becomes of the turns in which it was said.
        """
        return self._transport.send(
            Call(
                "DELETE",
                "/v1/memories/{memoryId}",
                path={"memoryId": memory_id},
                query={"reason": reason, "turns": turns},
            ),
            models.Forgetting,
        )

    def get_history(
        self,
        memory_id: str,
        *,
        known_at: str | None = None,
        at_revision: str | None = None,
        repository: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.GetHistoryAnswer:
        """
        The whole chain of a fact, oldest first, each step with its reason.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param at_revision: Only what holds at this revision of a repository, and what is pinned to none. Default: at
            any.
        :param repository: Of atRevision; needed where the tenant has several.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/memories/{memoryId}/history",
                path={"memoryId": memory_id},
                query={"knownAt": known_at, "atRevision": at_revision, "repository": repository, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.GetHistoryAnswer,
        )

    def file_memory(
        self,
        memory_id: str,
        *,
        tier: Literal["core", "working", "archive"] | None = None,
        pins: list[str] | None = None,
        category: str | None | Omitted = OMITTED,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.FileMemoryAnswer:
        """
        Set the tier, pins or category of a memory; what it says stays.

        It is written anew with them, on the record, so that the past reads as it did and a revert undoes it. What is
        not stated stays as it is; where nothing would change, nothing is written.

        :param tier: core: first in every context. working: as usual. archive: found only where it is asked for.
        :param pins: All of them; [] for none.
        :param category: null for none.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/memories/{memoryId}/file",
                path={"memoryId": memory_id},
                body={"tier": tier, "pins": pins, "category": category, "reason": reason},
                nullable=("category",),
                takes_key=True,
                key=idempotency_key,
            ),
            models.FileMemoryAnswer,
        )

    def withdraw(
        self,
        memory_id: str,
        *,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.WithdrawAnswer:
        """Withdraw a memory: it is believed no longer, and nothing replaces it."""
        return self._transport.send(
            Call(
                "POST",
                "/v1/memories/{memoryId}/withdraw",
                path={"memoryId": memory_id},
                body={"reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.WithdrawAnswer,
        )

    def get_decision(
        self,
        decision_id: str,
    ) -> models.GetDecisionAnswer:
        """How a statement was reconciled."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/decisions/{decisionId}",
                path={"decisionId": decision_id},
                reads=True,
            ),
            models.GetDecisionAnswer,
        )

    def revert_decision(
        self,
        decision_id: str,
        *,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.RevertDecisionAnswer:
        """
        Undo a decision exactly, on the record.

        What the decision began to believe is believed no longer, and what it ended is believed again, from now on;
        the past reads as it did. A revert is a decision, and can be reverted. When something was built on the
        decision since, that has to be reverted first: the CONFLICT names it.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/decisions/{decisionId}/revert",
                path={"decisionId": decision_id},
                body={"reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.RevertDecisionAnswer,
        )

    def list_entities(
        self,
        contact_id: str,
        *,
        known_at: str | None = None,
        role: str | None = None,
        kind: Literal["person", "animal", "organisation", "place", "thing", "order", "case"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListEntitiesAnswer:
        """
        Who and what is around a contact.

        The people, animals, organisations, places, things, orders and cases that memories are about or mention, with
        the names and roles that these give them. `role` also takes a general word: `child` lists daughters and sons.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param role: Only these: "daughter", "child", "children".
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/entities",
                path={"contactId": contact_id},
                query={"knownAt": known_at, "role": role, "kind": kind, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListEntitiesAnswer,
        )

    def get_entity(
        self,
        entity_id: str,
        *,
        valid_at: str | None = None,
        known_at: str | None = None,
        limit: int | None = None,
    ) -> models.GetEntityAnswer:
        """
        An entity, with what is remembered about it and what mentions it.

        NOT_FOUND also for one of which nothing was believed at `knownAt`.

        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/entities/{entityId}",
                path={"entityId": entity_id},
                query={"validAt": valid_at, "knownAt": known_at, "limit": limit},
                reads=True,
            ),
            models.GetEntityAnswer,
        )

    def merge_entities(
        self,
        entity_id: str,
        *,
        from_: str,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.MergeEntitiesAnswer:
        """
        Merge an entity into another of the same contact, on the record.

        What is remembered of `from` is of the other from now on, with its names; of two values of a single-valued
        attribute the one stated later holds. As of before, they are two. It is a decision: POST
        /v1/decisions/{decisionId}/revert parts them again.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/entities/{entityId}/merge",
                path={"entityId": entity_id},
                body={"from": from_, "reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.MergeEntitiesAnswer,
        )

    def list_review(
        self,
        contact_id: str,
        *,
        kind: Literal["unclear", "contradicting", "low_confidence", "stale"] | None = None,
        known_at: str | None = None,
        agent_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListReviewAnswer:
        """
        What somebody should look at: what was unclear, contradicts itself, or grew old.

        First, newest first, statements that were stored beside what is believed because nothing could decide, or
        because the recogniser was not sure of the words; one leaves when it is resolved, or is believed no longer.
        Then memories that contradict each other, are hardly sure any more, or are stale; one leaves when it is said
        again, ends, or is withdrawn.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/review",
                path={"contactId": contact_id},
                query={"kind": kind, "knownAt": known_at, "agentId": agent_id, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListReviewAnswer,
        )

    def resolve_review(
        self,
        contact_id: str,
        decision_id: str,
        *,
        resolution: Literal["confirm", "dismiss", "supersede"],
        supersedes: str | None = None,
        as_: Literal["change", "correction"] | None = None,
        agent_id: str | None = None,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> models.ResolveReviewAnswer:
        """
        Settle what was unclear.

        confirm: both are so, and it stays beside. dismiss: it is withdrawn. supersede: it takes the place of a
        candidate, or ends or corrects it where it is a denial. The resolution is a decision, and can be reverted:
        then the item is in the queue again.

        :param supersedes: The candidate, for supersede. Default: the only one.
        :param as_: For supersede. change: the candidate was true until then. correction: it never was.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/review/{decisionId}",
                path={"contactId": contact_id, "decisionId": decision_id},
                body={"resolution": resolution, "supersedes": supersedes, "as": as_, "agentId": agent_id, "reason": reason},
                takes_key=True,
                key=idempotency_key,
            ),
            models.ResolveReviewAnswer,
        )

    def add_revisions(
        self,
        *,
        repository: str,
        revisions: list[models.StatedRevision],
    ) -> models.AddRevisionsAnswer:
        """
        Tell the commits of a repository with their parents, all or none.

        What was told before is not kept again, so a batch can be sent twice. A revision that was told with other
        parents is a CONFLICT; one that would be its own ancestor is refused.

        :param repository: A name of the tenant’s own; it is made with its first revision.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/revisions",
                body={"repository": repository, "revisions": revisions},
            ),
            models.AddRevisionsAnswer,
        )

    def list_drift(
        self,
        contact_id: str,
        *,
        from_: str,
        to: str,
        repository: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListDriftAnswer:
        """
        The memories of a contact that are pinned to a path that changed between two revisions.

        Of the memories that are believed at both revisions, those with a pin `path:…` that a revision changed which
        one of the two has and the other has not. They may still be true: somebody should look.

        :param repository: Needed where the tenant has several.
        :param from_: The revision at which they were right.
        :param to: The revision that is looked at.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/drift",
                path={"contactId": contact_id},
                query={"repository": repository, "from": from_, "to": to, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListDriftAnswer,
        )

    def redact_memory(
        self,
        memory_id: str,
        *,
        spans: list[models.Span] | None = None,
        pattern: str | None = None,
        reason: str | None = None,
    ) -> models.RedactMemoryAnswer:
        """
        Mask some words of a memory for good, such as a card number.

        Every character of them becomes █, and they are masked also wherever they were copied: in the other versions
        of the fact, the turns in which it was said, decisions and kept answers; the answer says where. Ids and times
        stay. It cannot be undone.

        :param spans: Parts of the text.
        :param pattern: Or exact words, in which `*` stands for any run of characters of one line, as in grep.
        :param reason: Why, in a few words. It is kept for good, so it must not repeat what is to be forgotten.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/memories/{memoryId}/redact",
                path={"memoryId": memory_id},
                body={"spans": spans, "pattern": pattern, "reason": reason},
            ),
            models.RedactMemoryAnswer,
        )

    def start_session(
        self,
        contact_id: str,
        *,
        channel: str,
        id: str | None = None,
        agent_id: str | None = None,
        started_at: datetime | None = None,
        idempotency_key: str | None = None,
    ) -> models.Session:
        """
        Start a session, or find it again by its id.

        :param id: Your own id, unique in your tenant. The same id again gives the same session.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/sessions",
                path={"contactId": contact_id},
                body={"id": id, "channel": channel, "agentId": agent_id, "startedAt": started_at},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Session,
        )

    def list_sessions(
        self,
        contact_id: str,
        *,
        known_at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListSessionsAnswer:
        """
        The sessions of a contact, newest first.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/sessions",
                path={"contactId": contact_id},
                query={"knownAt": known_at, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListSessionsAnswer,
        )

    def get_session(
        self,
        session_id: str,
    ) -> models.Session:
        """A session and its status."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/sessions/{sessionId}",
                path={"sessionId": session_id},
                reads=True,
            ),
            models.Session,
        )

    def forget_session(
        self,
        session_id: str,
        *,
        reason: str | None = None,
        memories: Literal["keep", "forget"] | None = None,
    ) -> models.Forgetting:
        """
        Forget a session: the words of all its turns are kept nowhere any more.

        Its place stays, with channel and agent, when and why; it takes no further turns. What was learned from it is
        kept, unless `memories=forget`. It cannot be undone, and the same call again answers the same.

        :param reason: Why, in a few words. It is kept for good, so it must not repeat what is to be forgotten.
        :param memories: What becomes of the memories that were learned there and nowhere else.
        """
        return self._transport.send(
            Call(
                "DELETE",
                "/v1/sessions/{sessionId}",
                path={"sessionId": session_id},
                query={"reason": reason, "memories": memories},
            ),
            models.Forgetting,
        )

    def end_session(
        self,
        session_id: str,
        *,
        ended_at: datetime | None = None,
        idempotency_key: str | None = None,
    ) -> models.Session:
        """
        End a session; repeating the call changes nothing.

        Its turns are then extracted, by a language model or the local reader; see `extraction`.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/sessions/{sessionId}/end",
                path={"sessionId": session_id},
                body={"endedAt": ended_at},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Session,
        )

    def extract_session(
        self,
        session_id: str,
        *,
        again: bool | None = None,
        idempotency_key: str | None = None,
    ) -> models.Session:
        """
        Extract the turns of a session now, also after it was given up.

        The work is done in the background; see `extraction` of the session. With `again` every turn is read once
        more: what is known from it is not added twice.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/sessions/{sessionId}/extract",
                path={"sessionId": session_id},
                body={"again": again},
                takes_key=True,
                key=idempotency_key,
            ),
            models.Session,
        )

    def dry_run_extraction(
        self,
        contact_id: str,
        *,
        session_id: str | None = None,
        after: int | None = None,
        turns: list[models.NewTurn] | None = None,
    ) -> models.DryRunExtractionAnswer:
        """
        What extraction would remember of a session or of some turns, and what that would change; nothing is written.

        The language model is asked, and the caller waits for it. UNAVAILABLE without one.

        :param session_id: Either a session of the contact, or turns.
        :param after: Of a session: begin after this position.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/contacts/{contactId}/extraction/dry-run",
                path={"contactId": contact_id},
                body={"sessionId": session_id, "after": after, "turns": turns},
                waits_for_model=True,
            ),
            models.DryRunExtractionAnswer,
        )

    def get_extraction_settings(
        self,
    ) -> models.ExtractionSettings:
        """The instructions and examples that the tenant gives to extraction."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/extraction/settings",
                reads=True,
            ),
            models.ExtractionSettings,
        )

    def set_extraction_settings(
        self,
        *,
        instructions: str | None | Omitted = OMITTED,
        examples: list[models.ExtractionExample] | None = None,
    ) -> models.ExtractionSettings:
        """
        Set the instructions and examples of extraction, in place of those before.

        Earlier versions are kept. The same again makes no version.

        :param instructions: What matters to the tenant, and what its words mean; told to the model after what every
            tenant has.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/extraction/settings",
                body={"instructions": instructions, "examples": examples},
                nullable=("instructions",),
            ),
            models.ExtractionSettings,
        )

    def get_settings(
        self,
    ) -> models.TenantSettings:
        """
        What the tenant set for itself.

        The instructions of extraction are at /v1/extraction/settings.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/settings",
                reads=True,
            ),
            models.TenantSettings,
        )

    def set_settings(
        self,
        *,
        attributes: list[models.OwnAttribute] | None | Omitted = OMITTED,
        ranking: models.Ranking | None | Omitted = OMITTED,
        timezone: str | None | Omitted = OMITTED,
        country: str | None | Omitted = OMITTED,
        retention: models.Retention | None | Omitted = OMITTED,
        privacy: models.Privacy | None | Omitted = OMITTED,
        webhook: models.OwnWebhook | None | Omitted = OMITTED,
    ) -> models.TenantSettings:
        """
        Set what is the tenant’s own, part by part.

        A part that is not stated stays as it was, null unsets it, and what is stated takes its whole place. A call
        that states the same goes before the tenant, and the tenant before the settings of the service. Earlier
        versions are kept. The same again makes no version.

        :param attributes: How many values an attribute has at a time, in place of the table of well-known attributes,
            for what is stated from now on.
        :param timezone: Of contacts whose time zone is not known.
        :param country: Whose holidays are meant in words about time.
        :param webhook: Where the briefings of the tenant are sent.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/settings",
                body={"attributes": attributes, "ranking": ranking, "timezone": timezone, "country": country, "retention": retention, "privacy": privacy, "webhook": webhook},
                nullable=("attributes", "ranking", "timezone", "country", "retention", "privacy", "webhook"),
            ),
            models.TenantSettings,
        )

    def get_settings_history(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.GetSettingsHistoryAnswer:
        """Every version of what the tenant set for itself, newest first."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/settings/history",
                query={"limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.GetSettingsHistoryAnswer,
        )

    def get_key(
        self,
    ) -> models.OwnKey:
        """The key that asks: its role, and how long it opens."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/key",
                reads=True,
            ),
            models.OwnKey,
        )

    def create_key(
        self,
        *,
        name: str,
        role: Literal["read", "write", "admin"] | None = None,
        expires_at: datetime | None | Omitted = OMITTED,
        rate_per_minute: int | None | Omitted = OMITTED,
    ) -> models.NewKey:
        """
        Make a key of the tenant.

        The answer has the secret, this once: only its hash is kept. A key of the role ops is made by whoever runs the
        service.

        :param name: What the key is for.
        :param role: What it may do.
        :param expires_at: Later than now. Default: never.
        :param rate_per_minute: How many requests a minute it may make of one instance. Default:
            RATE_LIMIT_PER_MINUTE.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/keys",
                body={"name": name, "role": role, "expiresAt": expires_at, "ratePerMinute": rate_per_minute},
                nullable=("expiresAt", "ratePerMinute"),
            ),
            models.NewKey,
        )

    def list_keys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListKeysAnswer:
        """
        The keys of the tenant, oldest first.

        Those that were revoked or have expired too.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/keys",
                query={"limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListKeysAnswer,
        )

    def revoke_key(
        self,
        key_id: str,
    ) -> models.TenantKey:
        """
        Let a key of the tenant open nothing any more.

        Every instance notices within 5 s. Repeating the call changes nothing.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/keys/{keyId}/revoke",
                path={"keyId": key_id},
            ),
            models.TenantKey,
        )

    def list_audit(
        self,
        *,
        contact_id: str | None = None,
        key_id: str | None = None,
        from_: datetime | None = None,
        to: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListAuditAnswer:
        """
        Who did what, and whom they looked at, newest first.

        The setting AUDIT says what is kept, and AUDIT_RETENTION_DAYS for how long.

        :param contact_id: Only what was about this contact, who may have been erased.
        :param key_id: Only what came with this key.
        :param from_: Inclusive. Default: the beginning.
        :param to: Exclusive. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/audit",
                query={"contactId": contact_id, "keyId": key_id, "from": from_, "to": to, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListAuditAnswer,
        )

    def add_turns(
        self,
        session_id: str,
        *,
        turns: list[models.NewTurn],
        idempotency_key: str | None = None,
    ) -> models.AddTurnsAnswer:
        """
        Add up to 500 turns to a session, all or none.

        A turn whose id is already in the session is found again, not added twice; with other words it is a CONFLICT.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/sessions/{sessionId}/turns",
                path={"sessionId": session_id},
                body={"turns": turns},
                takes_key=True,
                key=idempotency_key,
            ),
            models.AddTurnsAnswer,
        )

    def list_turns(
        self,
        session_id: str,
        *,
        known_at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListTurnsAnswer:
        """
        The turns of a session in order.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/sessions/{sessionId}/turns",
                path={"sessionId": session_id},
                query={"knownAt": known_at, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListTurnsAnswer,
        )

    def forget_turn(
        self,
        session_id: str,
        turn_id: str,
        *,
        reason: str | None = None,
        memories: Literal["keep", "forget"] | None = None,
    ) -> models.Forgetting:
        """
        Forget a turn: its words are kept nowhere any more.

        Its place in the session stays, with when and why. What was learned from it is kept, unless `memories=forget`.
        It cannot be undone, and the same call again answers the same.

        :param reason: Why, in a few words. It is kept for good, so it must not repeat what is to be forgotten.
        :param memories: What becomes of the memories that were learned there and nowhere else.
        """
        return self._transport.send(
            Call(
                "DELETE",
                "/v1/sessions/{sessionId}/turns/{turnId}",
                path={"sessionId": session_id, "turnId": turn_id},
                query={"reason": reason, "memories": memories},
            ),
            models.Forgetting,
        )

    def redact_turn(
        self,
        session_id: str,
        turn_id: str,
        *,
        spans: list[models.Span] | None = None,
        pattern: str | None = None,
        reason: str | None = None,
    ) -> models.RedactTurnAnswer:
        """
        Mask some words of a turn for good, such as a card number.

        Every character of them becomes █, and they are masked also wherever they were copied: in what was learned
        from it, decisions and kept answers; the answer says where. Ids and times stay. It cannot be undone.

        :param spans: Parts of the text.
        :param pattern: Or exact words, in which `*` stands for any run of characters of one line, as in grep.
        :param reason: Why, in a few words. It is kept for good, so it must not repeat what is to be forgotten.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/sessions/{sessionId}/turns/{turnId}/redact",
                path={"sessionId": session_id, "turnId": turn_id},
                body={"spans": spans, "pattern": pattern, "reason": reason},
            ),
            models.RedactTurnAnswer,
        )

    def grep(
        self,
        contact_id: str,
        *,
        pattern: str,
        in_: Literal["turns", "events"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        known_at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.GrepAnswer:
        """
        The turns or events that contain exact words, newest first.

        Case is ignored, as Unicode folds it: "STRASSE" finds "Straße". Words are whole: "cat" does not find
        "category". `*` stands for any run of characters of one line, so "cat*" does, and is the only wildcard. A call
        looks at a bounded number: a page can be short, or empty, and yet have a nextCursor.

        :param in_: events: also in their subject, verb, object and aliases.
        :param pattern: The words, with * for any run of characters: "moved to *", "invoice 12*".
        :param from_: Only what was said, or takes place, from here on; of a period its start.
        :param to: Only what was said, or takes place, before this; of a period its end.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/grep",
                path={"contactId": contact_id},
                query={"in": in_, "pattern": pattern, "from": from_, "to": to, "knownAt": known_at, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.GrepAnswer,
        )

    def upcoming(
        self,
        contact_id: str,
        *,
        until: str | None = None,
        agent_id: str | None = None,
        limit: int | None = None,
    ) -> models.UpcomingAnswer:
        """
        What is planned for a contact and not over, in order of start.

        :param until: Only what starts before this, at most 366 days ahead; of a period its end. Default: in 30 days.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/upcoming",
                path={"contactId": contact_id},
                query={"until": until, "agentId": agent_id, "limit": limit},
                reads=True,
            ),
            models.UpcomingAnswer,
        )

    def due_soon(
        self,
        *,
        hours: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.DueSoonAnswer:
        """
        What starts soon, for any contact.

        :param hours: How far to look ahead.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/upcoming",
                query={"hours": hours, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.DueSoonAnswer,
        )

    def get_calendar(
        self,
        contact_id: str,
    ) -> str:
        """
        The events of a contact as iCalendar (RFC 5545).

        What is planned, and what took place or was cancelled in the last 90 days, at most 1,000 events: if there are
        more, the latest, and X-WR-CALDESC says so. An event keeps its UID when it moves, and SEQUENCE grows. Answers
        304 to an If-None-Match with its ETag while nothing has changed.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/calendar.ics",
                path={"contactId": contact_id},
                reads=True,
            ),
            str,
        )

    def list_briefings(
        self,
        *,
        state: Literal["pending", "delivered", "dead", "dropped"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.ListBriefingsAnswer:
        """The briefings about what is due soon, newest first."""
        return self._transport.send(
            Call(
                "GET",
                "/v1/briefings",
                query={"state": state, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.ListBriefingsAnswer,
        )

    def retry_briefing(
        self,
        briefing_id: str,
    ) -> models.RetryBriefingAnswer:
        """
        Make a dead briefing due again.

        Repeating the call changes nothing. A briefing that was delivered or dropped is a CONFLICT.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/briefings/{briefingId}/retry",
                path={"briefingId": briefing_id},
            ),
            models.RetryBriefingAnswer,
        )

    def timeline(
        self,
        contact_id: str,
        *,
        q: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        known_at: str | None = None,
        include: Literal["superseded"] | None = None,
        tag: str | None = None,
        pin: str | None = None,
        category: str | None = None,
        agent_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.TimelineAnswer:
        """
        Events and changes in order.

        What happened, began, changed and ended, by when it did in the world, as believed at `knownAt`.

        :param q: Only entries whose words contain all of these.
        :param from_: Only what took place from here on; of a period its start.
        :param to: Only what took place before this; of a period its end.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/timeline",
                path={"contactId": contact_id},
                query={"q": q, "from": from_, "to": to, "knownAt": known_at, "include": include, "tag": tag, "pin": pin, "category": category, "agentId": agent_id, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.TimelineAnswer,
        )

    def diff(
        self,
        contact_id: str,
        *,
        from_: str,
        to: str | None = None,
        clock: Literal["valid", "system"] | None = None,
        known_at: str | None = None,
        agent_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.DiffAnswer:
        """
        What changed between two instants, on either clock.

        clock=valid: what held at `from` against what held at `to`, as believed at `knownAt`. clock=system: what was
        learned, changed, corrected and withdrawn after `from` and by `to`, of who the contact was at `to`. A page
        holds up to `limit` changes, the earliest first, each in its list; a diff is whole when `nextCursor` is null.

        :param to: Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Also what is known to this agent alone. Default: what all agents see.
        :param limit: How many changes a page has at most, in all its lists together.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/contacts/{contactId}/diff",
                path={"contactId": contact_id},
                query={"from": from_, "to": to, "clock": clock, "knownAt": known_at, "agentId": agent_id, "limit": limit, "cursor": cursor},
                reads=True,
            ),
            models.DiffAnswer,
        )

    def interval(
        self,
        memory_id: str,
        *,
        to: str,
    ) -> models.Interval:
        """
        Which of two memories came first, and the time between them.

        Exact where both times are; a range where one is known to a month or a year only.

        :param to: The other memory, of the same contact.
        """
        return self._transport.send(
            Call(
                "GET",
                "/v1/memories/{memoryId}/interval",
                path={"memoryId": memory_id},
                query={"to": to},
                reads=True,
            ),
            models.Interval,
        )

    def resolve_dates(
        self,
        *,
        text: str,
        reference: datetime | None = None,
        timezone: str | None = None,
        language: str | None = None,
    ) -> models.ResolveDatesAnswer:
        """
        The periods that a text speaks of, the most specific first.

        :param reference: When it was said. Default: now.
        :param language: Of the text. Default: as it reads, else English.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/dates/resolve",
                body={"text": text, "reference": reference, "timezone": timezone, "language": language},
                reads=True,
            ),
            models.ResolveDatesAnswer,
        )

    def date_difference(
        self,
        *,
        from_: str,
        to: str,
        reference: datetime | None = None,
        timezone: str | None = None,
    ) -> models.DateDifferenceAnswer:
        """
        The exact time from one moment to another, on the calendar of a zone.

        Moments are instants, dates or words. Two whole days give whole days.

        :param reference: When it was said. Default: now.
        """
        return self._transport.send(
            Call(
                "POST",
                "/v1/dates/difference",
                body={"from": from_, "to": to, "reference": reference, "timezone": timezone},
                reads=True,
            ),
            models.DateDifferenceAnswer,
        )
