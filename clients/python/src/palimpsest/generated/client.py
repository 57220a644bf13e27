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

        :param language: The language they speak. Default: detected in each text if certain, else English.
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
        Find a caller by an identifier, search contacts, or list them.

        With `identifier=phone:+911234567890`: every contact that has it at `validAt`, since numbers are shared and
        recycled. With `query=asha`: contacts whose name or identifiers contain the words now. Without either: all
        contacts.

        :param query: Words of a name in any order, or part of an identifier; case and accents are ignored. Searches
            the present only: not with identifier, validAt or knownAt.
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

        Answered in the order sent. Every call creates new contacts; see upsertContact.
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
        Find the contact with an identifier, or create one.

        If a contact has the identifier now, it is changed as stated if anything differs; otherwise a contact is
        created with it. Concurrent calls create only one. CONFLICT, naming them, if several contacts share the
        identifier.

        :param attributes: Further fields of your own. They are merged: null removes a field, others stay. At most 100
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
        A contact, as of both clocks.

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
        Change a contact; its earlier state stays readable by knownAt.

        `identifiers` is the whole new list: those left out end now. One with a period takes the place of what was
        believed of it in that period. Of `attributes` null removes one, and those left out stay.

        :param language: The language they speak. Default: detected in each text if certain, else English.
        :param attributes: Further fields of your own. They are merged: null removes a field, others stay. At most 100
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

        From now on `from` answers as the contact that stays, which has the memories, sessions and identifiers of
        both. Of two values of a single-valued attribute, the one stated later holds. Reads of earlier times still
        show two people. `from` itself is not changed, so the merge can be undone exactly.
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

        Both become what they were before the merge; what was stated since stays with the contact that stayed. If
        something builds on what the merge brought, such as a statement that supersedes or restates it, revert that
        first: the CONFLICT names it.
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
        Fork a contact: a scope that sees it as of an instant and keeps its own writes apart.

        Nothing is copied. Until it is merged, the fork sees no later writes to its contact, and the contact none in
        the fork. Use its id as contactId in remember, rememberBatch, recall and listMemories; other operations accept
        contacts only.

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
        """The open forks of a contact, latest first."""
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
        Merge a fork into its contact, and end it.

        Repeats each statement for the contact in the original order and with its original time, in one transaction,
        against what is believed now. A version that a statement was to replace counts only if it is still current.
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
        """End a fork and delete its statements."""
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

        The statement is added, restates what is believed, or supersedes it; the decision says which, and why. With
        `dryRun=true` nothing is written, the status is 200 and only the decision is returned.

        :param reconcile: false: store as given, for imports.
        :param kind: Default: episodic with `event`, or if an English text without other fields plans one thing for a
            future day; else semantic.
        :param subject: Whom or what it is about, if not the contact: a name or a role ("sister", "Leo", "order
            4471").
        :param polarity: holds: it is true. ends: it is no longer true (left, sold, stopped); what it means held until
            validTo, else validFrom, else until it was said. never: it was never true.
        :param modality: How it is meant. fact: it is true. plan: it is intended, and replaces something only from a
            stated later time. wish: somebody would like it. hearsay: somebody else said so. Wishes and hearsay are
            kept beside what is known. Default: fact; for text without attribute and event, what its words say ("I
            wish", "I heard").
        :param cardinality: How many values the attribute can have at a time. Default: from the table of well-known
            attributes; for other names the arbiter is asked; without an arbiter all values are kept.
        :param timezone: Where it was said, for the times it mentions. Default: the turn's, else the contact's, else
            TIMEZONE.
        :param language: The language of the statement. Default: the turn's, else the contact's, else detected, else
            English.
        :param said_at: When it was said. Default: the time of its turn, else now.
        :param valid_from: When it begins to hold: an instant, a date, or words; a range gives both ends. Default:
            what the text says ("last Tuesday"), else saidAt.
        :param valid_to: When it stops holding, exclusive; of words, the end of their period: "June" ends with June.
            Default: what the text says, else open.
        :param importance: How much it matters. Default: by nearness to examples, from health (0.95) to small talk
            (0.1).
        :param tier: Where it is kept. Default: core if it replaces a core memory, else working.
        :param pins: What it is tied to, as kind:value. Default: as in the memory it replaces.
        :param category: A word to sort by. Default: as in the memory it replaces.
        :param agent_id: Only this agent is to know it; it is not compared with what others know.
        :param reason: Why it is said; kept with the decision and shown in the history.
        :param repository: The repository of the revisions; needed if the tenant has several.
        :param valid_from_revision: It holds from this revision and its descendants on. Default: no beginning.
        :param valid_to_revision: It no longer holds from this revision on. Default: no end.
        :param session_id: The session of the turn, if several sessions of the contact use the same turn id.
        :param quote: The words of the turn that say it, kept with the memory; they must occur in that turn.
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
        What was believed about a contact, as of both clocks.

        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param at_revision: Only what holds at this revision, and what has no revision. Default: any revision.
        :param repository: The repository of atRevision; needed if the tenant has several.
        :param tier: core: first in every context. working: the normal tier. archive: found only if asked for.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
        :param subject: Whom or what it is about; "contact" for memories about the contact.
        :param channel: Only what was said in a session on this channel.
        :param to_come: Include what begins to hold after validAt ("from 1 December: Wipro"), or list only that;
            latest start first.
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
        The events of a contact, in order of start.

        Every event that is believed at `knownAt` and holds at `validAt`: past events hold from their start, planned
        ones from when they were stated. An event without a time is sorted by when it was stated.

        :param from_: Only what takes place from here on; of a period, from its start.
        :param to: Only what starts before this; of a period, before its end.
        :param status: unconfirmed: planned for a time before validAt; planned: for a later time.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
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

        Superseded memories never appear. Those whose valid time has ended appear only as of an earlier instant, with
        `include: ["ended"]`, or for a question about the past ("Where did she live before?"); these carry `ended`.
        `leftOut` counts the matches left out for either reason.

        :param language: The question's language. Default: the contact's, else detected, else English.
        :param valid_at: Valid time of the read: what held then. An instant, a date, or words. Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param at_revision: Only what holds at this revision, and what has no revision. Default: any revision.
        :param repository: The repository of atRevision; needed if the tenant has several.
        :param in_: Where to search. `events` are past and planned events, which are among `memories` too.
        :param from_: Only what held or was said at or after this instant; of `events`, what takes place from then on.
        :param to: Only what held or was said before this instant; of `events`, what starts before it.
        :param time: How to use a time in the question: rank by nearness to it, answer only from it, or ignore it.
        :param attribute: Only memories of this attribute, under any of its names.
        :param tag: Only memories with this tag.
        :param pin: Only memories with this pin.
        :param category: Only memories of this category.
        :param tiers: Only memories of these tiers.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
        :param subject: Only memories about this subject; "contact" for those about the contact.
        :param channel: Only what was said in a session on this channel; excludes memories that came from no turn.
        :param min_score: Results with a lower score are left out.
        :param weights: The weight of each part of a score.
        :param half_life_days: After how many days recency is one half, by kind of memory, and for turns.
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
        What an agent should know about a contact before it speaks.

        `text` goes into a prompt unchanged; with `Accept: text/plain` only `text` is returned. It has the current
        date and time of the contact, who they are, core facts, plans, changes since the last session, what holds now
        and what happened, newest first. It does not depend on a question; for that, see recall. The ETag (`version`)
        changes when anything but the time of day does.

        :param agent_id: Include what only this agent knows. Default: what all agents see.
        :param max_tokens: Approximate maximum length of the text (four characters a token); the oldest is left out
            first.
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
        Answer a question about a contact with evidence, or say that it is not known.

        A language model looks for evidence with the tools in `tools` until it has enough or reaches a limit. An
        answer without evidence is not given. With `Accept: text/event-stream` the guide, each step, drafts of the
        answer and the answer come as events of these names; an error comes as `problem`. UNAVAILABLE without a
        language model.

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
        Forget a memory: its words are removed everywhere.

        The version, and every other with the same words, becomes an empty place; its history shows when and why, also
        in reads of earlier times. Versions with other words that it replaced or that replaced it stay, and nothing
        comes back in its place. Extraction never reads the sentences again in which it was said; if it is said in
        another turn, it may be remembered. It cannot be undone; repeating the call gives the same answer.

        :param reason: Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.
        :param turns: What to do with the turns in which it was said.
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
        :param at_revision: Only what holds at this revision, and what has no revision. Default: any revision.
        :param repository: The repository of atRevision; needed if the tenant has several.
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
        Set the tier, pins or category of a memory; its content stays.

        Recorded as a new version, so reads of the past do not change and a revert undoes it. Fields not stated stay
        as they are; if nothing would change, nothing is written.

        :param tier: core: first in every context. working: the normal tier. archive: found only if asked for.
        :param pins: The full list; [] for none.
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
        """Withdraw a memory: it is no longer believed, and nothing replaces it."""
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
        Revert a decision exactly, on the record.

        From now on, what the decision began is no longer believed, and what it ended is believed again; reads of the
        past do not change. A revert is a decision and can be reverted. If a later decision builds on this one, revert
        that first: the CONFLICT names it.
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
        the names and roles they give. `role` also takes a general word: `child` lists daughters and sons.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param role: Only entities of this role: "daughter", "child", "children".
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
        An entity, with the memories about it and those that mention it.

        NOT_FOUND also if nothing was believed about it at `knownAt`.

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

        From now on memories of `from` are about the other, which also gets its names; of two values of a single-
        valued attribute, the one stated later holds. Reads of earlier times still show two entities. It is a
        decision: POST /v1/decisions/{decisionId}/revert separates them again.
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
        What a person should look at: unclear statements, contradictions, and outdated memories.

        First, newest first, statements that were kept beside others because nothing could decide, or because the
        recogniser was unsure of the words; each leaves when it is resolved or no longer believed. Then memories that
        contradict each other, have little confidence left, or are stale; each leaves when it is said again, ends, or
        is withdrawn.

        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
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
        Settle an unclear statement.

        confirm: both hold, and it stays beside. dismiss: it is withdrawn. supersede: it replaces a candidate, or, as
        a denial, ends or corrects it. The resolution is a decision and can be reverted, which puts the item back.

        :param supersedes: For supersede: the candidate. Default: the only one.
        :param as_: For supersede. change: the candidate was true until then. correction: it never was.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
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
        Register the commits of a repository with their parents, all or none.

        Known revisions are skipped, so a batch can be sent twice. CONFLICT if a known revision has other parents; a
        revision that would be its own ancestor is refused.

        :param repository: A name of the tenant’s choice; created with its first revision.
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
        Memories of a contact pinned to paths that changed between two revisions.

        Memories believed at both revisions that have a pin `path:…` to a path changed by a revision that only one of
        the two has. They may still be true: a person should look.

        :param repository: Needed if the tenant has several.
        :param from_: The revision at which they were right.
        :param to: The revision to compare.
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

        Every character becomes █, also wherever the words were copied: in the other versions of the fact, the turns
        in which it was said, decisions and stored answers; the answer lists them. Ids and times stay. It cannot be
        undone.

        :param spans: Parts of the text.
        :param pattern: Exact words instead, in which `*` stands for any characters of one line, as many as it can.
        :param reason: Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.
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
        Start a session, or find it by its id.

        :param id: Your own id, unique in your tenant. The same id gives the same session again.
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
        Forget a session: the words of all its turns are removed everywhere.

        Its place stays, with channel, agent, when and why; it takes no more turns. What was learned from it is kept,
        unless `memories=forget`. It cannot be undone; repeating the call gives the same answer.

        :param reason: Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.
        :param memories: What to do with memories that were learned only there.
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

        Its turns are then extracted by a language model or the local reader; see `extraction`.
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
        Extract the turns of a session now, even if it was given up.

        Runs in the background; see `extraction` of the session. With `again` all turns are read once more; known
        facts are not added twice.
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
        What extraction would remember from a session or from turns, and what that would change; nothing is written.

        Asks the language model and waits for it. UNAVAILABLE without one.

        :param session_id: Either a session of the contact, or turns.
        :param after: For a session: begin after this position.
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
        """The tenant's instructions and examples for extraction."""
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
        Set the instructions and examples of extraction, replacing the earlier ones.

        Earlier versions are kept. Setting the same again creates no version.

        :param instructions: What matters to the tenant and what its words mean; added to the prompt after the general
            part.
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
        The settings of the tenant.

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
        Change the tenant’s settings, part by part.

        Parts not stated stay as they were, null unsets a part, and a stated part is replaced as a whole. A call's own
        values take precedence over the tenant's, and those over the service's. Earlier versions are kept. Setting the
        same again creates no version.

        :param attributes: How many values an attribute has at a time, for later statements; overrides the table of
            well-known attributes.
        :param timezone: For contacts whose time zone is not known.
        :param country: Whose holidays words about time refer to.
        :param webhook: Where the tenant's briefings are sent.
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
        """Every version of the tenant's settings, newest first."""
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
        """The key of this request: its role and expiry."""
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
        Create a key of the tenant.

        Only this answer has the secret: the service stores just a hash. Keys of the role ops are created by the
        operator.

        :param name: What the key is for.
        :param role: What it may do.
        :param expires_at: Later than now. Default: never.
        :param rate_per_minute: Maximum requests per minute to one instance. Default: RATE_LIMIT_PER_MINUTE.
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

        Includes revoked and expired keys.
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
        Revoke a key of the tenant.

        Takes effect on every instance within 5 s. Repeating the call changes nothing.
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
        Who did what and whom they looked at, newest first.

        The setting AUDIT says what is recorded, AUDIT_RETENTION_DAYS for how long it is kept.

        :param contact_id: Only records about this contact, who may have been erased.
        :param key_id: Only requests with this key.
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

        A turn whose id is already in the session is not added twice; with different words it is a CONFLICT.
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
        Forget a turn: its words are removed everywhere.

        Its place in the session stays, with when and why. What was learned from it is kept, unless `memories=forget`.
        It cannot be undone; repeating the call gives the same answer.

        :param reason: Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.
        :param memories: What to do with memories that were learned only there.
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

        Every character becomes █, also wherever the words were copied: in what was learned from it, decisions and
        stored answers; the answer lists them. Ids and times stay. It cannot be undone.

        :param spans: Parts of the text.
        :param pattern: Exact words instead, in which `*` stands for any characters of one line, as many as it can.
        :param reason: Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.
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
        Turns or events that contain exact words, newest first.

        Case is ignored by Unicode case folding: "STRASSE" finds "Straße". Only whole words match: "cat" does not find
        "category". `*`, the only wildcard, stands for any characters of one line, so "cat*" does. Each call scans a
        limited number, so a page can be short or empty and still have a nextCursor.

        :param in_: events: searches their subject, verb, object and aliases too.
        :param pattern: The words, with * for any run of characters: "moved to *", "invoice 12*".
        :param from_: Only what was said or takes place from here on; of a period, from its start.
        :param to: Only what was said or takes place before this; of a period, before its end.
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
        Planned events of a contact that are not over, in order of start.

        :param until: Only what starts before this, at most 366 days ahead; of a period, before its end. Default: in
            30 days.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
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
        Events that start soon, of all contacts.

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

        Planned events, and those of the last 90 days that took place or were cancelled, at most 1,000: if there are
        more, the latest, and X-WR-CALDESC says so. A moved event keeps its UID, and SEQUENCE grows. Answers 304 to an
        If-None-Match with its ETag while nothing has changed.
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
        """The briefings about events due soon, newest first."""
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
        Retry a dead briefing.

        Repeating the call changes nothing. CONFLICT if the briefing was delivered or dropped.
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

        What happened, began, changed and ended, by its time in the world, as believed at `knownAt`.

        :param q: Only entries whose words contain all of these.
        :param from_: Only what took place from here on; of a period, from its start.
        :param to: Only what took place before this; of a period, before its end.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
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

        clock=valid: compares what held at `from` and at `to`, as believed at `knownAt`. clock=system: what was
        learned, changed, corrected and withdrawn after `from` and by `to`, for the contact as it was at `to`. A page
        holds up to `limit` changes, earliest first, each in its list; the diff is complete when `nextCursor` is null.

        :param to: Default: now.
        :param known_at: System time of the read: what was believed then. An instant, a date, or words. Default: now.
        :param agent_id: Include what only this agent knows. Default: what all agents see.
        :param limit: Maximum changes per page, over all its lists.
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

        Exact if both times are; a range if one is known only to a month or a year.

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
        The periods that a text mentions, the most specific first.

        :param reference: When it was said. Default: now.
        :param language: The language of the text. Default: detected, else English.
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
