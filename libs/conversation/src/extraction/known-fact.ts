import { type AttributeTable, cardinalityOf } from '#domain/attributes/attributes.js';
import { factKey, sameSubject } from '#domain/memory/sameness.js';
import { folded } from '#domain/text/folded.js';
import type { ExtractedFact, ExtractionRequest, KnownFact } from '#models/extractor.js';
import type { Found } from './said-in.js';

/** What an extractor's reference to a known fact, by number, turned out to mean. */
export interface Naming {
  /** The version that it ends, corrects or replaces. */
  readonly known?: string;
  /** Why the reference was not used. */
  readonly note?: string;
}

/**
 * @returns the version referred to, if the statement can concern it: they are about the same thing, and it is single-valued or is denied
 * or corrected. A statement that repeats a fact needs no reference; it restates by the ordinary rules.
 */
export function namedBy(found: Found, { known }: Pick<ExtractionRequest, 'known'>, table: AttributeTable): Naming {
  const { known: number } = 'fact' in found ? found.fact : found.event;
  if (number === null) return {};
  const fact = known[number - 1];
  if (!fact) return { note: `It names number ${number} of what is known, which was not shown: ignored.` };
  const note = 'fact' in found ? whyNot(found.fact, fact, table) : whyNoPlan(found.event.status, fact);
  if (note === null) return { known: fact.id };
  return note === '' ? {} : { note: `It names number ${number} of what is known, ${note}: ignored.` };
}

/** @returns in words, why the statement does not concern the known fact; '' if it only repeats it, `null` if it does concern it. */
function whyNot(read: ExtractedFact, fact: KnownFact, table: AttributeTable): string | null {
  if (fact.status !== null) return 'which is an event';
  if (!sameSubject({ subject: read.subject, status: null }, fact)) return 'which is about somebody else';
  if (read.polarity !== 'holds') return null;
  const key = factKey({ ...read, status: null });
  if (key === factKey({ ...fact, status: null }) || folded(read.text) === folded(fact.text)) return '';
  const hasMany = cardinalityOf(read.attribute ?? fact.attribute, table) === 'many';
  return hasMany && !read.correction ? `and ${read.attribute ?? fact.attribute} has many values` : null;
}

function whyNoPlan(status: string, fact: KnownFact): string | null {
  if (status === 'planned') return '';
  return fact.status === 'planned' ? null : 'which is no plan';
}
