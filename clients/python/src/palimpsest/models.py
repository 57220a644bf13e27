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
    How a contact is known on a channel, and since when if not now.
    """

    kind: str
    value: str
    valid_from: AwareDatetime | None = None
    """
    When it became theirs. Default: as already known, else now.
    """

    valid_to: AwareDatetime | None = None
    """
    When it stops being theirs. Default: no known end.
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
    The BCP 47 tag of the language they speak; null: detected in each text.
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
    false: it existed already.
    """


class EarlierOwner(Shape):
    """
    Somebody previously known by this identifier: phone numbers are recycled.
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
    Contacts that had the identifier before `validAt` but not then, latest first; at most 20.
    """

    more_earlier: bool
    """
    true: there are more than the 20 in `earlier`; use an earlier `validAt`.
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
    Answers stored for Idempotency-Key about the contact.
    """


class Erasure(Shape):
    contact_id: str
    certificate_id: str
    """
    The certificate of the erasure: GET /v1/erasures/{erasureId}.
    """

    erased_at: AwareDatetime
    erased: ErasureErased


class Merge(Shape):
    """
    A statement that two contacts are one person.
    """

    merge_id: str
    contact_id: str
    """
    The contact that stays.
    """

    from_: str
    """
    The contact merged into it, whose id now means the other.
    """

    reason: str
    merged_at: AwareDatetime
    undone_at: AwareDatetime | None
    copied: int
    """
    How many memories were copied to the contact that stays.
    """

    superseded: list[str]
    """
    Its versions that a later stated value replaced.
    """


class Fork(Shape):
    """
    A scope that sees a contact as of an instant, with its own statements since.
    """

    id: str
    """
    Use it in place of a contact's id in remember, rememberBatch, recall and listMemories.
    """

    contact_id: str
    """
    The contact that was forked.
    """

    at: AwareDatetime
    """
    The instant as of which the contact is seen.
    """

    created_at: AwareDatetime
    state: Literal['open', 'merged', 'dropped']
    ended_at: AwareDatetime | None
    """
    When it was merged or dropped.
    """

    statements: int
    """
    How many statements were made in it.
    """


class Forks(Shape):
    forks: list[Fork]


class Forgotten(Shape):
    """
    When and why something was forgotten. Its content is gone for good.
    """

    at: AwareDatetime
    by: str | None
    """
    The API key of the request; null if none.
    """

    reason: str | None


class Parts(Shape):
    """
    The parts of a score, each from 0 to 1 before weighting.
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
    Answers stored for Idempotency-Key about the contact.
    """


class Certificate(Shape):
    """
    The certificate of an erasure: who was erased, when, and how much, without content, in a chain of hashes.
    """

    id: str
    number: int
    """
    Its number among all erasures, from 1 without gaps.
    """

    contact_id: str
    contact_ids: list[str]
    """
    The contact and those merged into it, sorted by id.
    """

    erased_at: AwareDatetime
    erased: CertificateErased
    previous: str | None
    """
    The hash of the previous erasure; null for the first.
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
    An event stated in parts, so that it can be moved, cancelled or done.
    """

    subject: str
    """
    Who or what it is about.
    """

    verb: str
    object: str | None = None
    aliases: list[str] | None = None
    """
    Other words for it that people may search: "teeth check" for a dentist appointment.
    """

    status: Literal['planned', 'moved', 'cancelled', 'done'] | None = None
    """
    moved: planned, now for another time. Default: planned if it is still to come, else done.
    """

    starts_at: str | None = None
    """
    When it takes place: an instant, a date, or words ("Tuesday at 5pm", "next week"), which also give its end; of a recurring event the first time, or words for its rule ("every Tuesday at 5pm"). Default: what the text says.
    """

    ends_at: str | None = None
    """
    The end, exclusive; of words, the end of their period.
    """

    recurrence: str | None = None
    """
    How it recurs: an RRULE (RFC 5545), at most daily, with startsAt, or words ("every Tuesday at 5 pm"). Default: what the words of startsAt or the text say.
    """


class Statement(Shape):
    text: str
    reconcile: bool | None = None
    """
    false: store as given, for imports.
    """

    kind: Literal['semantic', 'episodic', 'procedural'] | None = None
    """
    Default: episodic with `event`, or if an English text without other fields plans one thing for a future day; else semantic.
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
    holds: it is true. ends: it is no longer true (left, sold, stopped); what it means held until validTo, else validFrom, else until it was said. never: it was never true.
    """

    modality: Literal['fact', 'plan', 'wish', 'hearsay'] | None = None
    """
    How it is meant. fact: it is true. plan: it is intended, and replaces something only from a stated later time. wish: somebody would like it. hearsay: somebody else said so. Wishes and hearsay are kept beside what is known. Default: fact; for text without attribute and event, what its words say ("I wish", "I heard").
    """

    cardinality: Literal['one', 'many'] | None = None
    """
    How many values the attribute can have at a time. Default: from the table of well-known attributes; for other names the arbiter is asked; without an arbiter all values are kept.
    """

    timezone: str | None = None
    """
    Where it was said, for the times it mentions. Default: the turn's, else the contact's, else TIMEZONE.
    """

    language: str | None = None
    """
    The language of the statement. Default: the turn's, else the contact's, else detected, else English.
    """

    said_at: AwareDatetime | None = None
    """
    When it was said. Default: the time of its turn, else now.
    """

    valid_from: str | None = None
    """
    When it begins to hold: an instant, a date, or words; a range gives both ends. Default: what the text says ("last Tuesday"), else saidAt.
    """

    valid_to: str | None = None
    """
    When it stops holding, exclusive; of words, the end of their period: "June" ends with June. Default: what the text says, else open.
    """

    importance: float | None = None
    """
    How much it matters. Default: by nearness to examples, from health (0.95) to small talk (0.1).
    """

    confidence: float | None = None
    tags: list[str] | None = None
    tier: Literal['core', 'working', 'archive'] | None = None
    """
    Where it is kept. Default: core if it replaces a core memory, else working.
    """

    pins: list[str] | None = None
    """
    What it is tied to, as kind:value. Default: as in the memory it replaces.
    """

    category: str | None = None
    """
    A word to sort by. Default: as in the memory it replaces.
    """

    agent_id: str | None = None
    """
    Only this agent is to know it; it is not compared with what others know.
    """

    reason: str | None = None
    """
    Why it is said; kept with the decision and shown in the history.
    """

    repository: str | None = None
    """
    The repository of the revisions; needed if the tenant has several.
    """

    valid_from_revision: str | None = None
    """
    It holds from this revision and its descendants on. Default: no beginning.
    """

    valid_to_revision: str | None = None
    """
    It no longer holds from this revision on. Default: no end.
    """

    turn_id: str | None = None
    session_id: str | None = None
    """
    The session of the turn, if several sessions of the contact use the same turn id.
    """

    quote: str | None = None
    """
    The words of the turn that say it, kept with the memory; they must occur in that turn.
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
    Who spoke: the contact, the agent, or somebody else.
    """

    confidence: float | None
    """
    How sure the recogniser was of the words; null if not stated.
    """

    text: str
    at: AwareDatetime
    timezone: str | None
    language: str | None
    """
    The language in which it was read; null in turns older than this field.
    """

    expression: str | None
    """
    The words of its most precise time.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open'] | None
    refers_from: AwareDatetime | None
    """
    The period these words mean; null: open on that side.
    """

    refers_to: AwareDatetime | None
    recorded_at: AwareDatetime
    forgotten: Forgotten | None = None
    """
    Present only if it was forgotten; the text is then empty.
    """


class Bearing(Shape):
    """
    Why a result bears on the question or does not.
    """

    meaning: float | None
    """
    How near the two are in meaning (cosine), or 0.9 of that of the fact it replaced, if that is more; null without vectors.
    """

    words: float
    """
    The share of the question's informative words in it, or in the fact it replaced.
    """

    attribute: bool
    """
    The question names its attribute.
    """

    subject: bool
    """
    It is about the same person or thing as the question.
    """


class RecallAnswerTime(Shape):
    """
    The time found in the question; null if none.
    """

    expression: str
    start: AwareDatetime | None
    end: AwareDatetime | None
    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open']
    used: Literal['rank', 'only']
    memory_id: str | None
    """
    The memory to which "before Lisbon" refers.
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
    The last session that ended; null if none.
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
    Evidence for an answer, found by a step.
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
    The refs of the evidence that it found.
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
    When the restatement was reverted.
    """


class KeptDecisionCandidate(Shape):
    id: str
    text: str
    score: float
    parts: Parts


class KeptDecision(Shape):
    """
    A stored decision. Also recorded: a memory was filed (its tier, pins or category), a decision reverted, a contact merged, two entities merged (met), or something forgotten or redacted.
    """

    id: str | None
    """
    null in a dry run.
    """

    outcome: Literal['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn', 'filed', 'reverted', 'merged', 'met', 'forgotten', 'redacted']
    superseded: list[str]
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default']
    model: str | None
    """
    The arbiter or extractor, if it decided, with a hash of its prompt or file.
    """

    probability: float | None
    """
    Probability that it is right, if the decider knows it, as the classifier does.
    """

    similarity: float | None
    reason: str
    stated_reason: str | None
    """
    The caller's own reason.
    """

    unclear: bool
    """
    Nothing could decide: the memory is kept beside the others and is in the review queue.
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
    The decision that it reverted.
    """

    reverted_at: AwareDatetime | None
    """
    When it was reverted itself.
    """


class Entity(Shape):
    """
    Somebody or something around a contact, with the names that memories give it.
    """

    id: str
    contact_id: str
    kind: Literal['person', 'animal', 'organisation', 'place', 'thing', 'order', 'case']
    name: str | None
    role: str | None
    """
    Relation to the contact: daughter, dentist, dog; null if nobody said.
    """

    aliases: list[str]
    """
    Other names.
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
    How many memories were rewritten.
    """


class ReviewAction(Shape):
    """
    One way to settle an item.
    """

    does: Literal['confirm', 'withdraw', 'end', 'supersede']
    operation: Literal['remember', 'withdraw', 'resolveReview']
    fields: dict[str, Any]
    """
    The known part of the operation's input.
    """

    asks: list[str]
    """
    The fields still to be filled in.
    """


class StatedRevision(Shape):
    id: str
    """
    Such as the hash of a commit.
    """

    parents: list[str] | None = None
    """
    Its parents, which may be sent later. None for a root.
    """

    committed_at: AwareDatetime | None = None
    paths: list[str] | None = None
    """
    The paths that it changed, from the root; one ending in / means everything below.
    """


class AddRevisionsAnswer(Shape):
    repository: str
    added: int
    known: int
    """
    Of the batch: already known.
    """

    revisions: int
    """
    How many the repository has now.
    """

    missing: int
    """
    Parents named but not registered yet.
    """


class TurnName(Shape):
    """
    A turn, whose id is unique in its session.
    """

    session_id: str
    turn_id: str


class Span(Shape):
    """
    Start and end, in UTF-16 units of the text; the end is exclusive. A character of two units is masked whole.
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
    Turns with the words.
    """

    decisions: int
    answers: int
    """
    Answers stored for Idempotency-Key.
    """

    briefings: int
    """
    Briefings whose text was dropped.
    """


class Extraction(Shape):
    """
    How far the facts and events of a session have been extracted.
    """

    status: Literal['none', 'collecting', 'waiting', 'running', 'retrying', 'dead', 'done']
    """
    none: no turns. collecting: waits for more turns, the end, or idleness. waiting: due. retrying: failed, will be tried again. dead: given up until requested. done: every turn was read.
    """

    reason: str | None
    """
    Why it waits, is retried, or was given up.
    """

    extracted: int
    """
    How many turns have been read.
    """

    attempts: int
    next_attempt_at: AwareDatetime | None
    extracted_at: AwareDatetime | None
    settled_at: AwareDatetime | None
    """
    When it last finished or was given up; later than for every earlier session of the tenant.
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
    By LLM_PRICE_INPUT and LLM_PRICE_OUTPUT; null if they are not set.
    """


class ListedSession(Shape):
    """
    A session as of the read; `extraction` is not part of it but of the session itself.
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
    Present only if the whole session was forgotten.
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
    Who speaks: the contact, the agent, or somebody else. Default: by the speaker. The agent is the agentId of the session, a name in AGENT_NAMES or a word such as agent, bot, operator or IVR; everyone else is the contact.
    """

    confidence: float | None = None
    """
    How sure the recogniser was of the words. Facts extracted from a turn below 0.5 replace nothing; they go to the review queue.
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
    The language spoken. Default: the contact's, else detected, else English.
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
    Something that a contact says.
    """

    facts: list[ExtractionExampleFact]
    """
    The facts to be found in it; empty: none.
    """


class KeptAttribute(Shape):
    name: str
    cardinality: Literal['one', 'many']
    meaning: str | None


class RankingWeights(Shape):
    """
    The weight of each part of a score.
    """

    similarity: float | None = None
    recency: float | None = None
    importance: float | None = None


class RankingHalfLifeDays(Shape):
    """
    After how many days recency is one half, by kind of memory, and for turns.
    """

    semantic: float | None = None
    episodic: float | None = None
    procedural: float | None = None
    turns: float | None = None


class Ranking(Shape):
    """
    How recall ranks, unless a call says otherwise.
    """

    weights: RankingWeights | None = None
    """
    The weight of each part of a score.
    """

    half_life_days: RankingHalfLifeDays | None = None
    """
    After how many days recency is one half, by kind of memory, and for turns.
    """


class KeptRetention(Shape):
    """
    Days; null: forever.
    """

    turns: int | None
    versions: int | None
    answers: int | None
    decisions: int | None


class Privacy(Shape):
    """
    What to do with private data found in what is said, before it is stored, embedded or sent to a model: keep, mask (each character becomes █), refuse (the whole write is INVALID) or expire (kept, and the memory or turn that holds it is forgotten after expireDays). Absent: keep. card: payment cards; account: IBANs; id: numbers of identity documents, tax payers and insured persons; password: also PINs and keys; email; phone.
    """

    card: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with the number of a payment card.
    """

    account: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with the number of a bank account.
    """

    id: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with the number of an identity document, a tax payer or an insured person.
    """

    password: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with a password, PIN or key.
    """

    email: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with an e-mail address.
    """

    phone: Literal['keep', 'mask', 'refuse', 'expire'] | None = None
    """
    What to do with a telephone number.
    """

    expire_days: int | None = None
    """
    After how many days since recording something that expires is forgotten. Absent: 30.
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
    How many values it can have at a time.
    """

    meaning: str | None = None
    """
    What it means, for a model that reads conversations.
    """


class Retention(Shape):
    """
    For how many days each kind is kept; null: forever.
    """

    turns: int | None = None
    """
    Since they were recorded.
    """

    versions: int | None = None
    """
    Since they were no longer believed.
    """

    answers: int | None = None
    """
    Of writes with an Idempotency-Key, since they were given.
    """

    decisions: int | None = None
    """
    Their words, since they were made.
    """


class OwnWebhook(Shape):
    url: str
    """
    https. Redirects are not followed, and only public addresses are reached.
    """

    secret: str | None = None
    """
    Signs requests as Standard Webhooks do. Never shown again. Absent: keep the earlier one.
    """


class OwnKey(Shape):
    """
    The key of this request, without its secret.
    """

    id: str
    name: str
    role: Literal['read', 'write', 'admin', 'ops']
    """
    read: all reads. write: also changes to memory. admin: also keys, settings and deletion. ops: metrics and documentation, no data of contacts.
    """

    expires_at: AwareDatetime | None
    """
    The key stops working then; null: never.
    """

    rate_per_minute: int | None
    """
    Maximum requests per minute to one instance; null: no limit.
    """


class NewKey(Shape):
    """
    A new key, with its secret.
    """

    id: str
    name: str
    role: Literal['read', 'write', 'admin', 'ops']
    """
    read: all reads. write: also changes to memory. admin: also keys, settings and deletion. ops: metrics and documentation, no data of contacts.
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
    read: all reads. write: also changes to memory. admin: also keys, settings and deletion. ops: metrics and documentation, no data of contacts.
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
    A record of who did or looked at what, without its content.
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
    The contact concerned; the id stays here after an erasure.
    """

    key_id: str | None
    """
    The key of the request; null from the command line.
    """

    key_name: str | None
    role: Literal['read', 'write', 'admin', 'ops'] | None
    """
    The role of that key.
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
    ISO 8601; added to the first moment, it gives the second.
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
    true: it began then and continues.
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
    ISO 8601; added to the first moment, it gives the second.
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
    The language they speak. Default: detected in each text if certain, else English.
    """

    identifiers: list[Identifier] | None = None
    attributes: dict[str, str | float | bool] | None = None


class UpsertContactInputIdentifier(Shape):
    kind: str
    value: str


class RecallInputWeights(Shape):
    """
    The weight of each part of a score.
    """

    similarity: float | None = None
    recency: float | None = None
    importance: float | None = None


class RecallInputHalfLifeDays(Shape):
    """
    After how many days recency is one half, by kind of memory, and for turns.
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
    null also for a denial, since nothing has the denied value.
    """

    polarity: Literal['holds', 'ends', 'never']
    """
    holds, or a denial (ends, never) of something that was not known.
    """

    modality: Literal['fact', 'plan', 'wish', 'hearsay']
    """
    How it is meant: a fact, a plan, a wish, or hearsay (what somebody else reportedly said).
    """

    importance: float
    confidence: float
    confidence_now: float
    """
    The confidence left at validAt: it halves with time since it was last said.
    """

    last_recalled_at: AwareDatetime | None
    """
    When a recall last showed it, as of now whatever the times of the read.
    """

    recall_count: int
    """
    How often a recall showed it.
    """

    stale: bool | None = None
    """
    true: neither said nor recalled for long. Only in lists, recall, the context and the review queue.
    """

    tags: list[str]
    tier: Literal['core', 'working', 'archive']
    """
    core: first in every context. working: the normal tier. archive: found only if asked for.
    """

    pins: list[str]
    """
    What outside the service it is tied to, as kind:value.
    """

    category: str | None
    agent_id: str | None
    """
    The only agent that knows it; null: all agents.
    """

    valid_from: AwareDatetime
    """
    When it began to hold in the world.
    """

    valid_to: AwareDatetime | None
    """
    When it stops holding, exclusive; null while it holds.
    """

    starts_known: bool
    """
    false: nobody said when it began; it holds at least since validFrom, when it was said.
    """

    recorded_at: AwareDatetime
    """
    When we began to believe it.
    """

    superseded_at: AwareDatetime | None
    """
    When we stopped believing it; null while we do.
    """

    precision: Literal['instant', 'hour', 'part_of_day', 'day', 'weekend', 'week', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'open'] | None
    """
    How exactly its time was stated.
    """

    language: str | None
    """
    The language in which it was read; null in memories older than this field.
    """

    expression: str | None
    """
    The words from which its time was read.
    """

    starts_at: AwareDatetime | None
    """
    When an event takes place; null if not said.
    """

    ends_at: AwareDatetime | None
    recurrence: str | None
    subject: str | None
    """
    Whom or what it is about; null for the contact, and for an event stated without parts.
    """

    verb: str | None
    object: str | None
    aliases: list[str]
    """
    Other words that find an event.
    """

    status: Literal['planned', 'done', 'cancelled', 'unconfirmed'] | None
    """
    Whether an event is planned, done or cancelled; unconfirmed: it was planned, its time has passed at the read, and nobody said whether it happened. null if not an event.
    """

    repository: str | None
    """
    The repository of the revisions; null if none.
    """

    valid_from_revision: str | None
    """
    It holds from this revision and its descendants on; null: no beginning.
    """

    valid_to_revision: str | None
    """
    It no longer holds at this revision and its descendants; null: no end.
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
    Present only if it was forgotten; the text is then empty.
    """


class DecisionCandidate(Shape):
    id: str
    text: str
    score: float
    parts: Parts


class Decision(Shape):
    """
    How a statement was reconciled with what was believed, and why.
    """

    id: str | None
    """
    null in a dry run.
    """

    outcome: Literal['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn']
    superseded: list[str]
    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default']
    model: str | None
    """
    The arbiter or extractor, if it decided, with a hash of its prompt or file.
    """

    probability: float | None
    """
    Probability that it is right, if the decider knows it, as the classifier does.
    """

    similarity: float | None
    reason: str
    stated_reason: str | None
    """
    The caller's own reason.
    """

    unclear: bool
    """
    Nothing could decide: the memory is kept beside the others and is in the review queue.
    """

    candidates: list[DecisionCandidate]


class Remembered(Shape):
    memory: Memory | None = None
    """
    Absent in a dry run.
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
    true: it no longer held at validAt; see validTo. Only with include: [ended], or if the question is about the past.
    """


class NoLonger(Shape):
    """
    A memory that bears on a question but no longer holds; it held until its validTo.
    """

    memory: Memory
    said: str | None
    """
    What was said when it ended ("I stopped smoking."); null if no end was stated.
    """


class RecallAnswer(Shape):
    results: list[RecallResult]
    found: Literal['some', 'none']
    """
    none: no result bears on the question; the results, if any, are the nearest.
    """

    no_longer: list[NoLonger]
    """
    Only with found: none. Up to three memories that bear on the question but have ended, or were planned and cancelled, best first: "Does she smoke?" after she stopped. Empty if the call included ended ones.
    """

    reranked: bool
    """
    Whether the re-ranker of RERANK_URL ordered them; false if none is set or it was too slow.
    """

    as_of: AsOf
    time: RecallAnswerTime | None
    """
    The time found in the question; null if none.
    """

    left_out: RecallAnswerLeftOut
    took_ms: RecallAnswerTookMs


class ChangeSince(Shape):
    what: Literal['new', 'changed', 'ended', 'corrected', 'withdrawn']
    memory: Memory
    before: Memory | None
    """
    For `changed` and `corrected`: the earlier version.
    """


class Asked(Shape):
    known: bool
    """
    false: nothing found answers it.
    """

    answer: str
    """
    For reading aloud: without refs.
    """

    cited: str
    """
    The same with the refs of the evidence in brackets.
    """

    evidence: list[Evidence]
    guide: list[str]
    """
    What to look for, derived from the question and the current date.
    """

    steps: list[AskStep]
    tools: list[str]
    limits: AskedLimits
    usage: AskedUsage
    as_of: AsOf


class Step(Shape):
    """
    One step of a fact: a version that began to be believed, or the end of its belief.
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
    null if nothing changed.
    """


class WithdrawAnswer(Shape):
    memory: Memory


class RevertDecisionAnswer(Shape):
    decision: KeptDecision
    memories: list[Memory]
    """
    Memories that are believed again, or whose confidence changed.
    """


class GetEntityAnswer(Shape):
    entity: Entity
    memories: list[Memory]
    """
    About the entity, latest start first; at most `limit`.
    """

    mentioned_in: list[Memory]
    """
    About the contact or other entities; at most `limit`.
    """

    as_of: AsOf


class ReviewItem(Shape):
    """
    Something that a person should look at, with the ways to settle it.
    """

    kind: Literal['unclear', 'contradicting', 'low_confidence', 'stale']
    """
    unclear: nothing could decide about a statement. contradicting: it cannot be true together with the candidates. low_confidence: little confidence is left. stale: neither said nor recalled for long.
    """

    decision_id: str | None
    """
    The decision that left it unclear; null for the other kinds.
    """

    memory: Memory
    """
    The unclear statement, or the doubtful memory.
    """

    candidates: list[Memory]
    """
    What it may restate, replace, end or correct, or what it contradicts.
    """

    reason: str
    """
    Why a person should look at it.
    """

    decided_by: Literal['caller', 'attribute', 'event', 'classifier', 'threshold', 'arbiter', 'extractor', 'default'] | None
    model: str | None
    probability: float | None
    """
    The probability of the uncertain reading, if the decider gave one.
    """

    recorded_at: AwareDatetime
    actions: list[ReviewAction]
    """
    The ways to settle it.
    """


class ListReviewAnswer(Shape):
    items: list[ReviewItem]
    next_cursor: str | None


class ResolveReviewAnswer(Shape):
    memory: Memory
    decision: Decision


class Drifted(Shape):
    """
    A memory pinned to a path that has changed.
    """

    memory: Memory
    paths: list[str]
    """
    The changed paths to which it is pinned, in order, at most ten.
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
    Everything that was emptied, also by earlier calls; repeating the call gives the same answer.
    """

    contact_id: str
    forgotten: Forgotten
    memories: list[str]
    """
    The versions that were emptied.
    """

    turns: list[TurnName]
    """
    The turns that were emptied.
    """

    decisions: int
    """
    Decisions from which the words were removed.
    """

    answers: int
    """
    Answers stored for Idempotency-Key from which they were removed.
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
    Present only if the whole session was forgotten.
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
    The known memory that the statement ends, corrects or replaces.
    """

    note: str | None
    """
    What the model said that was not applied.
    """

    memory_id: str | None
    """
    The memory in which it is already stored; then nothing would be written.
    """

    decision: Decision | None
    """
    How it would be reconciled with what is believed.
    """


class DryRunExtractionAnswer(Shape):
    statements: list[ReadStatement]
    dropped: list[DryRunExtractionAnswerDroppedItem]
    """
    What the model found but would not be stored, and why.
    """

    read: int
    """
    How many turns were read; at most one window.
    """

    next_after: int | None
    """
    Where to continue in the session; null at its end.
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
    From 1; 0: never set.
    """

    set_at: AwareDatetime | None
    set_by: str | None
    """
    The API key that set it.
    """


class TenantSettings(Shape):
    """
    The settings of a tenant; null: not set.
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
    From 1; 0: never set.
    """

    set_at: AwareDatetime | None
    set_by: str | None
    """
    The API key; null if the operator set it.
    """


class GetSettingsHistoryAnswer(Shape):
    versions: list[TenantSettings]
    next_cursor: str | None


class GrepResult(Shape):
    turn: Turn | None = None
    memory: Memory | None = None
    ranges: list[Range]
    """
    Where the text matched; empty if another field did.
    """

    fields: list[Literal['text', 'subject', 'verb', 'object', 'aliases']] | None = None
    """
    Which fields of the event matched.
    """


class GrepAnswer(Shape):
    results: list[GrepResult]
    next_cursor: str | None


class UpcomingEvent(Shape):
    memory: Memory
    starts_at: AwareDatetime
    ends_at: AwareDatetime | None
    """
    Exclusive; null if not known.
    """

    all_day: bool
    """
    true: only the days are known, in the contact's zone.
    """

    starts_in: str
    """
    In words: "in 2 days", "tomorrow", "in 3 hours"; "now" once it has begun.
    """


class UpcomingAnswer(Shape):
    events: list[UpcomingEvent]
    has_more: bool
    """
    true: more than `limit` events are planned before `until`.
    """

    until: AwareDatetime
    timezone: str
    """
    The contact's time zone, used for the words; TIMEZONE if it is not known.
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
    Events due soon for a contact, and whether the webhook received them.
    """

    id: str
    """
    Also the webhook-id of every delivery attempt.
    """

    state: Literal['pending', 'delivered', 'dead', 'dropped']
    """
    dead: eight attempts failed. dropped: before it was sent, the event was moved or cancelled, or had begun.
    """

    contact: ContactName
    events: list[Memory]
    """
    The events, as announced.
    """

    text: str | None
    """
    The last text sent, ready to be read aloud.
    """

    attempts: int
    created_at: AwareDatetime
    next_attempt_at: AwareDatetime | None
    delivered_at: AwareDatetime | None
    error: str | None
    """
    The error of the last attempt.
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
    For `changed`: the version until then.
    """

    believed: bool
    """
    false: superseded at knownAt; only with include=superseded.
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
    Absent in a dry run.
    """

    decision: Decision | None = None
    skipped: str | None = None
    """
    Instead: the memory that the contact already has for the same key.
    """


class ForkMerge(Shape):
    fork: Fork
    results: list[ForkMergeResult]
    """
    The result of each statement, in order.
    """


class Context(Shape):
    text: str
    version: str
    """
    Stays the same until something shown changes, or the day does.
    """

    current_date_time: AwareDatetime
    """
    With the zone's offset.
    """

    timezone: str
    """
    The contact's zone; TIMEZONE if not known.
    """

    contact: Contact
    upcoming: list[Memory]
    """
    Planned events, and facts that begin to hold later, the next first.
    """

    last_session: ContextLastSession | None
    """
    The last session that ended; null if none.
    """

    changes: list[ChangeSince]
    """
    What changed in the world or was learned since that session was extracted.
    """

    more_changes: bool
    """
    true: there are more changes than `changes` shows; see diff.
    """

    memories: list[Memory]
    """
    Facts that hold and past events, in the order of `text`.
    """

    left_out: int
    """
    How many memories did not fit the budget.
    """
