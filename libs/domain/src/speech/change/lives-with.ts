import { pluralRoleOf, roleOf } from '#domain/people/roles.js';
import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

const MOTHER = '(?:mum|mother|mom|mummy|mam)';
const FATHER = '(?:dad|father|daddy)';
/** Whom somebody lives with, and who that excludes. */
const WITH: readonly (readonly [whom: string, spoken: RegExp])[] = [
  [
    'mother',
    new RegExp(
      `^with (?:(?:my|his|her|their|your) )?${MOTHER}(?: and (?:step(?:dad|father)|her (?:boyfriend|partner|husband)))?$`,
      'u',
    ),
  ],
  [
    'father',
    new RegExp(
      `^with (?:(?:my|his|her|their|your) )?${FATHER}(?: and (?:step(?:mum|mother|mom)|his (?:girlfriend|partner|wife)))?$`,
      'u',
    ),
  ],
  ['alone', /^(?:alone|on (?:my|his|her|their) own|by (?:myself|himself|herself))$/u],
];
const ANYBODY = /^with (?:(?:my|his|her|their|two|three|some|a) )?(?:[\p{L}-]+ ){0,2}?(?<who>[\p{L}-]+)$/u;
const PEOPLE = new Set([
  'people',
  'others',
  'friends',
  'somebody',
  'someone',
  'family',
  'parents',
  'flatmates',
  'students',
]);
const LIVES =
  /^ (?:(?:oh|well|so|and|but|yes|no|actually) )*(?<who>(?:[\p{L}'-]+ ){0,2}?(?:[\p{L}-]+|[\p{L}-]+'(?:s|m|re))) (?:(?:is|are|am|now) )*(?:lives?|living) (?:now )?(?<how>.+?)(?: (?:now|these days|nowadays|instead|any ?more))* $/u;

/**
 * "She lives with her mum" replaces "She lives with her dad", and whoever lives with somebody lives alone no more. English only.
 *
 * @returns the change, if nothing else is said, as of days or of both.
 */
export function livesWithOther(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const held = livesIn(withBlanks(words));
  const isWith = held === null ? undefined : withIn(held.how);
  if (!held || isWith === undefined) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const told = isDoubtful(said) ? null : livesIn(withBlanks(said));
    if (told?.who !== held.who) continue;
    const other: string = withIn(told.how) ?? (isWith === 'alone' && isPerson(told.how) ? 'somebody' : isWith);
    if (other !== isWith) return { relation: 'replaces', cue: 'lives with', saysMore: true };
  }
  return null;
}

function isPerson(how: string): boolean {
  const who = ANYBODY.exec(how)?.groups?.['who'] ?? '';
  return PEOPLE.has(who) || (roleOf(who) ?? pluralRoleOf(who))?.kind === 'person';
}

function livesIn(text: string): { readonly who: string; readonly how: string } | null {
  const { who, how } = LIVES.exec(text)?.groups ?? {};
  return who === undefined || how === undefined ? null : { who: who.replace(/'(?:s|m|re)$/u, ''), how };
}

function withIn(how: string): string | undefined {
  return WITH.find(([, spoken]) => spoken.test(how))?.[0];
}
