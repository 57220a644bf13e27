"""The shapes of the interface. Generated from openapi.json by codegen/generate.py; never edited by hand."""

from __future__ import annotations

from typing import Any, Literal

from palimpsest.shape import Shape
from pydantic import AwareDatetime


class ProblemError(Shape):
    path: str
    message: str


class Problem(Shape):
    type: str
    title: str
    status: int
    code: Literal['INVALID', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'RATE_LIMITED', 'METHOD_NOT_ALLOWED', 'PRECONDITION_FAILED', 'UNAVAILABLE', 'INTERNAL']
    detail: str
    errors: list[ProblemError] | None = None


class Identifier(Shape):
    """
    How a contact is known on a channel, and its period, if that does not begin now.
    """

    kind: str
    value: str
    valid_from: AwareDatetime | None = None
    """
    When it became theirs; default: as believed, or now.
    """

    valid_to: AwareDatetime | None = None
    """
    Until when; default: no end is known.
    """


class ContactIdentifier(Shape):
    kind: str
    value: str
    valid_from: AwareDatetime
    valid_to: AwareDatetime | None


class Contact(Shape):
    """
    The person the memory is about.
    """

    id: str
    name: str | None
    timezone: str | None
    language: str | None
    """
    The BCP 47 tag of the language they speak; null: it is read from each text.
    """

    identifiers: list[ContactIdentifier]
    attributes: dict[str, str | float | bool]
    created_at: AwareDatetime
    valid_from: AwareDatetime
    recorded_at: AwareDatetime
    superseded_at: AwareDatetime | None


class CreateContactsAnswer(Shape):
    contacts: list[Contact]


class UpsertedContact(Shape):
    contact: Contact
    created: bool
    """
    false: it was there.
    """


class EarlierOwner(Shape):
    """
    Somebody who was once known by an identifier: phone numbers are recycled.
    """

    contact_id: str
    name: str | None
    kind: str
    value: str
    valid_from: AwareDatetime
    valid_to: AwareDatetime


class FindContactsAnswer(Shape):
    contacts: list[Contact]
    next_cursor: str | None
    earlier: list[EarlierOwner]
    """
    Who was known by the identifier before `validAt` and is no longer, the latest first; at most 20.
    """

    more_earlier: bool
    """
    true: there are more than the 20 in `earlier`; ask with an earlier `validAt`.
    """


class ErasureErased(Shape):
    memories: int
    decisions: int
    sessions: int
    turns: int
    identifiers: int
    profiles: int
    answers: int
    """
    Answers kept for Idempotency-Key that were about the contact.
    """


class Erasure(Shape):
    contact_id: str
    certificate_id: str
    """
    Of the certificate that it leaves: GET /v1/erasures/{erasureId}.
    """

    erased_at: AwareDatetime
    erased: ErasureErased


class Merge(Shape):
    """
    The record that two contacts are one person.
    """

    merge_id: str
    contact_id: str
    """
    The contact that stays.
    """

    from_: str
    """
    The contact that was merged into it, and answers as it.
    """

    reason: str
    merged_at: AwareDatetime
    undone_at: AwareDatetime | None
    copied: int
    """
    How many memories the contact that stays was given.
    """

    superseded: list[str]
    """
    Its own versions that a value stated later replaced.
    """


class Fork(Shape):
    """
    A scope that sees a contact as of an instant, and what was said in it since.
    """

    id: str
    """
    In the place of the id of a contact it serves remember, rememberBatch, recall and listMemories.
    """

    contact_id: str
    """
    The contact that it is of.
    """

    at: AwareDatetime
    """
    The contact is seen as of then.
    """

    created_at: AwareDatetime
    state: Literal['open', 'merged', 'dropped']
    ended_at: AwareDatetime | None
    """
    When it was merged or dropped.
    """

    statements: int
    """
    How many were made in it.
    """


class Forks(Shape):
    forks: list[Fork]


class Forgotten(Shape):
    """
    When and why something was forgotten: its place is empty, for good.
    """

    at: AwareDatetime
    by: str | None
    """
    The API key of the request; null if there was none.
    """

    reason: str | None


class Parts(Shape):
    """
    What a score is made of, each from 0 to 1 before its weight.
    """

    similarity: float
    recency: float
    importance: float


class CertificateErased(Shape):
    memories: int
    decisions: int
    sessions: int
    turns: int
    identifiers: int
    profiles: int
    answers: int
    """
    Answers kept for Idempotency-Key that were about the contact.
    """


class Certificate(Shape):
    """
    What an erasure leaves: who was erased, when, and how much, without their words, in a chain of hashes.
    """

    id: str
    number: int
    """
    Its number in the list of erasures, from 1 without a gap.
    """

    contact_id: str
    contact_ids: list[str]
    """
    The contact and those that were merged into it, in the order of their ids.
    """

    erased_at: AwareDatetime
    erased: CertificateErased
    previous: str | None
    """
    The hash of the erasure before; null for the first.
    """

    hash: str
    """
    SHA-256, hexadecimal, of all other fields as canonical JSON (RFC 8785).
    """


class ListErasuresAnswer(Shape):
    erasures: list[Certificate]
    next_cursor: str | None


class StatedEvent(Shape):
    """
    An event stated in its parts, so that it can be moved, cancelled or done.
    """

    subject: str
    """
    Who or what it is about.
    """

    verb: str
    object: str | None = None
    aliases: list[str] | None = None
    """
    Other words by which somebody may look for it: "teeth check" for a dentist appointment.
    """

    status: Literal['planned', 'moved', 'cancelled', 'done'] | None = None
    """
    moved: planned, but for another time than before. Default: planned if it is still to come, else done.
    """

    starts_at: str | None = None
    """
    When it takes place: an instant, a date, or words ("Tuesday at 5pm", "next week"), which also tell its end; of what comes again the first time, or words that say so ("every Tuesday at 5pm"). Default: what the text says.
    """

    ends_at: str | None = None
    """
    Until when, exclusive; of words the end of their period.
    """

    recurrence: str | None = None
    """
    How it comes again: an RRULE (RFC 5545) that comes again at most daily, with startsAt, or words ("every Tuesday at 5 pm"). Default: what the words of startsAt say, or the text.
    """


class Statement(Shape):
    text: str
    reconcile: bool | None = None
    """
    false stores as given, for imports.
    """

    kind: Literal['semantic', 'episodic', 'procedural'] | None = None
    """
    Default: episodic with `event`, or where a text without other fields plans one thing for a day to come, in English; else semantic.
    """

    event: StatedEvent | None = None
    attribute: str | None = None
    value: str | None = None
    subject: str | None = None
    """
    Whom or what it is about, if not the contact: a name or a role ("sister", "Leo", "order 4471").
    """

    polarity: Literal['holds', 'ends', 'never'] | None = None
    """
    holds: it is so. ends: it is so no longer (left, sold, stopped); what it means holds until validTo, else validFrom, else until it was said. never: it was not so at any time.
    """

    modality: Literal['fact', 'plan', 'wish', 'hearsay'] | None = None
    """
    How it is meant. fact: it is so. plan: it is meant to be; it takes the place of something only from a later time that is stated. wish: somebody would like it. hearsay: somebody else said so. Wishes and hearsay stand beside what is known. Default: fact; of text without attribute and event what its words say ("I wish", "I heard").
    """

    cardinality: Literal['one', 'many'] | None = None
    """
    How many values the attribute can have at a time. Default: the table of well-known attributes; for another name the arbiter is asked, and without one its values stand side by side.
    """

    timezone: str | None = None
    """
    Where it was said, for the times it speaks of. Default: the turn's, else the contact's, else TIMEZONE.
    """

    language: str | None = None
    """
    In which it is stated. Default: the turn's, else the contact's, else as it reads, else English.
    """

    said_at: AwareDatetime | None = None
    """
    When it was said. Default: the time of its turn, else now.
    """

    valid_from: str | None = None
    """
    Since when it holds: an instant, a date, or words, of which a range gives both ends. Default: what the text says ("last Tuesday"), else saidAt.
    """

    valid_to: str | None = None
    """
    Until when it holds, exclusive; of words the end of their period: "June" ends with June. Default: what the text says, else open.
    """

    importance: float | None = None
    """
    How much it matters. Default: by nearness to examples, from health (0.95) to small talk (0.1).
    """

    confidence: float | None = None
    tags: list[str] | None = None
    tier: Literal['core', 'working', 'archive'] | None = None
    """
    How near at hand it is kept. Default: core if it replaces what is, else working.
    """

    pins: list[str] | None = None
    """
    What it is tied to, as kind:value. Default: as what it replaces.
    """

    category: str | None = None
    """
    A word to sort by. Default: as what it replaces.
    """

    agent_id: str | None = None
    """
    Only this agent is to know it: it meets nothing that others know.
    """

    reason: str | None = None
    """
    Why it is said; kept with the decision, and shown in the history.
    """

    repository: str | None = None
    """
    Of the revisions; needed where the tenant has several.
    """

    valid_from_revision: str | None = None
    """
    The revision since which it holds: there, and at those made from it. Default: no beginning.
    """

    valid_to_revision: str | None = None
    """
    The revision since which it holds no longer. Default: no end.
    """

    turn_id: str | None = None
    session_id: str | None = None
    """
    The session of the turn, where two sessions of the contact have turns with one id.
    """

    quote: str | None = None
    """
    The words of the turn that say it, kept with the memory; they have to stand in that turn.
    """

    as_: Literal['change', 'correction'] | None = None
    """
    change: it was true until now. correction: it never was.
    """

    supersedes: str | None = None
    """
    The current version that this one replaces.
    """


class AsOf(Shape):
    """
    The times of the answer on both clocks. Ask again with both to get the same answer.
    """

    valid_at: AwareDatetime
    known_at: AwareDatetime


class Turn(Shape):
    """
    One utterance in a session.
    """

    id: str
    session_id: str
    contact_id: str
    position: int
    speaker: str
    role: Literal['contact', 'agent', 'other']
    """
    Who that is: the contact, the agent, or somebody else.
    """

    confidence: float | None
    """
    How sure the recogniser was of the words; null where it was not stated.
    """

    text: str
    at: AwareDatetime
    timezone: str | None
    language: str | None
    """
    In which it was read; null of turns from before languages were kept.
    """

    expression: str | None
    """
    The words of the most precise time it speaks of.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open'] | None
    refers_from: AwareDatetime | None
    """
    The period those words mean; an open side is null.
    """

    refers_to: AwareDatetime | None
    recorded_at: AwareDatetime
    forgotten: Forgotten | None = None
    """
    Only where it was forgotten; the text is then empty.
    """


class Bearing(Shape):
    """
    Why a result bears on the question, or does not.
    """

    meaning: float | None
    """
    How near the two are in meaning (cosine), or 0.9 of how near what it replaced is, if that is more; null without vectors.
    """

    words: float
    """
    The share of the question's telling words that it has, or that what it replaced has.
    """

    attribute: bool
    """
    The question names its attribute.
    """

    subject: bool
    """
    It is about whom the question is about.
    """


class RecallAnswerTime(Shape):
    """
    The time that was read in the question; null if there was none.
    """

    expression: str
    start: AwareDatetime | None
    end: AwareDatetime | None
    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open']
    used: Literal['rank', 'only']
    memory_id: str | None
    """
    The memory that "before Lisbon" speaks of.
    """


class RecallAnswerLeftOut(Shape):
    superseded: int
    expired: int


class RecallAnswerTookMs(Shape):
    embed: float
    search: float
    total: float


class ContextLastSession(Shape):
    """
    The last session that ended; null for none.
    """

    id: str
    ended_at: AwareDatetime


class AskedLimits(Shape):
    max_steps: int
    seconds: float
    reached: Literal['steps', 'time'] | None


class AskedUsage(Shape):
    model: str
    calls: int
    input_tokens: int
    output_tokens: int
    cost: float | None


class Evidence(Shape):
    """
    A piece of evidence for an answer; a step found it.
    """

    ref: str
    """
    As used in `cited`: M1, T2, D1.
    """

    what: Literal['memory', 'turn', 'calculation']
    text: str
    memory_id: str | None
    session_id: str | None
    turn_id: str | None


class AskStep(Shape):
    tool: str
    arguments: dict[str, Any]
    found: list[str]
    """
    The refs of what it found.
    """

    error: str | None
    took_ms: float


class StepRestatement(Shape):
    decision_id: str
    text: str
    at: AwareDatetime
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default']
    turn_id: str | None
    reverted_at: AwareDatetime | None
    """
    When it stopped counting.
    """


class KeptDecisionCandidate(Shape):
    id: str
    text: str
    score: float
    parts: Parts


class KeptDecision(Shape):
    """
    A decision as it was kept; also that a memory was filed (its tier, pins or category), a decision reverted, a contact merged, two entities found to be one (met), or something forgotten or redacted.
    """

    id: str | None
    """
    null for a dry run.
    """

    outcome: Literal['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn', 'filed', 'reverted', 'merged', 'met', 'forgotten', 'redacted']
    superseded: list[str]
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default']
    model: str | None
    """
    The arbiter or the extractor, if it decided, with a hash of its prompt or file.
    """

    probability: float | None
    """
    That it is so, where the one who decided knows it, as the classifier does.
    """

    similarity: float | None
    reason: str
    stated_reason: str | None
    """
    The caller's own reason.
    """

    unclear: bool
    """
    Nothing could decide: it stands beside, and is in the review queue.
    """

    candidates: list[KeptDecisionCandidate]


class GetDecisionAnswer(Shape):
    decision: KeptDecision
    memory_id: str
    contact_id: str
    text: str
    recorded_at: AwareDatetime
    reverts: str | None
    """
    The decision that it undid.
    """

    reverted_at: AwareDatetime | None
    """
    When it was undone itself.
    """


class Entity(Shape):
    """
    Somebody or something around a contact, as what was believed calls it.
    """

    id: str
    contact_id: str
    kind: Literal['person', 'animal', 'organisation', 'place', 'thing', 'order', 'case']
    name: str | None
    role: str | None
    """
    What it is to the contact: daughter, dentist, dog; null where nobody said.
    """

    aliases: list[str]
    """
    Its other names.
    """


class ListEntitiesAnswer(Shape):
    entities: list[Entity]
    known_at: AwareDatetime
    next_cursor: str | None


class MergeEntitiesAnswer(Shape):
    decision_id: str
    entity: Entity
    moved: int
    """
    How many memories were written anew.
    """


class ReviewAction(Shape):
    """
    One way to settle an item.
    """

    does: Literal['confirm', 'withdraw', 'end', 'supersede']
    operation: Literal['remember', 'withdraw', 'resolveReview']
    fields: dict[str, Any]
    """
    The input of the operation, as far as it is known.
    """

    asks: list[str]
    """
    The fields that are to be filled in besides.
    """


class StatedRevision(Shape):
    id: str
    """
    Such as the hash of a commit.
    """

    parents: list[str] | None = None
    """
    Those it was made from; they may be told later. None for a root.
    """

    committed_at: AwareDatetime | None = None
    paths: list[str] | None = None
    """
    The paths that it changed, from the root; one that ends in / stands for all that lies below.
    """


class AddRevisionsAnswer(Shape):
    repository: str
    added: int
    known: int
    """
    Of the batch: told before.
    """

    revisions: int
    """
    How many the repository has now.
    """

    missing: int
    """
    Parents that were named and not told yet.
    """


class TurnName(Shape):
    """
    A turn: its id is unique in its session.
    """

    session_id: str
    turn_id: str


class Span(Shape):
    """
    Start and end, in UTF-16 units of the text; the end is exclusive.
    """

    start: int
    end: int


class RedactedPlaces(Shape):
    """
    Where the words were masked.
    """

    memories: list[str]
    """
    Versions with the words in text, value, aliases or another field.
    """

    turns: list[TurnName]
    """
    Turns in which they were said.
    """

    decisions: int
    answers: int
    """
    Answers kept for Idempotency-Key.
    """

    briefings: int
    """
    Briefings whose text was dropped.
    """


class Extraction(Shape):
    """
    How far the facts and events of a session were extracted by now.
    """

    status: Literal['none', 'collecting', 'waiting', 'running', 'retrying', 'dead', 'done']
    """
    none: no turns. collecting: waits for more turns, for the end, or to have been idle. waiting: due. retrying: failed, and is tried again. dead: given up until it is asked for. done: every turn was read.
    """

    reason: str | None
    """
    Why it waits, is tried again, or was given up.
    """

    extracted: int
    """
    How many turns were read.
    """

    attempts: int
    next_attempt_at: AwareDatetime | None
    extracted_at: AwareDatetime | None
    settled_at: AwareDatetime | None
    """
    When it was last done or given up; later than that of any session of the tenant before.
    """

    found: int
    """
    How many facts and events were found in them.
    """

    model: str | None
    input_tokens: int
    output_tokens: int
    cost: float | None
    """
    By LLM_PRICE_INPUT and LLM_PRICE_OUTPUT; null where they are not set.
    """


class ListedSession(Shape):
    """
    A session as it was known; how far it was extracted is a field of the session itself.
    """

    id: str
    contact_id: str
    channel: str
    agent_id: str | None
    started_at: AwareDatetime
    ended_at: AwareDatetime | None
    status: Literal['open', 'ended']
    turns: int
    forgotten: Forgotten | None = None
    """
    Only where all of it was forgotten.
    """


class ListSessionsAnswer(Shape):
    sessions: list[ListedSession]
    next_cursor: str | None


class NewTurn(Shape):
    id: str | None = None
    """
    Your own id, unique in the session.
    """

    speaker: str
    role: Literal['contact', 'agent', 'other'] | None = None
    """
    Who speaks: the contact, the agent, or somebody else. Default: by the speaker, who is the agent if it is the agentId of the session, a name of AGENT_NAMES or a word such as agent, bot, operator or IVR; else the contact.
    """

    confidence: float | None = None
    """
    How sure the recogniser was of the words. What is extracted from a turn below 0.5 replaces nothing: it is kept beside, for the review queue.
    """

    text: str
    at: AwareDatetime | None = None
    """
    When it was said. Default: now.
    """

    timezone: str | None = None
    """
    Where it was said. Default: the contact's zone.
    """

    language: str | None = None
    """
    In which it was said. Default: the contact's, else as it reads, else English.
    """


class DryRunExtractionAnswerDroppedItem(Shape):
    text: str
    quote: str
    reason: str


class KeptExtractionExampleFact(Shape):
    text: str
    attribute: str | None
    value: str | None
    subject: str | None
    polarity: Literal['holds', 'ends', 'never']


class KeptExtractionExample(Shape):
    said: str
    facts: list[KeptExtractionExampleFact]


class ExtractionExampleFact(Shape):
    text: str
    """
    A sentence in the third person.
    """

    attribute: str | None = None
    value: str | None = None
    subject: str | None = None
    polarity: Literal['holds', 'ends', 'never'] | None = None


class ExtractionExample(Shape):
    said: str
    """
    What a contact says.
    """

    facts: list[ExtractionExampleFact]
    """
    What is to be read in it; empty: nothing.
    """


class KeptAttribute(Shape):
    name: str
    cardinality: Literal['one', 'many']
    meaning: str | None


class RankingWeights(Shape):
    """
    How much each part of a score counts.
    """

    similarity: float | None = None
    recency: float | None = None
    importance: float | None = None


class RankingHalfLifeDays(Shape):
    """
    After how many days recency is one half, by the kind of a memory, and of turns.
    """

    semantic: float | None = None
    episodic: float | None = None
    procedural: float | None = None
    turns: float | None = None


class Ranking(Shape):
    """
    How recall ranks, where a call does not say.
    """

    weights: RankingWeights | None = None
    """
    How much each part of a score counts.
    """

    half_life_days: RankingHalfLifeDays | None = None
    """
    After how many days recency is one half, by the kind of a memory, and of turns.
    """


class KeptRetention(Shape):
    """
    Days; null: for good.
    """

    turns: int | None
    versions: int | None
    answers: int | None
    decisions: int | None


class Privacy(Shape):
    """
    What becomes of what is found in words that are said, before they are stored, embedded or sent to a model: keep, mask (each character becomes █), refuse (the whole write is INVALID) or expire (kept as it is said, and the memory or turn that holds it is forgotten after expireDays). Absent: keep. card: payment cards; account: IBANs; id: numbers of identity documents, tax payers and insured persons; password: also PINs and keys; email; phone.
    """

    card: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of the number of a payment card.
    """

    account: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of the number of a bank account.
    """

    id: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of the number of an identity document, a tax payer or an insured person.
    """

    password: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of a password, PIN or key.
    """

    email: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of an e-mail address.
    """

    phone: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What becomes of a telephone number.
    """

    expire_days: int | None = None
    """
    After how many days what holds something that expires is forgotten, since it was recorded. Absent: 30.
    """


class KeptWebhook(Shape):
    url: str
    secret_set: bool
    """
    The secret itself is never shown.
    """


class OwnAttribute(Shape):
    name: str
    cardinality: Literal['one', 'many']
    """
    How many values it has at a time.
    """

    meaning: str | None = None
    """
    What it means, for a model that reads conversations.
    """


class Retention(Shape):
    """
    For how many days each kind is kept; null: for good.
    """

    turns: int | None = None
    """
    Since they were recorded.
    """

    versions: int | None = None
    """
    Since they were believed no longer.
    """

    answers: int | None = None
    """
    Of writes with an Idempotency-Key, since they were given.
    """

    decisions: int | None = None
    """
    Their words, since they were taken.
    """


class OwnWebhook(Shape):
    url: str
    """
    https. No redirect is followed, and no address that is not public is reached.
    """

    secret: str | None = None
    """
    Signs what is sent, as Standard Webhooks do. Never shown again. Absent: the one that was set before.
    """


class OwnKey(Shape):
    """
    The key that asks, without its secret.
    """

    id: str
    name: str
    role: Literal['read', 'write', 'admin', 'ops']
    """
    read: every read. write: also what changes memory. admin: also keys, settings and what destroys. ops: metrics and documentation, nothing of callers.
    """

    expires_at: AwareDatetime | None
    """
    From then on it opens nothing; null: never.
    """

    rate_per_minute: int | None
    """
    How many requests a minute it may make of one instance; null: no limit.
    """


class NewKey(Shape):
    """
    A new key, with its secret.
    """

    id: str
    name: str
    role: Literal['read', 'write', 'admin', 'ops']
    """
    read: every read. write: also what changes memory. admin: also keys, settings and what destroys. ops: metrics and documentation, nothing of callers.
    """

    created_at: AwareDatetime
    expires_at: AwareDatetime | None
    rate_per_minute: int | None
    revoked_at: AwareDatetime | None
    secret: str
    """
    What to send as "Authorization: Bearer SECRET".
    """


class TenantKey(Shape):
    """
    A key of the tenant, without its secret.
    """

    id: str
    name: str
    role: Literal['read', 'write', 'admin', 'ops']
    """
    read: every read. write: also what changes memory. admin: also keys, settings and what destroys. ops: metrics and documentation, nothing of callers.
    """

    created_at: AwareDatetime
    expires_at: AwareDatetime | None
    rate_per_minute: int | None
    revoked_at: AwareDatetime | None


class ListKeysAnswer(Shape):
    keys: list[TenantKey]
    next_cursor: str | None


class AuditLine(Shape):
    """
    That something was done or looked at, by whom, and nothing of what it says.
    """

    id: str
    at: AwareDatetime
    operation: str
    """
    The name of the operation; "import" for an import from the command line.
    """

    door: Literal['rest', 'graphql', 'mcp', 'explorer', 'compat', 'cli']
    """
    Where the request came in.
    """

    contact_id: str | None
    """
    Whom it was about; the id stays here after an erasure.
    """

    key_id: str | None
    """
    The key of the request; null from the command line.
    """

    key_name: str | None
    role: Literal['read', 'write', 'admin', 'ops'] | None
    """
    Of that key.
    """


class ListAuditAnswer(Shape):
    lines: list[AuditLine]
    next_cursor: str | None


class AddTurnsAnswer(Shape):
    turns: list[Turn]
    added: int


class ListTurnsAnswer(Shape):
    turns: list[Turn]
    next_cursor: str | None


class RedactTurnAnswer(Shape):
    turn: Turn
    places: RedactedPlaces


class Range(Shape):
    """
    A part of a text, in UTF-16 units; the end is exclusive.
    """

    start: int
    end: int


class ContactName(Shape):
    id: str
    name: str | None


class RetryBriefingAnswer(Shape):
    briefing_id: str
    state: Literal['pending']


class DifferenceParts(Shape):
    years: int
    months: int
    days: int
    hours: int
    minutes: int
    seconds: int


class Difference(Shape):
    """
    Whole days, weeks, months and years, each counting the whole time.
    """

    days: int
    weeks: int
    months: int
    years: int
    parts: DifferenceParts
    duration: str
    """
    ISO 8601; added to the first moment it gives the second.
    """

    formatted: str


class ExpressionAlternative(Shape):
    start: AwareDatetime | None
    """
    null: open on this side.
    """

    end: AwareDatetime | None
    """
    Exclusive.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open']
    confidence: float


class Expression(Shape):
    text: str
    index: int
    start: AwareDatetime | None
    """
    null: open on this side.
    """

    end: AwareDatetime | None
    """
    Exclusive.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open']
    confidence: float
    ongoing: bool
    """
    true: it began then and goes on.
    """

    alternatives: list[ExpressionAlternative]


class ResolveDatesAnswer(Shape):
    expressions: list[Expression]
    reference: AwareDatetime
    timezone: str
    language: str


class DateDifferenceAnswerParts(Shape):
    years: int
    months: int
    days: int
    hours: int
    minutes: int
    seconds: int


class DateDifferenceAnswer(Shape):
    days: int
    weeks: int
    months: int
    years: int
    parts: DateDifferenceAnswerParts
    duration: str
    """
    ISO 8601; added to the first moment it gives the second.
    """

    formatted: str
    from_: AwareDatetime
    to: AwareDatetime
    timezone: str


class CreateContactsInputContact(Shape):
    name: str | None = None
    timezone: str | None = None
    language: str | None = None
    """
    The language they speak. Default: that of each text, where it is sure, else English.
    """

    identifiers: list[Identifier] | None = None
    attributes: dict[str, str | float | bool] | None = None


class UpsertContactInputIdentifier(Shape):
    kind: str
    value: str


class RecallInputWeights(Shape):
    """
    How much each part of a score counts.
    """

    similarity: float | None = None
    recency: float | None = None
    importance: float | None = None


class RecallInputHalfLifeDays(Shape):
    """
    After how many days recency is one half, by the kind of a memory, and of turns.
    """

    semantic: float | None = None
    episodic: float | None = None
    procedural: float | None = None
    turns: float | None = None


class Memory(Shape):
    """
    One version of one fact about a contact.
    """

    id: str
    contact_id: str
    kind: Literal['semantic', 'episodic', 'procedural']
    text: str
    attribute: str | None
    value: str | None
    """
    null also for a denial: nothing has the value that it denies.
    """

    polarity: Literal['holds', 'ends', 'never']
    """
    ends or never: a denial of something that is not known; else what holds is said.
    """

    modality: Literal['fact', 'plan', 'wish', 'hearsay']
    """
    How it is meant: a fact, a plan, a wish, or hearsay: what somebody else is said to have said.
    """

    importance: float
    confidence: float
    confidence_now: float
    """
    What is left of confidence at validAt: it halves with time since it was last said.
    """

    last_recalled_at: AwareDatetime | None
    """
    When a recall last showed it; of now, whatever the times of the read.
    """

    recall_count: int
    """
    How often one did.
    """

    stale: bool | None = None
    """
    true: neither said nor recalled for long. Only in lists, recall, the context and the review queue.
    """

    tags: list[str]
    tier: Literal['core', 'working', 'archive']
    """
    core: first in every context. working: as usual. archive: found only where it is asked for.
    """

    pins: list[str]
    """
    What it is tied to outside, as kind:value.
    """

    category: str | None
    agent_id: str | None
    """
    The agent that alone knows it; null: all agents.
    """

    valid_from: AwareDatetime
    """
    When it began to hold in the world.
    """

    valid_to: AwareDatetime | None
    """
    Until when, exclusive; null while it holds.
    """

    starts_known: bool
    """
    false: nobody said when it began; it has held since validFrom at the latest, when it was said.
    """

    recorded_at: AwareDatetime
    """
    When we began to believe it.
    """

    superseded_at: AwareDatetime | None
    """
    Until when we believed it; null while we do.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open'] | None
    """
    How exactly its time was said.
    """

    language: str | None
    """
    In which it was read; null of memories from before languages were kept.
    """

    expression: str | None
    """
    The words its time was read from.
    """

    starts_at: AwareDatetime | None
    """
    When an episode takes place; null where that was not said.
    """

    ends_at: AwareDatetime | None
    recurrence: str | None
    subject: str | None
    """
    Whom or what it is about; null for the contact, and for an event that was not stated in parts.
    """

    verb: str | None
    object: str | None
    aliases: list[str]
    """
    Other words by which an event is found.
    """

    status: Literal['planned', 'done', 'cancelled', 'unconfirmed'] | None
    """
    Whether an event is planned, done or cancelled; unconfirmed: it was planned, its time has passed when it is read, and nobody said what came of it. null for what is no event.
    """

    repository: str | None
    """
    Of the revisions; null where there are none.
    """

    valid_from_revision: str | None
    """
    It holds at this revision and those made from it; null: without a beginning.
    """

    valid_to_revision: str | None
    """
    It holds neither at this revision nor at those made from it; null: without an end.
    """

    turn_id: str | None
    entity_id: str | None
    """
    The entity that it is about; null for the contact, and for an event.
    """

    quote: str | None
    """
    The words of that turn that say it.
    """

    forgotten: Forgotten | None = None
    """
    Only where it was forgotten; the text is then empty.
    """


class DecisionCandidate(Shape):
    id: str
    text: str
    score: float
    parts: Parts


class Decision(Shape):
    """
    How a statement met what was believed, and why.
    """

    id: str | None
    """
    null for a dry run.
    """

    outcome: Literal['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn']
    superseded: list[str]
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default']
    model: str | None
    """
    The arbiter or the extractor, if it decided, with a hash of its prompt or file.
    """

    probability: float | None
    """
    That it is so, where the one who decided knows it, as the classifier does.
    """

    similarity: float | None
    reason: str
    stated_reason: str | None
    """
    The caller's own reason.
    """

    unclear: bool
    """
    Nothing could decide: it stands beside, and is in the review queue.
    """

    candidates: list[DecisionCandidate]


class Remembered(Shape):
    memory: Memory | None = None
    """
    Absent for a dry run.
    """

    decision: Decision


class RememberBatchAnswer(Shape):
    results: list[Remembered]


class ListMemoriesAnswer(Shape):
    memories: list[Memory]
    as_of: AsOf
    next_cursor: str | None


class ListEventsAnswer(Shape):
    events: list[Memory]
    as_of: AsOf
    next_cursor: str | None


class RecallResult(Shape):
    memory: Memory | None = None
    turn: Turn | None = None
    score: float
    parts: Parts
    bearing: Bearing
    ended: bool | None = None
    """
    true: it no longer held at validAt; see validTo. Only with include: [ended], or where the question asks for what was so.
    """


class NoLonger(Shape):
    """
    What bears on a question and is no longer so; it held until its validTo.
    """

    memory: Memory
    said: str | None
    """
    What was said when it ended ("I stopped smoking."); null where no end was stated.
    """


class RecallAnswer(Shape):
    results: list[RecallResult]
    found: Literal['some', 'none']
    """
    none: there are no results, or none of them bears on the question; they are the nearest there are.
    """

    no_longer: list[NoLonger]
    """
    Only with found: none. What bears on the question and has ended, or was planned and is cancelled, at most three, best first: "Does she smoke?" after she stopped. Empty where the call asked for what has ended.
    """

    reranked: bool
    """
    The re-ranker of RERANK_URL ordered them; false where none is set, or it did not answer in time.
    """

    as_of: AsOf
    time: RecallAnswerTime | None
    """
    The time that was read in the question; null if there was none.
    """

    left_out: RecallAnswerLeftOut
    took_ms: RecallAnswerTookMs


class ChangeSince(Shape):
    what: Literal['new', 'changed', 'ended', 'corrected', 'withdrawn']
    memory: Memory
    before: Memory | None
    """
    For `changed` and `corrected`: what it was.
    """


class Asked(Shape):
    known: bool
    """
    false: nothing that was found answers it.
    """

    answer: str
    """
    To be read out: without refs.
    """

    cited: str
    """
    The same with the refs of its evidence in brackets.
    """

    evidence: list[Evidence]
    guide: list[str]
    """
    What to look for, made of the question and the current date.
    """

    steps: list[AskStep]
    tools: list[str]
    limits: AskedLimits
    usage: AskedUsage
    as_of: AsOf


class Step(Shape):
    """
    One step of a fact: a version that began, or the belief that ended.
    """

    memory: Memory
    as_: Literal['added', 'change', 'correction', 'extension', 'remainder', 'filed', 'merge', 'revert', 'ended', 'corrected', 'withdrawn', 'reverted', 'forgotten']
    supersedes: list[str]
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default'] | None
    reason: str | None
    stated_reason: str | None
    """
    The caller's own reason.
    """

    similarity: float | None
    decision_id: str | None
    at: AwareDatetime
    restatements: list[StepRestatement]


class GetHistoryAnswer(Shape):
    steps: list[Step]
    next_cursor: str | None


class FileMemoryAnswer(Shape):
    memory: Memory
    decision: KeptDecision | None
    """
    null where nothing changed.
    """


class WithdrawAnswer(Shape):
    memory: Memory


class RevertDecisionAnswer(Shape):
    decision: KeptDecision
    memories: list[Memory]
    """
    What is believed again, or has another confidence.
    """


class GetEntityAnswer(Shape):
    entity: Entity
    memories: list[Memory]
    """
    About it, the latest to begin first; at most `limit`.
    """

    mentioned_in: list[Memory]
    """
    About the contact or others; at most `limit`.
    """

    as_of: AsOf


class ReviewItem(Shape):
    """
    Something that somebody should look at, and what can be done about it.
    """

    kind: Literal['unclear', 'contradicting', 'low_confidence', 'stale']
    """
    unclear: nothing could decide about a statement. contradicting: it cannot hold together with the candidates. low_confidence: little is left. stale: neither said nor recalled for long.
    """

    decision_id: str | None
    """
    The decision that left it unclear; null for the other kinds.
    """

    memory: Memory
    """
    What was told, or what is doubted.
    """

    candidates: list[Memory]
    """
    What it may restate, replace, end or correct, or what it contradicts.
    """

    reason: str
    """
    Why somebody should look at it.
    """

    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default'] | None
    model: str | None
    probability: float | None
    """
    Of the reading that was not sure enough, if the decider gave one.
    """

    recorded_at: AwareDatetime
    actions: list[ReviewAction]
    """
    What can be done about it.
    """


class ListReviewAnswer(Shape):
    items: list[ReviewItem]
    next_cursor: str | None


class ResolveReviewAnswer(Shape):
    memory: Memory
    decision: Decision


class Drifted(Shape):
    """
    A memory that is pinned to a path that has changed.
    """

    memory: Memory
    paths: list[str]
    """
    The changed paths that it is pinned to, in order, ten at most.
    """


class ListDriftAnswer(Shape):
    drifted: list[Drifted]
    changed_paths: int
    """
    How many paths changed in all.
    """

    next_cursor: str | None


class ForgettingKept(Shape):
    """
    What still mentions it, since the call did not ask to forget that.
    """

    memories: list[str]
    turns: list[TurnName]


class Forgetting(Shape):
    """
    Everything that was emptied, also by earlier calls; the same call again answers the same.
    """

    contact_id: str
    forgotten: Forgotten
    memories: list[str]
    """
    The versions that are empty places now.
    """

    turns: list[TurnName]
    """
    The turns that are empty places now.
    """

    decisions: int
    """
    Decisions from which their words were removed.
    """

    answers: int
    """
    Answers kept for Idempotency-Key from which they were removed.
    """

    briefings: int
    """
    Briefings whose text was dropped.
    """

    kept: ForgettingKept
    """
    What still mentions it, since the call did not ask to forget that.
    """


class RedactMemoryAnswer(Shape):
    memory: Memory
    places: RedactedPlaces


class Session(Shape):
    """
    One call or chat.
    """

    id: str
    contact_id: str
    channel: str
    agent_id: str | None
    started_at: AwareDatetime
    ended_at: AwareDatetime | None
    status: Literal['open', 'ended']
    turns: int
    extraction: Extraction
    forgotten: Forgotten | None = None
    """
    Only where all of it was forgotten.
    """


class ReadStatement(Shape):
    text: str
    kind: Literal['semantic', 'episodic', 'procedural']
    attribute: str | None
    value: str | None
    subject: str | None
    polarity: Literal['holds', 'ends', 'never']
    confidence: float
    turn_id: str
    quote: str
    known: str | None
    """
    What is known that it was read to end, correct or take the place of.
    """

    note: str | None
    """
    What the model said that was not followed.
    """

    memory_id: str | None
    """
    The memory that it was remembered as before; then nothing would be written.
    """

    decision: Decision | None
    """
    How it would meet what is believed.
    """


class DryRunExtractionAnswer(Shape):
    statements: list[ReadStatement]
    dropped: list[DryRunExtractionAnswerDroppedItem]
    """
    What the model found and nothing would be made of, and why.
    """

    read: int
    """
    How many turns were read: as many as are read at a time.
    """

    next_after: int | None
    """
    Where to go on in the session; null at its end.
    """

    model: str
    input_tokens: int
    output_tokens: int
    cost: float | None


class ExtractionSettings(Shape):
    """
    What a tenant adds to the prompt of extraction.
    """

    instructions: str | None
    examples: list[KeptExtractionExample]
    version: int
    """
    From 1; 0: nothing was ever set.
    """

    set_at: AwareDatetime | None
    set_by: str | None
    """
    The API key.
    """


class TenantSettings(Shape):
    """
    What a tenant set for itself; null: not set.
    """

    attributes: list[KeptAttribute]
    """
    By name, as the service spells it.
    """

    ranking: Ranking | None
    timezone: str | None
    country: str | None
    retention: KeptRetention | None
    privacy: Privacy | None
    webhook: KeptWebhook | None
    version: int
    """
    From 1; 0: nothing was ever set.
    """

    set_at: AwareDatetime | None
    set_by: str | None
    """
    The API key; null for what the operator set.
    """


class GetSettingsHistoryAnswer(Shape):
    versions: list[TenantSettings]
    next_cursor: str | None


class GrepResult(Shape):
    turn: Turn | None = None
    memory: Memory | None = None
    ranges: list[Range]
    """
    Where in the text it matched; empty where another field did.
    """

    fields: list[Literal['text', 'subject', 'verb', 'object', 'aliases']] | None = None
    """
    Which fields of an event matched.
    """


class GrepAnswer(Shape):
    results: list[GrepResult]
    next_cursor: str | None


class UpcomingEvent(Shape):
    memory: Memory
    starts_at: AwareDatetime
    ends_at: AwareDatetime | None
    """
    Exclusive; null where it is not known.
    """

    all_day: bool
    """
    true: its days are all that is known, in the contact's zone.
    """

    starts_in: str
    """
    In words: "in 2 days", "tomorrow", "in 3 hours"; "now" once it has begun.
    """


class UpcomingAnswer(Shape):
    events: list[UpcomingEvent]
    has_more: bool
    """
    true: more is planned before `until` than `limit` let through.
    """

    until: AwareDatetime
    timezone: str
    """
    The contact's, in which the words count; that of TIMEZONE, if it is not known.
    """


class DueEvent(Shape):
    memory: Memory
    contact: ContactName
    starts_at: AwareDatetime


class DueSoonAnswer(Shape):
    events: list[DueEvent]
    next_cursor: str | None


class Briefing(Shape):
    """
    What is due soon for a contact, and whether the webhook got it.
    """

    id: str
    """
    Also the webhook-id of every attempt to deliver it.
    """

    state: Literal['pending', 'delivered', 'dead', 'dropped']
    """
    dead: eight attempts failed. dropped: what it announced was moved or cancelled, or had begun, before it was sent.
    """

    contact: ContactName
    events: list[Memory]
    """
    As they were announced.
    """

    text: str | None
    """
    What was sent last, ready to be read out.
    """

    attempts: int
    created_at: AwareDatetime
    next_attempt_at: AwareDatetime | None
    delivered_at: AwareDatetime | None
    error: str | None
    """
    Of the last attempt.
    """


class ListBriefingsAnswer(Shape):
    briefings: list[Briefing]
    next_cursor: str | None


class TimelineEntry(Shape):
    order: int
    """
    1 for the first entry of the timeline.
    """

    at: AwareDatetime
    until: AwareDatetime | None
    what: Literal['event', 'began', 'changed', 'ended']
    memory: Memory
    before: Memory | None
    """
    For `changed`: what it was until then.
    """

    believed: bool
    """
    false: superseded by knownAt; only with include=superseded.
    """


class TimelineAnswer(Shape):
    entries: list[TimelineEntry]
    known_at: AwareDatetime
    next_cursor: str | None


class Change(Shape):
    before: Memory
    after: Memory
    reason: str | None


class DiffAnswerWithdrawnItem(Shape):
    memory: Memory
    reason: str


class DiffAnswer(Shape):
    clock: Literal['valid', 'system']
    from_: AwareDatetime
    to: AwareDatetime
    began: list[Memory]
    ended: list[Memory]
    changed: list[Change]
    corrected: list[Change]
    withdrawn: list[DiffAnswerWithdrawnItem]
    next_cursor: str | None


class Interval(Shape):
    order: Literal['before', 'after', 'same', 'unknown']
    exact: bool
    min: Difference
    max: Difference
    formatted: str


class ForkMergeResult(Shape):
    memory: Memory | None = None
    """
    Absent for a dry run.
    """

    decision: Decision | None = None
    skipped: str | None = None
    """
    Instead: the memory that the contact has of the same key.
    """


class ForkMerge(Shape):
    fork: Fork
    results: list[ForkMergeResult]
    """
    What became of each statement, in their order.
    """


class Context(Shape):
    text: str
    version: str
    """
    Stays the same until something that is shown changes, or the day does.
    """

    current_date_time: AwareDatetime
    """
    With the offset of the zone.
    """

    timezone: str
    """
    The contact's zone; TIMEZONE, if it is not known.
    """

    contact: Contact
    upcoming: list[Memory]
    """
    What is planned, and what begins to hold later, the next first.
    """

    last_session: ContextLastSession | None
    """
    The last session that ended; null for none.
    """

    changes: list[ChangeSince]
    """
    What changed in the world, or was learned, since that session was extracted.
    """

    more_changes: bool
    """
    true: more changed than `changes` shows; see diff.
    """

    memories: list[Memory]
    """
    What holds and what happened, in the order of `text`.
    """

    left_out: int
    """
    How many memories the budget had no room for.
    """
