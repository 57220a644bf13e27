import { type AttributeTable, attributeName, cardinalityOf } from '#domain/attributes.js';
import { invalid } from '#domain/errors.js';
import type { MemoryKind } from '#domain/memory.js';
import type { Statement } from '#domain/statement.js';
import type { TurnRow } from '#graph/query.js';

/** A checked statement, as its caller made it. */
export interface StatementInput {
  readonly text: string;
  readonly reconcile: boolean;
  readonly kind: MemoryKind;
  readonly attribute?: string | undefined;
  readonly value?: string | undefined;
  readonly cardinality?: 'one' | 'many' | undefined;
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

/**
 * @param turn the turn it was said in, if any.
 * @param now the system time of the write.
 * @returns the statement with its defaults: said when its turn was, else now.
 */
export function statementOf(input: StatementInput, turn: TurnRow | null, now: Date, table: AttributeTable): Statement {
  const attribute = input.attribute === undefined ? null : attributeName(input.attribute);
  return {
    text: input.text,
    kind: input.kind,
    attribute,
    value: input.value ?? null,
    cardinality: cardinalityOf(attribute, table, input.cardinality),
    mode: input.as,
    supersedes: input.supersedes ?? null,
    saidAt: input.saidAt ?? turn?.at ?? now,
    validFrom: input.validFrom ?? null,
    validTo: input.validTo ?? null,
    importance: input.importance,
    confidence: input.confidence,
    tags: input.tags,
    precision: null,
    expression: null,
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
