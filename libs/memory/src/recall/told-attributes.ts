import { LRUCache } from 'lru-cache';
import { readAttribute } from '#domain/self-speech.js';
import { rolesIn } from './roles.js';

/** "Born on 2 July", "born in 1990", "her birthday is on the 5th of May". */
const BIRTH = /\bborn\b[^.]{0,40}\d|\bbirthday\s+(?:is|falls)\b/iu;

/** "Is a lawyer", "Tom is now a senior software developer": the kinds of work that English names by an ending, and some that it does not. */
const WORK =
  /^(?:[\p{L}'’-]+\s){0,3}?(?:is|am|\p{L}+['’](?:m|s))\s+(?:now\s+)?an?\s+((?:\p{Ll}+[\s-]){0,3}?(?:\p{Ll}+(?:er|or|ist|yst|ian|ant|eer)|agent|nurse|chef|pilot|cook|clerk|coach|judge|guard|vet|surgeon|architect))\b/iu;

/** They have such an ending, and are no work. */
const NO_WORK = new Set(
  'customer member owner user subscriber smoker drinker vegetarian teenager elder foreigner stranger winner loser lover beginner sufferer believer swimmer runner reader player traveller traveler donor neighbor visitor tenant infant giant disaster matter number letter order winter summer dinner'.split(
    ' ',
  ),
);

/** A call asks about the same memories again and again, and to read one takes some 40 µs: a hundred are candidates of each question. */
const READ = new LRUCache<string, readonly string[]>({ max: 5_000 });

/** @returns the attributes that plain English words tell, of what was told in words alone. Notes leave out whom: "Works at …". */
export function toldAttributes(text: string): readonly string[] {
  const known = READ.get(text);
  if (known) return known;
  const told = readAttributes(text);
  READ.set(text, told);
  return told;
}

function readAttributes(text: string): readonly string[] {
  const read = readAttribute(text.charAt(0).toLowerCase() + text.slice(1), /^(?:I|We|My|Our)\b/u.test(text));
  if (read) return read.polarity === 'holds' ? [read.attribute] : [];
  if (BIRTH.test(text)) return ['birth_date'];
  const [, work = ''] = WORK.exec(text) ?? [];
  const last = work.split(/[\s-]/u).at(-1)?.toLowerCase() ?? '';
  return last === '' || NO_WORK.has(last) || rolesIn(last).size > 0 ? [] : ['occupation', 'job_title'];
}
