import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';

/** At the end of a clause. "For a few weeks" has no known end. */
const LENGTH =
  /(?<!\p{L})for\s+(?:(?:about|another)\s+)?(?<length>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}|a\s+couple\s+of)\s+(?:days?|weeks?|fortnights?|months?))(?=\s*(?:[.,;!?]|$|(?:for|with|while|because|due|so|and|but)\s))/iu;
/** A present state. For a future one, the length does not tell when it begins. */
const IS = /(?<!\p{L})(?:am|are|is)(?!\p{L})|['’](?:m|re|s)\s/iu;
/** What was so until now, what begins at an unstated time, and what the length belongs to: "I'm saving for a month". */
const IS_OTHER =
  /(?<!\p{L})(?:been|had|was|were|if|when|usually|always|often|sometimes|every|each|going|coming|flying|travelling|traveling|heading|moving|thinking|hoping|planning|looking|waiting|paying|saving|asking|enough|good|valid|married|engaged|together|pregnant|born|old)(?!\p{L})/iu;
const LONGEST_CLAUSE = 120;
const LONGEST_DAYS = 92;

/**
 * "I'm staying with my sister for three weeks": what is so now, and for how long.
 * @returns the period from when it was said until it is over, at most three months; `null` if an English text states
 * none.
 */
export function stayLength(text: string, heard: Heard): Expression | null {
  const found = LENGTH.exec(text);
  const length = found?.groups?.['length'];
  if (!found || length === undefined || !(heard.options.locale ?? 'en').startsWith('en')) return null;
  const clause = /[^.;!?\n]*$/u.exec(text.slice(Math.max(0, found.index - LONGEST_CLAUSE), found.index))?.[0] ?? '';
  if (!IS.test(clause) || IS_OTHER.test(clause)) return null;
  const [over] = resolve(`in ${length}`, heard);
  const days = over ? (over.end.getTime() - heard.reference.getTime()) / 86_400_000 : Infinity;
  if (!over || days > LONGEST_DAYS + 1) return null;
  const index = found.index + found[0].lastIndexOf(length);
  return { text: length, index, start: heard.reference, end: over.end, precision: 'day', confidence: 1, isRange: true };
}
