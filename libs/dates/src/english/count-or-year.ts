import type { Token } from './tokens.js';
import { word } from './tokens.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PLURAL = /^[a-z]{3,}s$/;
const PEOPLE = 'people';
/** Only a number that counts precedes these. */
const MEASURES = set(
  'percent mile miles km kg dollar dollars euro euros rupee rupees pounds pence seconds minutes hours hrs days weeks months years metres meters',
);
/** Words in -s that cannot be counted. */
const NOT_COUNTED = set(
  'was is has does goes gets as sales results this its us his elections olympics onwards towards afterwards upwards ' +
    'perhaps always sometimes besides nowadays lots loads thanks plus',
);
/** Words that precede a year more often than a number that counts. */
const TIME_PLACES = set('in since during throughout until till');
const STARTS = set(', . ! ? ; : \n and but so');
const ROUND = 50;

/**
 * Whether a number that may be a year counts what follows: "two thousand people". "In 2016 prices rose" has a year, as
 * does any number after "in" at the start of a sentence, or one too exact for a rounded count.
 */
export function counts(
  tokens: readonly Token[],
  at: number,
  { value, next }: { value: number; next: number },
): boolean {
  const after = word(tokens, next);
  if (MEASURES.has(after)) return true;
  if (after !== PEOPLE && (!PLURAL.test(after) || NOT_COUNTED.has(after))) return false;
  if (!TIME_PLACES.has(word(tokens, at - 1))) return true;
  const isFirst = at < 2 || STARTS.has(word(tokens, at - 2));
  return !isFirst && (after === PEOPLE || value % ROUND === 0);
}
