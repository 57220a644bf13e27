import { type AttributeTable, attributeName, cardinalityOf } from '#domain/attributes.js';
import { invalid } from '#domain/errors.js';
import type { MemoryKind } from '#domain/memory.js';
import type { Statement } from '#domain/statement.js';
import type { Heard } from '#dates/moment.js';
import type { TurnRow } from '#graph/query.js';
import { spokenTime } from './spoken-time.js';

/** A checked statement, as its caller made it. */
export interface StatementInput {
  readonly text: string;
  readonly reconcile: boolean;
  readonly kind: MemoryKind;
  readonly attribute?: string | undefined;
  readonly value?: string | undefined;
  readonly cardinality?: 'one' | 'many' | undefined;
  /** Where it was said. */
  readonly timezone?: string | undefined;
  readonly saidAt?: Date | undefined;
  readonly validFrom?: Date | undefined;
  readonly validTo?: Date | undefined;
  readonly importance: number;
  readonly confidence: number;
  readonly tags: readonly string[];
  readonly turnId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly as: 'change' | 'correction';
  readonly supersedes?: string | undefined;
}

/** What a statement's defaults come from. */
export interface Circumstances {
  /** The turn it was said in, if any. */
  readonly turn: TurnRow | null;
  /** The system time of the write. */
  readonly now: Date;
  readonly table: AttributeTable;
  /** Makes a moment into one in the zone it was said in. */
  readonly heard: (reference: Date) => Heard;
}

/**
 * @returns the statement with its defaults: said when its turn was, else now; holding when its words say, unless the
 * caller says.
 */
export function statementOf(input: StatementInput, { turn, now, table, heard }: Circumstances): Statement {
  const attribute = input.attribute === undefined ? null : attributeName(input.attribute);
  const cardinality = cardinalityOf(attribute, table, input.cardinality);
  const saidAt = input.saidAt ?? turn?.at ?? now;
  const stated = input.validFrom !== undefined || input.validTo !== undefined || !input.reconcile;
  const about = { episodic: input.kind === 'episodic', singleValued: cardinality === 'one' };
  const spoken = stated ? null : spokenTime(input.text, heard(saidAt), about);
  return {
    text: input.text,
    kind: input.kind,
    attribute,
    value: input.value ?? null,
    cardinality,
    mode: input.as,
    supersedes: input.supersedes ?? null,
    saidAt,
    validFrom: input.validFrom ?? spoken?.validFrom ?? null,
    validTo: input.validTo ?? spoken?.validTo ?? null,
    importance: input.importance,
    confidence: input.confidence,
    tags: input.tags,
    precision: spoken?.precision ?? null,
    expression: spoken?.expression ?? null,
    startsAt: spoken?.startsAt ?? null,
    endsAt: spoken?.endsAt ?? null,
    turnId: turn?.id ?? null,
  };
}

/** @throws DomainError INVALID for a correction that says neither what it corrects nor which single-valued attribute. */
export function assertAimed({ mode, supersedes, cardinality }: Statement, path: string): void {
  if (mode !== 'correction' || supersedes !== null || cardinality === 'one') return;
  throw invalid(
    `${path}supersedes`,
    'a correction must name the memory it corrects, or have a single-valued attribute',
  );
}
