import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StatedTimes } from '#times/stated-times.js';
import { folded } from '#domain/sameness.js';
import type { TurnRow } from '#graph/query.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import type { Evidence, ExtractedEvent, ExtractedFact, Extraction, TranscriptTurn } from '#models/extractor.js';
import { isEcho } from './echo.js';
import { placeOfQuote } from './evidence.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';
import { SaidTimes } from './said-times.js';
import { supportOf, type Told } from './support.js';
import type { Transcript } from './transcripts.js';

/** A statement with the key under which it is written once, however often its turn is read. */
export type KeyedStatement = StatementInput & { readonly key: string };

/** Makes statements of what an extractor found, and drops what was not said in these turns or only echoes the memory. */
@Injectable()
export class ExtractedStatements {
  constructor(
    private readonly queue: ExtractionQueue,
    private readonly times: StatedTimes,
  ) {}

  async of(leased: LeasedSession, transcript: Transcript, { facts, events }: Extraction): Promise<KeyedStatement[]> {
    const found = [...facts.map((fact) => ({ fact })), ...events.map((event) => ({ event }))];
    const knownTexts = await this.knownTexts(leased, transcript, found);
    const { name, timezone } = transcript.request.contact;
    const statements = found.flatMap((one) => {
      const said = saidIn(transcript, one);
      if (!said || (said.turn.role === 'agent' && isEcho(textOf(one), knownTexts, name))) return [];
      const heard = this.times.heard(said.row.timezone ?? timezone, said.row.at);
      const times = new SaidTimes(said.near, heard);
      const statement = 'fact' in one ? ofFact(one.fact, times, name) : ofEvent(one.event, times);
      const key = keyOf(leased.sessionId, said.row.id, one);
      return [{ ...statement, turnId: said.row.id, sessionId: leased.sessionId, key }];
    });
    return statements.filter(({ key }, i) => statements.findIndex((other) => other.key === key) === i);
  }

  /** Only what an agent says can be an echo, so the memory is read only if an agent spoke. */
  private async knownTexts(
    { contactId }: LeasedSession,
    transcript: Transcript,
    found: readonly Found[],
  ): Promise<string[]> {
    const said = found.flatMap((one) => saidIn(transcript, one) ?? []).filter(({ turn }) => turn.role === 'agent');
    const latest = Math.max(...said.map(({ row }) => row.recordedAt.getTime()));
    return said.length > 0 ? this.queue.knownTexts(contactId, new Date(latest)) : [];
  }
}

type Found = { readonly fact: ExtractedFact } | { readonly event: ExtractedEvent };

function evidenceOf(found: Found): Evidence {
  return 'fact' in found ? found.fact.evidence : found.event.evidence;
}

function textOf(found: Found): string {
  return 'fact' in found ? found.fact.text : found.event.text;
}

interface SaidIn {
  readonly row: TurnRow;
  readonly turn: TranscriptTurn;
  /** What was said there, and then in the turns beside it. */
  readonly near: readonly string[];
}

/** The turn whose words are the evidence, if it is one of the window, contains the words, and they are about the statement. */
function saidIn({ window, request }: Transcript, found: Found): SaidIn | undefined {
  const { turns, before, known, contact } = request;
  const place = placeOfQuote(turns, evidenceOf(found));
  const turn = turns[place];
  const row = window.turns.find(({ id }) => id === turn?.id);
  if (!turn || !row) return undefined;
  const all = [...before, ...turns].map(({ text }) => text);
  const at = before.length + place;
  const near = [at, at + 1, at - 1].flatMap((one) => all[one] ?? []);
  const far = [...all.filter((_, one) => Math.abs(one - at) > 1), ...known.map(({ text }) => text)];
  const support = supportOf(toldIn(found), { near, far, name: contact.name });
  const isNamed = turn.id === evidenceOf(found).turnId;
  return support === 'supported' || (support === 'open' && isNamed) ? { row, turn, near } : undefined;
}

function toldIn(found: Found): Told {
  const { text, value, times } =
    'fact' in found
      ? { ...found.fact, times: [found.fact.from, found.fact.to] }
      : { ...found.event, value: null, times: [found.event.startsAt, found.event.endsAt] };
  return { text, value, times: times.filter((words) => words !== null) };
}

const SURE = { reconcile: true, confidence: 0.8, tags: [] } as const;

function ofFact(fact: ExtractedFact, times: SaidTimes, name: string | null): StatementInput {
  const { text, kind, attribute, value, subject, polarity, importance, from, to, correction } = fact;
  return {
    ...SURE,
    text,
    kind,
    attribute: attribute ?? undefined,
    value: value ?? undefined,
    subject: subject === null || folded(subject) === folded(name ?? '') ? undefined : subject,
    polarity,
    importance,
    validFrom: times.bound(from, 'start'),
    validTo: times.bound(to, 'end'),
    as: correction ? 'correction' : 'change',
  };
}

function ofEvent(event: ExtractedEvent, times: SaidTimes): StatementInput {
  const { text, subject, verb, object, aliases, status, importance } = event;
  const [startsAt, endsAt] = [times.words(event.startsAt), times.words(event.endsAt)];
  const said = { subject, verb, object: object ?? undefined, aliases, status, startsAt, endsAt };
  return { ...SURE, text, kind: 'episodic', importance, as: 'change', event: said };
}

/** What keeps a fact apart from the same of the contact that holds. */
function beside({ subject, polarity }: ExtractedFact): string[] {
  return [...(subject === null ? [] : [subject]), ...(polarity === 'holds' ? [] : [polarity])];
}

/** What it says, by its attribute and value or by who did what to whom, so that other words for the same give the same key. */
function keyOf(sessionId: string, turnId: string, found: Found): string {
  const parts =
    'fact' in found
      ? ['fact', found.fact.attribute ?? '', found.fact.value ?? found.fact.text, ...beside(found.fact)]
      : ['event', found.event.subject, found.event.verb, found.event.object ?? '', found.event.status];
  return createHash('sha256')
    .update([sessionId, turnId, ...parts.map(folded)].join('\n'))
    .digest('hex');
}
