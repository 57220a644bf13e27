import { type AttributeTable, cardinalityOf } from '#domain/attributes.js';
import { factKey, folded, sameSubject } from '#domain/sameness.js';
import type { ExtractedFact, ExtractionRequest, KnownFact } from '#models/extractor.js';
import type { Found } from './said-in.js';

/** What becomes of the number by which something read names what is known. */
export interface Naming {
  /** The version that it ends, corrects or takes the place of. */
  readonly known?: string;
  /** Why the number was not followed. */
  readonly note?: string;
}

/**
 * @returns the version that is meant, if what was read can mean it: it is about the same, and holds only one value at a time or is
 * denied or corrected. What says the same again names none: it restates by the ordinary rules.
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

/** @returns why what was read does not mean the known fact, in words; '' where it only says the same again, `null` where it does mean it. */
function whyNot(told: ExtractedFact, fact: KnownFact, table: AttributeTable): string | null {
  if (fact.status !== null) return 'which is an event';
  if (!sameSubject({ subject: told.subject, status: null }, fact)) return 'which is about somebody else';
  if (told.polarity !== 'holds') return null;
  const key = factKey({ ...told, status: null });
  if (key === factKey({ ...fact, status: null }) || folded(told.text) === folded(fact.text)) return '';
  const hasMany = cardinalityOf(told.attribute ?? fact.attribute, table) === 'many';
  return hasMany && !told.correction ? `and ${told.attribute ?? fact.attribute} has many values` : null;
}

function whyNoPlan(status: string, fact: KnownFact): string | null {
  if (status === 'planned') return '';
  return fact.status === 'planned' ? null : 'which is no plan';
}
