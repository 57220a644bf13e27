import type { Token } from './tokens.js';

const BEFORE = 10; // tokens looked at on each side: more would cross into another clause, and cost
const AFTER = 6;
const STOPS = new Set(['.', '!', '?', ';', '\n']);
const FUTURE = new Set(
  (
    "will won't shall gonna going plan plans planning hope hoping expect expecting upcoming excited forward scheduled schedule " +
    'book remind must should deadline due until till tomorrow let want wanna'
  ).split(' '),
);
const PAST = new Set(
  (
    'was were did had got went met bought came saw took gave made said told became began felt found left lost won ate drank ' +
    "been done gone seen taken given ago yesterday ran sold spent spoke thought wrote knew kept held heard grew flew drove wasn't " +
    "didn't weren't built broke brought caught chose fell forgot led paid read rode sang sent slept stood swam taught threw wore"
  ).split(' '),
);

/** Ends that make most regular English pasts; "need", "red", "bed" and the like are too short or listed. */
const NOT_PAST = new Set([
  'need',
  'feed',
  'seed',
  'speed',
  'wedding',
  'hundred',
  'indeed',
  'exceed',
  'proceed',
  'succeed',
  'bleed',
]);

/**
 * Past or future, as the nearest verb of the same sentence says: "we met on Friday", "I'll see her on Friday".
 * @param from index of the first token of the expression; @param to of the first one after it.
 */
export function tenseAround(tokens: readonly Token[], from: number, to: number): 'past' | 'future' | undefined {
  for (let at = from - 1; at >= 0 && at >= from - BEFORE; at -= 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text)) break;
    const tense = tenseOf(text);
    if (tense) return tense;
  }
  for (let at = to; at < tokens.length && at < to + AFTER; at += 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text)) break;
    const tense = tenseOf(text);
    if (tense) return tense;
  }
  return undefined;
}

function tenseOf(text: string): 'past' | 'future' | undefined {
  if (FUTURE.has(text) || text.endsWith("'ll")) return 'future';
  if (PAST.has(text)) return 'past';
  return text.length > 4 && text.endsWith('ed') && !NOT_PAST.has(text) ? 'past' : undefined;
}
