import { ENGLISH } from '../languages/english.js';
import { spokenWords } from '../words.js';
import { namesSomebody } from './persons.js';
import { APART } from './two-holders.js';

const TIME = String.raw`(?:[Oo]n |[Aa]t |[Ii]n the )?(?<time>[Ww]eekdays?|[Ww]eekends?|[Mm]ornings?|[Aa]fternoons?|[Ee]venings?|[Nn]ights?|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days)`;
/** "Evenings it's Patrick", "At weekends my mum has them". A name has a capital: "Evenings are better for me" is about the speaker. */
const BEGINS_WITH_TIME = new RegExp(
  String.raw`^(?:(?:[Aa]nd|[Tt]hen|[Bb]ut) )?${TIME},? (?:it['’]s|[Ii]|we|he|she|they|my|our|his|her|the|\p{Lu}\p{Ll}+)(?!\p{L})`,
  'u',
);
const CHANGED = /(?<!\p{L})(?:now|instead|moved|changed|swapped|from now on|these days|no longer|any ?more)(?!\p{L})/iu;

/**
 * "Evenings it's Patrick" stands beside "Gloria comes mornings", and "for me it's text only" beside "ring my husband":
 * the words with which a statement begins say that it is about something else. English only.
 *
 * @returns whether a statement begins with another time, or with the speaker, than the fact is about.
 */
export function beginsApart(statement: string, fact: string): boolean {
  return isOfOtherTime(statement, fact) || isForSpeaker(statement, fact);
}

/** It begins with another part of the day or week than the fact is about. */
function isOfOtherTime(statement: string, fact: string): boolean {
  const time = BEGINS_WITH_TIME.exec(statement)?.groups?.['time']?.toLowerCase().replace(/s$/u, '');
  if (time === undefined || CHANGED.test(statement)) return false;
  const known = new Set(spokenWords(fact).map((word) => word.replace(/s$/u, '')));
  return !known.has(time) && APART.some((line) => line.has(time) && [...known].some((word) => line.has(word)));
}

/** "For me it's text only" says nothing of "Ring my husband". */
function isForSpeaker(statement: string, fact: string): boolean {
  if (!/^(?:and |but )?(?:as )?for me(?:,| it['’]s| i)(?!\p{L})/iu.test(statement)) return false;
  const words = spokenWords(fact);
  return namesSomebody(words, ENGLISH) && !words.some((word) => /^(?:me|i|i'm|i've)$/u.test(word));
}
