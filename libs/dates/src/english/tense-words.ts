import type { Token } from './tokens.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const FUTURE = set(
  "will won't shall gonna plan plans planning hope hoping expect expecting upcoming excited forward scheduled schedule " +
    "book remind must should deadline due until till tomorrow let want wanna need needs can can't cannot",
);
/** Arrangements in the present tense: "I start on Monday". Only after a pronoun, because "my leave" is not a verb. */
const ARRANGED = set(
  'start starts begin begins move moves leave leaves join joins fly flies arrive arrives return returns travel travels',
);
const PRONOUNS = set('i we you he she they it');
const PAST = set(
  'was were did had got went met bought came saw took gave made said told became began felt found left lost won ate drank ' +
    "been done gone seen taken given ago yesterday ran rang sold spent spoke thought wrote knew kept held heard grew flew drove wasn't " +
    "didn't weren't built broke brought caught chose fell forgot led paid read rode sang sent slept stood swam taught tied died threw wore born",
);
/** Before a participle these form a state: "is booked", "are closed", "will be open", "get married". */
const STATES = set("is are am isn't aren't i'm we're you're they're be being get getting gets");
/** Before "-ing" these mean something under way or arranged: "I'm seeing her on Friday". */
const BEING = set("is are am isn't aren't i'm we're you're they're");
/** Verbs about the current call, which is mostly about another time: "I'm calling about Friday". */
const UNDER_WAY = set(
  'calling ringing phoning writing asking wondering looking checking enquiring inquiring thinking talking speaking being',
);
/** "Could you come on Friday?" */
const ASKED = set('could would may might shall');
/** "Sunday would be better", "Friday could do". */
const SUITS = set('suit be do work fit');
const SUITED = set('me us you him her them everybody everyone');
const WHOM = set('i we you he she they someone somebody anyone anybody');
/** "I have a meeting on Friday", "I've got the dentist", "have you got anything". */
const HAVE = set("have has i've we've you've they've haven't hasn't");
const HELD = set('a an the my our your his her their to another got');
/** "I have a bill from March" states an origin. */
const ORIGINS = set('from of since');
/** "I have a table booked for Friday." */
const BOOKED = set('booked scheduled planned arranged fixed reserved pencilled');
/** "I booked the train for Friday", "she invited us for Sunday": the day is that of the thing. */
const ARRANGES = set('booked reserved scheduled planned arranged invited bought ordered requested asked registered');
const WERE = set('was were had');
const CAUSED = set('get getting have having');
const ADVERBS = set('not still also now actually probably only just');

/** Stands for a verb in another language whose form is both past and present. */
export const EITHER = 'zzzed';
/** Stands for a verb in another language that means a change. */
export const CHANGED = 'zzzchanged';

/**
 * Exceptions to the endings of most regular English pasts; "need", "red", "bed" and the like are too short or listed.
 */
const NOT_PAST = set('need feed seed speed wedding hundred indeed exceed proceed succeed bleed');

/**
 * What the word at `at` says about the tense; in most cases nothing.
 * @param expression index of the first token of the time expression.
 */
export function tenseOf(tokens: readonly Token[], at: number, expression: number): 'past' | 'future' | undefined {
  const [before, text, after] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)];
  if (FUTURE.has(text) || text.endsWith("'ll")) return 'future';
  if (ARRANGED.has(text) && PRONOUNS.has(before)) return 'future';
  if (ASKED.has(text) && (WHOM.has(after) || SUITS.has(after))) return 'future';
  if ((text === 'suits' || text === 'suit') && SUITED.has(after)) return 'future';
  if (HAVE.has(text) || (text === 'got' && isHeld(tokens, at)))
    return (HELD.has(after) || text === 'got') && !ORIGINS.has(textAt(tokens, expression - 1)) ? 'future' : undefined;
  if (BOOKED.has(text) && after === 'for' && !WERE.has(before)) return 'future';
  if (ARRANGES.has(text) && !WERE.has(before) && isFor(tokens, expression)) return 'future';
  if (text.length > 4 && text.endsWith('ing')) return isArranged(tokens, at) ? 'future' : undefined;
  if (STATES.has(before) || isCaused(tokens, at)) return undefined;
  if (PAST.has(text)) return 'past';
  return text.length > 4 && text.endsWith('ed') && !NOT_PAST.has(text) ? 'past' : undefined;
}

function isFor(tokens: readonly Token[], expression: number): boolean {
  const at = textAt(tokens, expression - 1) === 'the' ? expression - 2 : expression - 1;
  return textAt(tokens, at) === 'for';
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** "Friday would be fine": about the time right before `at`, in any tense. */
export function wouldSuit(tokens: readonly Token[], at: number): boolean {
  return ASKED.has(textAt(tokens, at)) && SUITS.has(textAt(tokens, at + 1));
}

/** "I've got a cold", "have you got a table": having, not getting. */
function isHeld(tokens: readonly Token[], at: number): boolean {
  const has =
    HAVE.has(textAt(tokens, at - 1)) || (HAVE.has(textAt(tokens, at - 2)) && WHOM.has(textAt(tokens, at - 1)));
  return has && !textAt(tokens, at + 1).endsWith('ed');
}

/** "I'm flying", "she's not coming", "going to"; not "kept going". */
function isArranged(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  const before = tokens[ADVERBS.has(textAt(tokens, at - 1)) ? at - 2 : at - 1];
  if (before === undefined || UNDER_WAY.has(text)) return false;
  return BEING.has(before.text) || (before.possessive && WHOM.has(before.text));
}

/** "Getting the boiler serviced": the participle is about the object. */
function isCaused(tokens: readonly Token[], at: number): boolean {
  if (!textAt(tokens, at).endsWith('ed')) return false;
  return [2, 3, 4].some((back) => CAUSED.has(textAt(tokens, at - back)));
}
