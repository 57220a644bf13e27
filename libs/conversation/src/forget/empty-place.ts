import type { Forgotten } from '#domain/privacy/forgotten.js';
import { KEPT, WORDLESS, WORDS } from './memory-fields.js';

const EMPTY = { ...WORDS, ...WORDLESS };
const NAMES: ReadonlySet<string> = new Set([...KEPT, ...Object.keys(EMPTY)]);

/** @returns the empty place of a memory inside a stored answer, the same as `GET` returns. */
export function emptyPlace(
  memory: Readonly<Record<string, unknown>>,
  forgotten: Forgotten,
): Readonly<Record<string, unknown>> {
  const fields = Object.entries({ ...memory, ...EMPTY }).filter(([name]) => NAMES.has(name));
  return { ...Object.fromEntries(fields), supersededAt: memory['supersededAt'] ?? forgotten.at, forgotten };
}
