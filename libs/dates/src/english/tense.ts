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
/** What is arranged is said in the present: "I start on Monday". Behind a pronoun only: "my leave" is no verb. */
const ARRANGED = new Set(
  'start starts begin begins move moves leave leaves join joins fly flies arrive arrives return returns travel travels'.split(
    ' ',
  ),
);
const PRONOUNS = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it']);
const PAST = new Set(
  (
    'was were did had got went met bought came saw took gave made said told became began felt found left lost won ate drank ' +
    "been done gone seen taken given ago yesterday ran sold spent spoke thought wrote knew kept held heard grew flew drove wasn't " +
    "didn't weren't built broke brought caught chose fell forgot led paid read rode sang sent slept stood swam taught tied died threw wore"
  ).split(' '),
);

const PRESENT = new Set("is are am isn't aren't i'm we're you're they're".split(' '));

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

const JOINTS = new Set([',', 'and', 'but', 'so', 'then', 'because', 'while', 'although', 'as']);
const SUBJECTS = new Set(
  (
    "i we you he she they it i'm i've i'd i'll we're we've we'd we'll he's he'll she's she'll they're they've they'll it's it'll " +
    'the my our your his her their this that'
  ).split(' '),
);

/**
 * Past or future, as the nearest verb of the same clause says: "we met on Friday", "I'll see her on Friday".
 * @param from index of the first token of the expression; @param to of the first one after it.
 */
export function tenseAround(tokens: readonly Token[], from: number, to: number): 'past' | 'future' | undefined {
  if (isAppointed(tokens, from)) return 'future';
  for (let at = from - 1; at >= 0 && at >= from - BEFORE; at -= 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text)) break;
    const tense = tenseOf(tokens, at);
    if (tense) return tense;
    if (beginsClause(tokens, at)) return undefined;
  }
  for (let at = to; at < tokens.length && at < to + AFTER; at += 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text) || beginsClause(tokens, at)) break;
    const tense = tenseOf(tokens, at);
    if (tense) return tense;
  }
  return undefined;
}

/** "..., and the follow-up": what stands before it is said of another time. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  return SUBJECTS.has(tokens[at]!.text) && JOINTS.has(tokens[at - 1]?.text ?? '');
}

/** "The follow-up is on 5 January". */
function isAppointed(tokens: readonly Token[], from: number): boolean {
  const [verb, place] = [tokens[from - 2]?.text ?? '', tokens[from - 1]?.text ?? ''];
  return (verb === 'is' || verb === 'are') && (place === 'on' || place === 'at');
}

function tenseOf(tokens: readonly Token[], at: number): 'past' | 'future' | undefined {
  const { text } = tokens[at]!;
  if (FUTURE.has(text) || text.endsWith("'ll")) return 'future';
  if (ARRANGED.has(text) && PRONOUNS.has(tokens[at - 1]?.text ?? '')) return 'future';
  // "Is booked", "are closed": a state of the present, told by a participle.
  if (PRESENT.has(tokens[at - 1]?.text ?? '')) return undefined;
  if (PAST.has(text)) return 'past';
  return text.length > 4 && text.endsWith('ed') && !NOT_PAST.has(text) ? 'past' : undefined;
}
