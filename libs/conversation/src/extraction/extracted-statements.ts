import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import { StatedTimes } from '#times/stated-times.js';
import { folded } from '#domain/text/folded.js';
import { MAX_QUOTE } from '#domain/text/quote.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import {
  EXTRACTOR,
  type ExtractedEvent,
  type ExtractedFact,
  type Extraction,
  type Extractor,
  LOCAL_READER,
} from '#models/extractor.js';
import { isEcho } from './echo.js';
import { namedBy } from './known-fact.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';
import { ownTime, SaidTimes } from './said-times.js';
import { type Found, type SaidIn, saidIn, foundContent } from './said-in.js';
import { toldOnce } from './told-once.js';
import type { Transcript } from './transcripts.js';

/** A statement with the key under which it is written only once, however often its turn is read. */
export type KeyedStatement = StatementInput & {
  readonly key: string;
  /** Why a known fact that it named by number was not used. */
  readonly note?: string;
};

/** The session that is read, and its contact. */
type OfSession = Pick<LeasedSession, 'tenantId' | 'contactId' | 'sessionId'>;

/** Something found that is not remembered, and why. */
export interface Dropped {
  readonly text: string;
  readonly quote: string;
  readonly reason: string;
}

/** The result of reading: statements, and what was dropped. */
export interface ReadStatements {
  readonly statements: readonly KeyedStatement[];
  readonly dropped: readonly Dropped[];
}

const TOLD_BY_CALLER = 'A caller told what this turn says.';

/** Turns what an extractor found into statements. Drops what was not said in these turns and what only echoes the memory. */
@Injectable()
export class ExtractedStatements {
  constructor(
    private readonly queue: ExtractionQueue,
    private readonly times: StatedTimes,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(leased: OfSession, transcript: Transcript, { facts, events }: Extraction): Promise<ReadStatements> {
    const found: Found[] = [...facts.map((fact) => ({ fact })), ...events.map((event) => ({ event }))];
    const judged = found.map((found) => ({ one: found, said: saidIn(transcript, found) }));
    const knownTexts = await this.knownTexts(leased, judged);
    const toldTurns = await this.toldTurns(leased, judged);
    const { name } = transcript.request.contact;
    const [statements, dropped]: [KeyedStatement[], Dropped[]] = [[], []];
    for (const { one, said } of judged) {
      const { text, evidence } = foundContent(one);
      const echoes = typeof said !== 'string' && said.turn.role === 'agent' && isEcho(text, knownTexts, name);
      if (typeof said === 'string') dropped.push({ text, quote: evidence.quote, reason: said });
      else if (echoes) dropped.push({ text, quote: evidence.quote, reason: 'The agent repeated what is known.' });
      else if (toldTurns.has(said.turn.id)) dropped.push({ text, quote: evidence.quote, reason: TOLD_BY_CALLER });
      else statements.push(this.statementOf(leased, transcript, withOwnTime(one, said, facts), said));
    }
    return { statements: toldOnce(statements), dropped };
  }

  private statementOf(leased: OfSession, { request }: Transcript, found: Found, said: SaidIn): KeyedStatement {
    const { row, near, sureness, doubt } = said;
    const { name, timezone, country = null } = request.contact;
    const heard = this.times.heard({ timezone: row.timezone ?? timezone, country, language: row.language }, row.at);
    const times = new SaidTimes(near, heard);
    const { known, note } = namedBy(found, request, attributeTable(this.config.ATTRIBUTES, request.guide?.attributes));
    const statement = 'fact' in found ? statementOfFact(found.fact, times, name) : statementOfEvent(found.event, times);
    return {
      ...statement,
      ...('fact' in found && this.isLocal && isWordsAlone(found.fact) ? { kind: undefined, modality: undefined } : {}),
      confidence: Number((statement.confidence * sureness).toFixed(3)),
      reader: this.extractor?.name,
      turnId: row.id,
      sessionId: leased.sessionId,
      quote: truncatedAtWord(foundContent(found).evidence.quote),
      key: keyOf([leased.sessionId, row.id, ...readerKey(this.extractor?.name)], found),
      ...(doubt === null ? {} : { doubt }),
      ...(known === undefined ? {} : { known }),
      ...(note === undefined ? {} : { note }),
    };
  }

  /** Each turn is read once: if a caller stated what it says, the local reader leaves it alone. */
  private async toldTurns(
    { tenantId, sessionId }: OfSession,
    judged: readonly { readonly said: SaidIn | string }[],
  ): Promise<ReadonlySet<string>> {
    const turnIds = judged.flatMap(({ said }) => (typeof said === 'string' ? [] : [said.turn.id]));
    return this.isLocal && turnIds.length > 0 ? this.queue.toldTurns(tenantId, sessionId, turnIds) : new Set();
  }

  private get isLocal(): boolean {
    return this.extractor?.name.startsWith(LOCAL_READER) ?? false;
  }

  /** Only an agent can echo, so known texts are read only if an agent spoke. */
  private async knownTexts(
    { contactId }: OfSession,
    judged: readonly { readonly said: SaidIn | string }[],
  ): Promise<string[]> {
    const said = judged.flatMap((item) => (typeof item.said === 'string' ? [] : [item.said]));
    const agents = said.filter(({ turn }) => turn.role === 'agent');
    const latest = Math.max(...agents.map(({ row }) => row.recordedAt.getTime()));
    return agents.length > 0 ? this.queue.knownTexts(contactId, new Date(latest)) : [];
  }
}

/** Truncates a quote between two words, so that it still occurs in its turn. */
function truncatedAtWord(quote: string): string {
  if (quote.length <= MAX_QUOTE) return quote;
  const cut = quote.slice(0, MAX_QUOTE);
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_QUOTE).trim();
}

const SURE = { reconcile: true, confidence: 0.8, tags: [] } as const;

/** The extractor's confidence, if it states one. */
function surenessOf({ confidence }: Pick<ExtractedFact, 'confidence'>): Pick<ExtractedFact, 'confidence'> {
  return confidence === undefined ? {} : { confidence };
}

/** Removes a time that belongs to another fact in the same turn. */
function withOwnTime(found: Found, { turn }: SaidIn, facts: readonly ExtractedFact[]): Found {
  if (!('fact' in found)) return found;
  const others = facts.filter((other) => other !== found.fact);
  return { fact: { ...found.fact, from: ownTime(found.fact, others, turn.text) } };
}

function statementOfFact(fact: ExtractedFact, times: SaidTimes, name: string | null): StatementInput {
  const { text, kind, attribute, value, subject, polarity, modality = 'fact', importance, from, to, correction } = fact;
  return {
    ...SURE,
    ...surenessOf(fact),
    text,
    kind,
    attribute: attribute ?? undefined,
    value: value ?? undefined,
    subject: subject === null || folded(subject) === folded(name ?? '') ? undefined : subject,
    polarity,
    modality,
    importance: importance ?? undefined,
    validFrom: times.bound(from, 'start'),
    validTo: times.bound(to, 'end'),
    as: correction ? 'correction' : 'change',
  };
}

function statementOfEvent(event: ExtractedEvent, times: SaidTimes): StatementInput {
  const { text, subject, verb, object, aliases, status, importance } = event;
  // A past event does not recur.
  const startsAt = status === 'done' ? times.words(event.startsAt) : times.start(event.startsAt);
  const endsAt = times.words(event.endsAt);
  const said = { subject, verb, object: object ?? undefined, aliases, status, startsAt, endsAt };
  const measured = importance ?? undefined;
  return { ...SURE, ...surenessOf(event), text, kind: 'episodic', importance: measured, as: 'change', event: said };
}

/** The local reader found nothing but the sentence: then its words say whether it is a plan, as of a text that a caller states. */
function isWordsAlone({ kind, attribute, from, to, correction }: ExtractedFact): boolean {
  return kind === 'semantic' && [attribute, from, to].every((one) => one === null) && !correction;
}

/** Properties that distinguish a fact from the same one that holds for the contact. */
function distinguishingKeys({ subject, polarity, modality = 'fact' }: ExtractedFact): string[] {
  return [
    ...(subject === null ? [] : [subject]),
    ...(polarity === 'holds' ? [] : [polarity]),
    ...(modality === 'fact' ? [] : [modality]),
  ];
}

/** The name of a local reader is part of the key, so its facts are written again when other weights or a language model read the turn. */
function readerKey(name = ''): string[] {
  return name.startsWith(LOCAL_READER) ? [name] : [];
}

/** Built from attribute and value, or from who did what to whom, so that the same content in other words has the same key. */
function keyOf(place: readonly string[], found: Found): string {
  const parts =
    'fact' in found
      ? ['fact', found.fact.attribute ?? '', found.fact.value ?? found.fact.text, ...distinguishingKeys(found.fact)]
      : ['event', found.event.subject, found.event.verb, found.event.object ?? '', found.event.status];
  return createHash('sha256')
    .update([...place, ...parts.map(folded)].join('\n'))
    .digest('hex');
}
