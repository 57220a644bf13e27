import { spokenText } from '../words.js';

const HOME = / (?:lives?|living|live) /u;
const WORK =
  / (?:(?:back|return(?:ed)?) to work|works?|working|jobs?|shifts?|on nights|earlies|lates|retired|promoted|redundant|sacked|freelance|self-employed) /u;
/** Somebody may be elsewhere now. */
const MOVES =
  / (?:mov(?:e|ed|es|ing)|lives?|living|flat|house|home|rent(?:s|ed|ing)?|landlord|settled|relocat(?:ed|ing)|abroad|transferred|emigrated|away|here|there) /u;
/** The fact tells of a way as well. */
const WAY = / (?:goes?|going|commut(?:e|es|ing)|travels?|travelling|traveling|drives?|driving) /u;
/** Who goes somewhere for work does not live there. */
const COMMUTES =
  / (?:goes?|going|commut(?:e|es|ing)|travels?|travelling|traveling|drives?|driving|trains? it) (?:(?:up|down|over|in|out|across) )?(?:to|into) (?:.* )?(?:every day|each day|every morning|daily|for the office|for work|to work|(?:once|twice|\p{L}+ (?:days|times)) a week) /u;
const PLACE =
  /(?<!\p{L})(?:in|to|at|from|near|for)\s(?:the\s)?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)(?!\p{L}))\p{Lu}/u;

/**
 * "Alf's gone back to work, three days a week" says nothing about where he lives, nor does "goes up to London every day for the office".
 * English only.
 *
 * @returns whether a statement tells only of work or the way to it, and the fact only of where somebody lives.
 */
export function isOfWorkNotHome(statement: string, fact: string): boolean {
  const [text, held] = [spokenText(statement), spokenText(fact)];
  const isOfWork = (COMMUTES.test(text) && !WAY.test(held)) || (WORK.test(text) && !PLACE.test(statement));
  return isOfWork && !MOVES.test(text) && HOME.test(held) && !WORK.test(held);
}
