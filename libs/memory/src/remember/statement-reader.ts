import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { languageOf } from '#times/language.js';
import { StatedTimes } from '#times/stated-times.js';
import type { Heard } from '#dates/moment.js';
import { forgetAt } from '#domain/privacy/expiry.js';
import { invalid } from '#domain/service/errors.js';
import { isQuoted } from '#domain/text/quote.js';
import type { Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { MemoriesRepository } from '../memories.repository.js';
import type { Prepared } from './draft.js';
import { type StatementInput, statementOf, type Weighed } from './statement-input.js';

/** One statement of a write; `path` leads to it in the request, for faults. */
export interface ToWrite {
  readonly input: Weighed;
  readonly path: string;
  readonly vector: Vector | null;
  /** Id of the memory that it becomes. It is the same on every attempt, since a verdict on a later statement may name it. */
  readonly memoryId: string;
  /** Likewise the ids of pieces that it leaves of other versions, as far as they were needed. */
  readonly pieceIds: string[];
}

/** Builds a statement from the caller's input, the turn in which it was said, and the attribute table. */
@Injectable()
export class StatementReader {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @returns the turns in which the statements were said, by one query per session. */
  async turns(transaction: Queries, { pool }: LockedContact, toWrite: readonly ToWrite[]): Promise<TurnsOf> {
    const withTurn = toWrite.flatMap(({ input: { turnId, sessionId = null } }) =>
      turnId === undefined ? [] : [{ turnId, sessionId }],
    );
    const found = [...Map.groupBy(withTurn, ({ sessionId }) => sessionId)].map(async ([sessionId, statements]) => {
      const ids = [...new Set(statements.map(({ turnId }) => turnId))];
      const turns = await this.memories.turns(transaction, pool, sessionId, ids);
      return [sessionId, turns] as const;
    });
    return new Map(await Promise.all(found));
  }

  /** @throws DomainError INVALID for a turn of another contact, words without a time, or a correction that does not say of what. */
  read(contact: LockedContact, toWrite: ToWrite, turns: TurnsOf, now: Date): Prepared {
    const { input, path, vector, memoryId, pieceIds } = toWrite;
    const turn = turnOf(input, turns, path);
    if (input.quote !== undefined) assertQuoted(input.quote, turn, path);
    const { country } = contact;
    const timezone = input.timezone ?? turn?.timezone ?? contact.timezone;
    const language = languageOf(input.text, input.language, turn?.language, contact.language);
    const heard = (reference: Date): Heard => this.times.heard({ timezone, country, language }, reference);
    const statement = statementOf(input, { turn, now, table: contact.attributes, language, heard, path });
    const isNamedByReader = input.supersedes === undefined && input.known !== undefined;
    const { memory = null, decision = null } = input.expireDays ?? {};
    const expiry = { memory: forgetAt(now, memory), decision: forgetAt(now, decision) };
    const ids = { memoryId, pieceIds };
    return { statement, isNamedByReader, reader: input.reader ?? null, turn, vector, ...ids, expiry, entities: [] };
  }
}

/** Turns of a contact by the stated session; under `null` those of any session. */
export type TurnsOf = ReadonlyMap<string | null, readonly TurnRow[]>;

function turnOf({ turnId, sessionId }: StatementInput, turns: TurnsOf, path: string): TurnRow | null {
  if (turnId === undefined) return null;
  const [turn, other] = (turns.get(sessionId ?? null) ?? []).filter(({ id }) => id === turnId);
  if (other) throw invalid(`${path}sessionId`, `is needed: several sessions of the contact have a turn ${turnId}`);
  if (!turn) throw invalid(`${path}turnId`, `the contact has no turn ${turnId}`);
  return turn;
}

function assertQuoted(quote: string, turn: TurnRow | null, path: string): void {
  if (!turn) throw invalid(`${path}quote`, 'needs the turnId of the quoted turn');
  if (!isQuoted(quote, turn.text)) throw invalid(`${path}quote`, `does not occur in the turn ${turn.id}`);
}
