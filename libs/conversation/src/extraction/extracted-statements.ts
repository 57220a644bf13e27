import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StatedTimes } from '#times/stated-times.js';
import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { folded } from '#domain/sameness.js';
import type { TurnRow } from '#graph/query.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import type { Evidence, ExtractedEvent, ExtractedFact, Extraction, TranscriptTurn } from '#models/extractor.js';
import { isEcho } from './echo.js';
import { isQuoted } from './evidence.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';
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
    const knownTexts = await this.knownTexts(leased, transcript, found.map(evidenceOf));
    const { name, timezone } = transcript.request.contact;
    const statements = found.flatMap((one) => {
      const said = saidIn(transcript, evidenceOf(one));
      if (!said || (said.turn.role === 'agent' && isEcho(textOf(one), knownTexts, name))) return [];
      const heard = this.times.heard(said.row.timezone ?? timezone, said.row.at);
      const statement = 'fact' in one ? ofFact(one.fact, said.row.text, heard) : ofEvent(one.event, heard);
      const key = keyOf(leased.sessionId, said.row.id, one);
      return [{ ...statement, turnId: said.row.id, sessionId: leased.sessionId, key }];
    });
    return statements.filter(({ key }, i) => statements.findIndex((other) => other.key === key) === i);
  }

  /** Only what an agent says can be an echo, so the memory is read only if an agent spoke. */
  private async knownTexts(
    { contactId }: LeasedSession,
    transcript: Transcript,
    evidence: readonly Evidence[],
  ): Promise<string[]> {
    const said = evidence.flatMap((one) => saidIn(transcript, one) ?? []).filter(({ turn }) => turn.role === 'agent');
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

/** The turn whose words are the evidence, if it is one of the window and contains the words. */
function saidIn(
  { window, request }: Transcript,
  { turnId, quote }: Evidence,
): { row: TurnRow; turn: TranscriptTurn } | undefined {
  const row = window.turns.find(({ id }) => id === turnId);
  const turn = request.turns.find(({ id }) => id === turnId);
  return row && turn && isQuoted(quote, row.text) ? { row, turn } : undefined;
}

const SURE = { reconcile: true, confidence: 0.8, tags: [] } as const;

function ofFact(fact: ExtractedFact, turn: string, heard: Heard): StatementInput {
  const { text, kind, attribute, value, importance, from, to, correction } = fact;
  return {
    ...SURE,
    text,
    kind,
    attribute: attribute ?? undefined,
    value: value ?? undefined,
    importance,
    validFrom: inTurn(from, turn, heard, 'start'),
    validTo: inTurn(to, turn, heard, 'end'),
    as: correction ? 'correction' : 'change',
  };
}

function ofEvent(event: ExtractedEvent, heard: Heard): StatementInput {
  const { text, subject, verb, object, aliases, status, importance } = event;
  const [startsAt, endsAt] = [readable(event.startsAt, heard), readable(event.endsAt, heard)];
  const said = { subject, verb, object: object ?? undefined, aliases, status, startsAt, endsAt };
  return { ...SURE, text, kind: 'episodic', importance, as: 'change', event: said };
}

/** If no time is read in the words, the statement holds from when it was said. */
function timeIn(words: string | null, heard: Heard): Expression | undefined {
  return words === null ? undefined : resolve(words, heard)[0];
}

function readable(words: string | null, heard: Heard): string | undefined {
  return words !== null && timeIn(words, heard) ? words : undefined;
}

/** A turn tells more than the words alone: "I worked there until June" is over, "until June" may be to come. */
function inTurn(words: string | null, turn: string, heard: Heard, side: 'start' | 'end'): Date | string | undefined {
  const alone = timeIn(words, heard);
  if (words === null || !alone) return undefined;
  const there = resolve(turn, heard).find(({ text }) => folded(text) === folded(alone.text));
  if (!there || there.open === side || there[side].getTime() === alone[side].getTime()) return words;
  return there[side];
}

/** What it says, by its attribute and value or by who did what to whom, so that other words for the same give the same key. */
function keyOf(sessionId: string, turnId: string, found: Found): string {
  const parts =
    'fact' in found
      ? ['fact', found.fact.attribute ?? '', found.fact.value ?? found.fact.text]
      : ['event', found.event.subject, found.event.verb, found.event.object ?? '', found.event.status];
  return createHash('sha256')
    .update([sessionId, turnId, ...parts.map(folded)].join('\n'))
    .digest('hex');
}
