import { beginWithOtherNames } from '#domain/people/names-in-text.js';
import { beginsApart } from '#domain/speech/change/begins-apart.js';
import { isOfCondition } from '#domain/speech/change/condition.js';
import { isDoubtfulEnd } from '#domain/speech/change/doubtful-end.js';
import { isForATime, isWithin } from '#domain/speech/change/for-a-time.js';
import { namesOtherOldDay } from '#domain/speech/change/named-old-day.js';
import { tellsOfMoment } from '#domain/speech/change/moments.js';
import { keepsDiet } from '#domain/speech/change/other-diet.js';
import { isAboutOtherMatter, isOfOtherKind } from '#domain/speech/change/other-kind.js';
import { isOwnersAffair } from '#domain/speech/change/owners-affair.js';
import { namesPartOfList } from '#domain/speech/change/part-of-list.js';
import { endsOnlyPart } from '#domain/speech/change/part-of-thing.js';
import { isAboutOtherPerson } from '#domain/speech/change/persons.js';
import { changesOnlyMentioned, endsOtherThing } from '#domain/speech/change/read-change.js';
import { isKeptFrom, isSaidByAnother } from '#domain/speech/change/reported-speech.js';
import { takesForGranted } from '#domain/speech/change/taken-for-granted.js';
import { areTwoHolders } from '#domain/speech/change/two-holders.js';
import { leavesUnchanged } from '#domain/speech/change/unchanged.js';
import { hasOtherKindOfValue, isAddition } from '#domain/speech/change/value-kinds.js';
import { isAboutOnesOther } from '#domain/speech/change/whose.js';
import { isOfWorkNotHome } from '#domain/speech/change/work-not-home.js';
import { ENGLISH } from '#domain/speech/languages/english.js';
import { isOnlyPast } from '#domain/speech/past-only.js';

const LATIN = /\p{Script=Latin}{2}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const TELLS_OF_PAST = /\b(?:was|were|did|had|been|used to|never|always|actually|wrong|mistake|correction|\p{L}+ed)\b/iu;

/**
 * A present fact does not change a past one: "I used to smoke" stays when somebody says that they don't.
 *
 * @returns whether a statement plainly is about somebody or something else than the fact.
 */
export function isOfAnother(statement: string, fact: string): boolean {
  return (
    beginWithOtherNames(statement, fact) ||
    isSaidByAnother(statement, fact) ||
    isOfOtherKind(statement, fact) ||
    (/\bused to\b/iu.test(fact) && isOnlyPast(fact) && !TELLS_OF_PAST.test(statement))
  );
}

/** @returns whether the words leave open that the fact changes. */
export function isLeftOpen(statement: string, fact: string): boolean {
  if (isKeptFrom(statement) || isDoubtfulEnd(statement, fact) || isForATime(statement, fact)) return true;
  if (isWithin(statement, fact)) return true;
  return changesOnlyMentioned(statement, fact) || isAddition(statement, fact) || namesPartOfList(statement, fact);
}

const BESIDE = [
  ...[hasOtherKindOfValue, areTwoHolders, beginsApart],
  ...[tellsOfMoment, isOwnersAffair, keepsDiet],
  ...[takesForGranted, isAboutOnesOther, namesOtherOldDay, isOfWorkNotHome, isAboutOtherMatter],
] as const;

/** @returns whether the words plainly do not mean the fact, or the model can read no words of the fact, as in another script. */
export function isBeside(statement: string, fact: string): boolean {
  const isNotMeant = isAboutOtherPerson(statement, fact, ENGLISH) || (OTHER_SCRIPT.test(fact) && !LATIN.test(fact));
  const isThing = isOfCondition(statement, fact) || endsOnlyPart(statement, fact);
  const isOther = isThing || BESIDE.some((is) => is(statement, fact));
  return isNotMeant || isOther || endsOtherThing(statement, fact) || leavesUnchanged(statement, fact);
}
