import { attributeSpellings } from '#domain/attributes/attributes.js';
import { scopeKey, subjectKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Neighbours } from '#domain/reconcile/decision-types.js';
import type { MemoryNeighboursParams, MemorySlotsParams } from '#graph/generated/queries.js';
import type { Vector } from '#models/embedder.js';
import { factKeyHashes, keysOf } from './key-hashes.js';

/** The fields that determine with which versions a statement competes. */
export type CompetingFields = Pick<
  Statement,
  | 'text'
  | 'attribute'
  | 'value'
  | 'cardinality'
  | 'mode'
  | 'supersedes'
  | 'subject'
  | 'entityId'
  | 'agentId'
  | 'object'
  | 'status'
>;

/** What a statement competes with, and how near each version is in meaning. */
export type Competitors = Omit<Neighbours, 'candidates' | 'plans'> & {
  readonly cosines: ReadonlyMap<string, number | null>;
};

/** A statement, what it is compared with, and how much of its slot is needed. */
export type CompetitorsQuery = CompetingFields & {
  readonly vector?: Vector | null;
  /** Plain facts that were over by then are not needed. */
  readonly since?: Date | null;
  /** The versions of its slot that are needed, if that is known. */
  readonly pieces?: readonly string[] | undefined;
};

/** The versions of one attribute, under every name of it, of one contact or entity, in one record. */
export type Slot = Omit<MemorySlotsParams['slots'][number], 'place'>;

/** @returns the slot of a statement; `null` if only the same fact competes with it. */
export function slotOf(statement: CompetingFields): Slot | null {
  const { attribute } = statement;
  if (attribute === null || !meetsWholeSlot(statement)) return null;
  return { slot: attributeSpellings(attribute), subjectKey: subjectKey(statement), scope: scopeKey(statement) };
}

/** @returns the parameters that find the versions with which a statement competes. */
export function neighboursQuery(statement: CompetitorsQuery): Omit<MemoryNeighboursParams['asks'][number], 'place'> {
  const { supersedes: named, vector = null, since = null, pieces } = statement;
  const { eventKeyHash } = keysOf(statement);
  const whole = slotOf(statement);
  const slot = pieces ? [] : (whole?.slot ?? []);
  const whose = { subjectKey: subjectKey(statement), scope: scopeKey(statement) };
  const factKeys = whole ? [] : factKeyHashes(statement);
  return { slot, pieces: [...(pieces ?? [])], since, ...whose, factKeyHashes: factKeys, eventKeyHash, named, vector };
}

/**
 * @returns when a statement begins, if it cannot affect plain facts of its slot that had ended by then; otherwise `null`. Corrections,
 * denials, ends and statements limited to revisions may concern facts that ended long ago.
 */
export function beginsWithoutPast(statement: Statement): Date | null {
  const { validFrom, validTo, saidAt, polarity, modality = 'fact', mode, kind, repository = null } = statement;
  const isPlain = polarity === 'holds' && modality === 'fact' && mode === 'change' && kind !== 'episodic';
  return isPlain && validTo === null && repository === null ? (validFrom ?? saidAt) : null;
}

/** Whether all versions of the attribute compete: it has one value at a time, or one of them is corrected. */
export function meetsWholeSlot({ cardinality, mode }: Pick<CompetingFields, 'cardinality' | 'mode'>): boolean {
  return cardinality === 'one' || mode === 'correction';
}
