import { contentStems, sentences, spokenText, spokenWords } from '../words.js';
import * as WORDS from './unchanged-words.js';

/**
 * "Yoga is off this week", "I forgot to cancel Netflix", "Nobody smokes any more": words that look like a change, but
 * plainly leave the fact as it was. English only.
 *
 * @returns whether everything that is said about the fact does so.
 */
export function leavesUnchanged(statement: string, fact: string): boolean {
  const held = { text: spokenText(fact), known: contentStems(spokenWords(fact)) };
  const told = sentences(statement);
  const about = told.filter((sentence) => isAbout(spokenText(sentence), held));
  const heard = about.length > 0 ? about : told;
  return heard.length > 0 && heard.every((sentence) => isOver(spokenText(sentence)) || leaves(sentence, held));
}

/** The words of a fact, and the stems of its content words. */
interface Held {
  readonly text: string;
  readonly known: ReadonlySet<string>;
}

const RULES = [
  isNoEnd,
  isFailed,
  isResumed,
  isNotOver,
  isNarrower,
  isOnce,
  isPaidOnce,
  isOfAll,
  isOfThisMoment,
] as const;

/** "My dog died today, he didn't suffer": each part about the fact is checked. */
function leaves(sentence: string, held: Held): boolean {
  const parts = partsOf(sentence);
  const about = parts.filter((text) => isAbout(text, held));
  if (parts.length > 1 && parts.some((text) => WORDS.LASTING_REASON.test(text))) return false;
  return (about.length > 0 ? about : parts).every((text) => RULES.some((rule) => rule(text, held)));
}

/**
 * @returns the parts between commas. A restriction belongs to its neighbour: "Only for Friday, make it six" is one
 * part.
 */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/[,;:]\s/u).map((said) => spokenText(said))) {
    const last = parts.at(-1);
    if (last !== undefined && (isRestriction(last) || isRestriction(part)))
      parts[parts.length - 1] = `${last}${part.slice(1)}`;
    else parts.push(part);
  }
  return parts;
}

function isRestriction(part: string): boolean {
  return WORDS.THIS_TIME_ONLY.test(part) && part.trim().split(' ').length <= MOST_OF_RESTRICTION;
}

const MOST_OF_RESTRICTION = 5;

function stemsOf(text: string): string[] {
  return [...contentStems(text.trim().split(' '))];
}

function isAbout(text: string, { known }: Held): boolean {
  return stemsOf(text).some((word) => known.has(word));
}

/** "I stopped for a week, then started again": it was over once, but is not now. */
function isOver(text: string): boolean {
  if (!WORDS.ENDED.test(text) && !WORDS.RAN_OUT.test(text)) return false;
  return WORDS.BACK_AGAIN.test(text) || (WORDS.FOR_A_TIME.test(text) && !WORDS.UNTIL_NOW.test(text));
}

/** "I dropped the car off", "I've cut down on sugar": it goes on. */
function isNoEnd(text: string): boolean {
  return WORDS.NO_END.test(text) && !WORDS.NO_MORE.test(text) && !WORDS.ENDED_FOR_SURE.test(text);
}

/** "I forgot to cancel it": nothing ended. */
function isFailed(text: string): boolean {
  const isFailed = WORDS.FAILED.test(text) || WORDS.NEARLY.test(text);
  return isFailed && !WORDS.MANAGED.test(text) && !WORDS.NO_MORE.test(text);
}

/** "I'm back at Tesco", "on metformin again": the fact holds. */
function isResumed(text: string, { text: fact, known }: Held): boolean {
  if (WORDS.LACKING.test(fact)) return false;
  const resumed = WORDS.RESUMED.exec(text);
  if (resumed) {
    const rest = text.slice(resumed.index + resumed[0].length - 1);
    const before = text.slice(0, resumed.index + 1);
    return known.has(stemsOf(rest)[0] ?? '') && !WORDS.OFF_IT.test(before);
  }
  if (!WORDS.AGAIN.test(text) || WORDS.OFF_IT.test(text)) return false;
  const stems = stemsOf(text.replace(WORDS.AGAIN, ' '));
  return stems.length > 0 && stems.every((stem) => known.has(stem));
}

/** "My membership doesn't expire this year": it goes on. */
function isNotOver(text: string, { known }: Held): boolean {
  const [, verb = ''] = WORDS.NOT_OVER.exec(text) ?? [];
  return verb !== '' && !WORDS.NO_MORE.test(text) && stemsOf(verb).every((stem) => !known.has(stem));
}

/** "I no longer eat meat on Fridays" says nothing of the other days. */
function isNarrower(text: string, { known }: Held): boolean {
  const isLasting = WORDS.NO_MORE.test(text);
  const after = WORDS.LESS.exec(text) ?? (isLasting ? WORDS.NEGATED.exec(text) : null);
  if (!after) return false;
  const rest = text.slice(after.index + after[0].length - 1);
  const [first] = stemsOf(rest);
  if (first === undefined || !(known.has(first) || known.has(first.replace(DOUBLED, '$1')))) return false;
  return [...rest.matchAll(WORDS.LIMIT)].some(
    ([limit]) => (isLasting || !WORDS.WHEN_IT_ENDED.test(limit)) && stemsOf(limit).some((word) => !known.has(word)),
  );
}

/** "Swimming" belongs to "swim". */
const DOUBLED = /(\p{L})\1$/u;

/** "Yoga is off this week", "I ran out of metformin": it goes on. */
function isOnce(text: string, { text: fact }: Held): boolean {
  const isHabit = WORDS.HABIT.test(fact);
  const isSeries = WORDS.SERIES.test(fact);
  if (isHabit && WORDS.MISHAP.test(text)) return true;
  if (WORDS.HAVING.test(fact) && WORDS.MISLAID.test(text)) return true;
  const isRather = WORDS.WISH.test(fact) || (isHabit && !WORDS.EMPLOYED.test(fact));
  if (WORDS.FOR_WANT.test(text) && !WORDS.BEGUN.test(text) && isRather) return true;
  if (WORDS.FOR_GOOD.test(text)) return false;
  if (
    WORDS.DONE_ONCE.test(text) &&
    WORDS.ON_A_DAY_PAST.test(text) &&
    !WORDS.BEGUN.test(text.replace(WORDS.DONE_ONCE, ' '))
  )
    return (isHabit || isSeries) && !WORDS.NOT_DONE.test(fact);
  if (WORDS.THIS_TIME.test(text) && (isHabit || isSeries)) return true;
  if (WORDS.THIS_TIME_ONLY.test(text)) return isSeries || !WORDS.OF_ONE_DAY.test(fact);
  if (!WORDS.OCCASION.test(text) || (WORDS.DATED.test(fact) && !isSeries)) return false;
  if (WORDS.LACKED.test(text)) return true;
  if (WORDS.INSTEAD.test(text)) return (isHabit || isSeries) && !WORDS.BEGUN.test(text);
  if (!WORDS.CALLED_OFF.test(text)) return false;
  return isSeries || (isHabit && !WORDS.BY_SPEAKER.test(text));
}

/** "Paid the March instalment": the loan goes on. */
function isPaidOnce(text: string, { text: fact }: Held): boolean {
  return WORDS.PAID_ONE.test(text) && !WORDS.OWED.test(fact);
}

/** "Houses are so expensive now" is about all houses; the fact is about somebody who wants one. */
function isOfAll(text: string, { text: fact, known }: Held): boolean {
  if (WORDS.WEATHER.test(text) || (WORDS.OF_ALL.test(text) && WORDS.THESE_DAYS.test(text)))
    return !known.has(stemsOf(text)[0] ?? '');
  if (!WORDS.OPINION.test(text)) return false;
  const [said = '', held = ''] = [stemsOf(text)[0], stemsOf(fact)[0]];
  return !said.startsWith(held) && !held.startsWith(said);
}

/**
 * "I'm on the bus now", "I'm eating pizza right now", "he's not at nursery today": neither a habit nor a preference.
 */
function isOfThisMoment(text: string, { text: fact }: Held): boolean {
  if (WORDS.AWAY_TODAY.test(text)) return !WORDS.OF_ONE_DAY.test(fact) && !WORDS.FOR_GOOD.test(text);
  if (WORDS.AT_IT.test(text)) return WORDS.LIKING.test(fact);
  return (
    WORDS.WHEREABOUTS.test(text) && (WORDS.HABIT.test(fact) || WORDS.SERIES.test(fact)) && !WORDS.EMPLOYED.test(fact)
  );
}
