import { attributeName, type AttributeTable, cardinalityOf } from '#domain/attributes/attributes.js';
import type { EventParts, MemoryKind, Modality, Polarity, RevisionSpan, Tier } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { modalityOfText } from '#domain/speech/assertions.js';
import { ENGLISH } from '#domain/speech/languages/english.js';
import { lexiconOf } from '#domain/speech/languages/lexicon-of.js';
import type { Heard } from '#dates/moment.js';
import type { TurnRow } from '#graph/query.js';
import { type EventInput, eventOf } from './event-input.js';
import { changeOf, ownTimes } from './stated-change.js';
import { revisionSpanOf } from '#domain/reconcile/revision-span.js';
import { isSameSeries } from '#times/same-series.js';
import { newTimeOf } from '#times/new-time.js';
import { spokenPlan } from '#times/spoken-plan.js';
import { timesOf } from './statement-times.js';

/** A validated statement, as its caller made it. */
export interface StatementInput extends RevisionSpan {
  readonly text: string;
  /**
   * Of the contact's statements with the same key only the first is remembered. For input that may be sent again, such as an extraction.
   */
  readonly key?: string | undefined;
  readonly reconcile: boolean;
  /** Default: episodic with an event or if plain text plans something, else semantic. */
  readonly kind?: MemoryKind | undefined;
  readonly event?: EventInput | undefined;
  readonly attribute?: string | undefined;
  readonly value?: string | undefined;
  /** Whom or what it is about, if not the contact. */
  readonly subject?: string | undefined;
  /** Default: `holds`. */
  readonly polarity?: Polarity | undefined;
  /** Default: `fact`; for free text, what its words say. */
  readonly modality?: Modality | undefined;
  readonly cardinality?: 'one' | 'many' | undefined;
  /** Where it was said. */
  readonly timezone?: string | undefined;
  /** Default: that of its turn, else the contact's, else detected, else English. */
  readonly language?: string | undefined;
  readonly saidAt?: Date | undefined;
  /** An instant, or words for one. */
  readonly validFrom?: Date | string | undefined;
  readonly validTo?: Date | string | undefined;
  /** Default: measured against example sentences; without an embedder, by attribute and kind. */
  readonly importance?: number | undefined;
  readonly confidence: number;
  readonly tags: readonly string[];
  readonly tier?: Tier | undefined;
  readonly pins?: readonly string[] | undefined;
  readonly category?: string | undefined;
  /** The only agent that is to know it. */
  readonly agentId?: string | undefined;
  /** The caller's reason. */
  readonly reason?: string | undefined;
  readonly turnId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The words of the turn that say it. */
  readonly quote?: string | undefined;
  /** The version that a reader of the conversation named as its subject. Ignored if that is no longer current. */
  readonly known?: string | undefined;
  /** Instead of `known`: the key of an earlier statement in the same write, whose memory is meant. */
  readonly knownKey?: string | undefined;
  /** Who read it in its turn: a model, and a hash of its prompt or weights. */
  readonly reader?: string | undefined;
  /** If set, why it must not replace anything until somebody has reviewed it. */
  readonly doubt?: string | undefined;
  /** After how many days its memory and decision are forgotten; `null`: never. Absent: not determined. */
  readonly expireDays?: { readonly memory: number | null; readonly decision: number | null } | undefined;
  readonly as: 'change' | 'correction';
  readonly supersedes?: string | undefined;
}

/** A statement whose importance was stated or measured. */
export type Weighed = StatementInput & { readonly importance: number };

/** Where the defaults of a statement come from. */
export interface Circumstances {
  /** The turn in which it was said, if any. */
  readonly turn: TurnRow | null;
  /** The system time of the write. */
  readonly now: Date;
  readonly table: AttributeTable;
  /** The language in which it is stated. */
  readonly language: string;
  /** The zone and moment in which words for times are read. */
  readonly heard: (reference: Date) => Heard;
  /** The path of the statement in the request, for faults. */
  readonly path: string;
}

/**
 * @returns the statement with its defaults: said when its turn was, else now; valid when the caller says, else when its words say.
 * @throws DomainError INVALID if stated words contain no time.
 */
export function statementOf(input: Weighed, { turn, now, table, language, heard, path }: Circumstances): Statement {
  const attribute = input.attribute === undefined ? null : attributeName(input.attribute);
  const cardinality = cardinalityOf(attribute, table, input.cardinality);
  const saidAt = input.saidAt ?? turn?.at ?? now;
  const { polarity = 'holds' } = input;
  const isDenial = polarity !== 'holds';
  const plan = isTextOnly(input) ? spokenPlan(input.text, heard(saidAt)) : null;
  const kind = input.event || plan ? 'episodic' : (input.kind ?? 'semantic');
  const about = { episodic: kind === 'episodic', singleValued: cardinality === 'one' || isDenial };
  const read = plan ?? timesOf(input, { ...about, value: input.value, path }, heard(saidAt));
  const change = changeOf(input, read, heard(saidAt));
  const times = ownTimes(input.event, read, change);
  const isFreeText = attribute === null && !input.event && !plan && !isDenial;
  return {
    text: input.text,
    kind,
    attribute,
    value: input.value ?? null,
    polarity,
    modality: input.modality ?? (isFreeText && change === null ? modalityOf(input.text, language) : 'fact'),
    cardinality,
    mode: input.as,
    supersedes: input.supersedes ?? input.known ?? null,
    saidAt,
    language,
    ...times,
    importance: input.importance,
    confidence: input.confidence,
    tags: input.tags,
    filing: { tier: input.tier, pins: input.pins, category: input.category },
    agentId: input.agentId ?? null,
    statedReason: input.reason ?? null,
    ...revisionSpanOf(input),
    ...(kind === 'episodic' ? eventOf(input.event, times, saidAt) : { ...NO_EVENT, subject: input.subject ?? null }),
    turnId: turn?.id ?? null,
    change,
    newTime:
      isTextOnly(input) && lexiconOf(language) === ENGLISH
        ? (known) => newTimeOf(input.text, known, heard(saidAt))
        : undefined,
    isOf: times.recurrence ? (known) => isSameSeries(known, times, heard(saidAt).timezone) : undefined,
    quote: turn ? (input.quote ?? null) : null,
  } satisfies Statement & Readonly<Record<Exclude<keyof Statement, SetElsewhere>, unknown>>;
}

/** What is set later, or comes from a spread. Any other field of a statement does not compile until `statementOf` sets it. */
type SetElsewhere = keyof RevisionSpan | keyof ReturnType<typeof ownTimes> | 'entityId';

/** Whether only the text says what it is and when. Then a plan is stored as an event without being stated as one. */
function isTextOnly(input: Weighed): boolean {
  const { kind, event, attribute, polarity, modality, validFrom, validTo, supersedes, known } = input;
  const stated = [kind, event, attribute, modality, validFrom, validTo, supersedes, known];
  return (
    input.reconcile &&
    input.as === 'change' &&
    (polarity ?? 'holds') === 'holds' &&
    stated.every((field) => field === undefined)
  );
}

/** In a language without a word list, everything is read as a fact. */
function modalityOf(text: string, language: string): Modality {
  const lexicon = lexiconOf(language);
  return lexicon ? modalityOfText(text, lexicon) : 'fact';
}

const NO_EVENT: EventParts & { moved: boolean } = {
  subject: null,
  verb: null,
  object: null,
  aliases: [],
  status: null,
  moved: false,
};
