import type { Token } from './tokens.js';
import { word } from './tokens.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PLURAL = /^[a-z]{3,}s$/;
const PEOPLE = 'people';
/** Only a number that counts stands before these. */
const MEASURES = set(
  'percent mile miles km kg dollar dollars euro euros rupee rupees pounds pence seconds minutes hours hrs days weeks months years metres meters',
);
/** Words in -s that nothing counts. */
const NOT_COUNTED = set(
  'was is has does goes gets as sales results this its us his elections olympics onwards towards afterwards upwards ' +
    'perhaps always sometimes besides nowadays lots loads thanks plus',
);
/** Before a year sooner than before a number that counts. */
const TIME_PLACES = set('in since during throughout until till');
const STARTS = set(', . ! ? ; : \n and but so');
const ROUND = 50;

/**
 * Whether a number that may be a year counts what follows it: "two thousand people". "In 2016 prices rose" tells a year, as does
 * any number behind "in" that begins its sentence, or that nobody would round a count to.
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
