import { LRUCache } from 'lru-cache';
import { readAttribute } from '#domain/speech/attribute/read-attribute.js';
import { rolesIn } from './roles.js';

/** "Born on 2 July", "born in 1990", "her birthday is on the 5th of May". */
const BIRTH = /\bborn\b[^.]{0,40}\d|\bbirthday\s+(?:is|falls)\b/iu;

/** "Is a lawyer", "Tom is now a senior software developer": occupations, recognised by their ending or listed. */
const WORK =
  /^(?:[\p{L}'’-]+\s){0,3}?(?:is|am|\p{L}+['’](?:m|s))\s+(?:now\s+)?an?\s+((?:\p{Ll}+[\s-]){0,3}?(?:\p{Ll}+(?:er|or|ist|yst|ian|ant|eer)|agent|nurse|chef|pilot|cook|clerk|coach|judge|guard|vet|surgeon|architect))\b/iu;

/** Words with such an ending that are not occupations. */
const NO_WORK = new Set(
  'customer member owner user subscriber smoker drinker vegetarian teenager elder foreigner stranger winner loser lover beginner sufferer believer swimmer runner reader player traveller traveler donor neighbor visitor tenant infant giant disaster matter number letter order winter summer dinner'.split(
    ' ',
  ),
);

/** Cache: a call asks about the same memories again and again. Reading one takes about 40 µs, and a question has a hundred candidates. */
const READ = new LRUCache<string, readonly string[]>({ max: 5_000 });

/** @returns the attributes that a memory in plain English expresses. Notes may leave out the person: "Works at …". */
export function attributesInText(text: string): readonly string[] {
  const known = READ.get(text);
  if (known) return known;
  const attributes = readAttributes(text);
  READ.set(text, attributes);
  return attributes;
}

function readAttributes(text: string): readonly string[] {
  const read = readAttribute(text.charAt(0).toLowerCase() + text.slice(1), /^(?:I|We|My|Our)\b/u.test(text));
  if (read) return read.polarity === 'holds' ? [read.attribute] : [];
  if (BIRTH.test(text)) return ['birth_date'];
  const [, work = ''] = WORK.exec(text) ?? [];
  const last = work.split(/[\s-]/u).at(-1)?.toLowerCase() ?? '';
  return last === '' || NO_WORK.has(last) || rolesIn(last).size > 0 ? [] : ['occupation', 'job_title'];
}
