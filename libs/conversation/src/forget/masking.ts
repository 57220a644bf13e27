import { isDeepStrictEqual } from 'node:util';
import { type Mask, maskOf } from '#domain/privacy/mask.js';
import { invalid } from '#domain/service/errors.js';
import { patternOf } from '#domain/text/pattern.js';
import type { ForgetTracesRow } from '#graph/generated/queries.js';
import type { TurnRow } from '#graph/query.js';
import { turnKey, type TurnName } from './forgetting.type.js';
import { WORDS } from './memory-fields.js';
import type { Edit, RewrittenDecision } from './scrub.js';
import type { Scope, What } from './redact.type.js';

/**
 * @param text the text to which the spans refer.
 * @throws DomainError INVALID for a span outside the text, or a pattern of wildcards only.
 */
export function maskFor(text: string, { spans, pattern }: What): Mask {
  if (pattern !== undefined) {
    const found = patternOf(pattern);
    if (!found) throw invalid('pattern', 'must be one line with more than wildcards and spaces');
    return maskOf(text, found);
  }
  for (const [i, { start, end }] of (spans ?? []).entries()) {
    if (start >= end) throw invalid(`spans.${i}.end`, 'must lie after the start');
    if (end > text.length) throw invalid(`spans.${i}.end`, `must lie in the text, which has ${text.length} characters`);
  }
  return maskOf(text, spans ?? []);
}

/** @returns what the mask changes, after the change. */
export function maskedScope({ versions, turns }: Scope, mask: Mask): Scope {
  const worded = versions.flatMap((version) => {
    const fields = masked(version.fields, mask);
    return isDeepStrictEqual(fields, { ...version.fields }) ? [] : [{ ...version, fields }];
  });
  const maskedTurns = turns.map((turn) => ({
    ...turn,
    text: mask(turn.text),
    expression: maskedOrNull(turn.expression, mask),
  }));
  return {
    versions: worded,
    turns: maskedTurns.filter(
      ({ text, expression }, i) => text !== turns[i]?.text || expression !== turns[i]?.expression,
    ),
  };
}

function maskedOrNull(text: string | null, mask: Mask): string | null {
  return text === null ? null : mask(text);
}

/** @returns the decision with masked words: those of its statement if it is about the versions, and those of its candidates. */
export function maskedDecision(
  { id, isAbout, text, reason, statedReason, candidates }: ForgetTracesRow,
  ids: ReadonlySet<string>,
  mask: Mask,
): RewrittenDecision {
  const shown = JSON.parse(candidates) as readonly { id: string; text: string }[];
  return {
    id,
    text: isAbout ? mask(text) : text,
    reason: mask(reason),
    statedReason: maskedOrNull(statedReason, mask),
    candidates: JSON.stringify(
      shown.map((candidate) => (ids.has(candidate.id) ? { ...candidate, text: mask(candidate.text) } : candidate)),
    ),
    isEmptied: false,
  };
}

/** @returns a version, or the part of one in an answer, with masked words. */
function masked<Part extends object>(part: Part, mask: Mask): Part {
  const words = Object.entries(part).filter(([name]) => name in WORDS);
  return { ...part, ...Object.fromEntries(words.map(([name, value]) => [name, maskedValue(value, mask)])) };
}

/** @returns an edit that masks versions, turns, and the reasons of decisions. */
export function wordsMasked(
  { versions, turns }: Scope,
  decisions: ReadonlyMap<string, RewrittenDecision>,
  mask: Mask,
): Edit {
  const ids = new Set(versions.map(({ id }) => id));
  const said = new Set(turns.map((turn) => turnKey(turnNameOf(turn))));
  return (part) => {
    const id = String(part['id']);
    const decision = decisions.get(id);
    if (decision && 'outcome' in part) return { ...part, reason: decision.reason, statedReason: decision.statedReason };
    const isTurn = 'position' in part && said.has(turnKey({ sessionId: String(part['sessionId']), turnId: id }));
    return ids.has(id) || isTurn ? masked(part, mask) : part;
  };
}

function maskedValue(value: unknown, mask: Mask): unknown {
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, mask));
  return typeof value === 'string' ? mask(value) : value;
}

/** @returns the identifying fields of a turn. */
export function turnNameOf({ sessionId, id }: TurnRow): TurnName {
  return { sessionId, turnId: id };
}
