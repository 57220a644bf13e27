import { spokenText } from '../words.js';

const HOME = / (?:lives?|living|live) /u;
const WORK =
  / (?:(?:back|return(?:ed)?) to work|works?|working|jobs?|shifts?|on nights|earlies|lates|retired|promoted|redundant|sacked|freelance|self-employed) /u;
/** Somebody may be elsewhere now. */
const MOVES =
  / (?:mov(?:e|ed|es|ing)|lives?|living|flat|house|home|rent(?:s|ed|ing)?|landlord|settled|relocat(?:ed|ing)|abroad|transferred|emigrated|away|here|there) /u;
const PLACE =
  /(?<!\p{L})(?:in|to|at|from|near|for)\s(?:the\s)?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)(?!\p{L}))\p{Lu}/u;

/**
 * "Alf's gone back to work, three days a week" says nothing about where he lives. English only.
 *
 * @returns whether a statement tells only of work, and the fact only of where somebody lives.
 */
export function isOfWorkNotHome(statement: string, fact: string): boolean {
  const [text, held] = [spokenText(statement), spokenText(fact)];
  const isOfWork = WORK.test(text) && !MOVES.test(text) && !PLACE.test(statement);
  return isOfWork && HOME.test(held) && !WORK.test(held);
}
