import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

/** Things between which people choose, a line for each choice; `=` marks another word for the one before it. */
const CHOICES =
  `texts=text=sms=texting=texted calls=call=phone=phoned=rung=called=telephone=ringing=calling emails=email=e-mail=e-mails=emailing=emailed whatsapp letters=letter=post=mail
teams zoom skype webex
mornings=morning afternoons=afternoon evenings=evening nights=night
mondays=monday tuesdays=tuesday wednesdays=wednesday thursdays=thursday fridays=friday saturdays=saturday sundays=sunday
window aisle middle
tea coffee
decaf caffeinated
still sparkling=fizzy
red white rosé
cash card=cards cheque=cheques=check=checks transfer
paper online=digital=electronic=paperless
male=man=men=males female=woman=women=females
upstairs downstairs
bath=baths shower=showers
manual automatic
petrol diesel electric
private nhs
dogs=dog cats=cat
driving flying
trains=train planes=plane coaches=coach buses=bus
sweet savoury=savory
hot cold
firm soft
single double=doubles twin
butter margarine
full semi-skimmed=semi skimmed
smooth crunchy`
    .split('\n')
    .map(
      (line) =>
        new Map(
          line.split(' ').flatMap((value) => {
            const [name = '', ...others] = value.split('=');
            return [name, ...others].map((word) => [word, name] as const);
          }),
        ),
    );
/** Who prefers, and what. */
const PREFERS =
  /^ (?:(?:oh|well|so|and|but|yes|no|actually|sorry|these days|now) )*(?<who>(?:[\p{L}'-]+ ){0,3}?)(?:(?:now|usually|generally|really|much) )*prefers? (?<what>.+)$/u;
/** What it is preferred to. */
const TO_OTHER = / (?:to|over|rather than|instead of|than) (?!be |have |pay |speak |drink |use |get |receive |do ).*$/u;
/** Words that say nothing of what is chosen. */
const LIGHT = new Set(
  `be to being contacted contact reached reach messages message communication communicate receive get getting have having pay paying payment use using drink drinking sit
  sitting seat seats slot slots appointment appointments time times do doing speak speaking talk talking by via on in over through instead please days ones one now nowadays
  anymore always meetings meeting meet bills bill water wine kind type honest`.split(/\s+/u),
);
/** Somebody whose preferences are noted without a name. */
const CALLER = new Set(['', 'i', 'we', 'customer', 'client', 'caller', 'contact', 'the', 'user', 'patient', 'guest']);
const MANY = / (?:or|and|both|either|also|too|as well|sometimes|occasionally|except|unless|but|only) /u;

/**
 * "I prefer calls" replaces "I prefer texts", but not "I prefer tea": of one choice one thing is preferred. English only.
 *
 * @returns the change, if the same person is said to prefer another thing of the same kind, and nothing else is said of when or for what.
 */
export function otherPreference(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const held = preferenceIn(withBlanks(words));
  if (!held) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const told = isDoubtful(said) ? null : preferenceIn(withBlanks(said));
    if (!told || told.who !== held.who || told.choice !== held.choice || told.value === held.value) continue;
    const isSameMatter = told.rest.size === held.rest.size && [...told.rest].every((word) => held.rest.has(word));
    if (isSameMatter) return { relation: 'replaces', cue: 'prefers another', saysMore: true };
  }
  return null;
}

interface Preference {
  readonly who: string;
  readonly choice: number;
  readonly value: string;
  readonly rest: ReadonlySet<string>;
}

function preferenceIn(text: string): Preference | null {
  const { who = '', what = '' } = PREFERS.exec(text)?.groups ?? {};
  const named = ` ${what}`.replace(TO_OTHER, ' ');
  if (what === '' || MANY.test(named)) return null;
  const chosen = named
    .trim()
    .split(' ')
    .flatMap((word) => valuesOf(word));
  const [one, ...more] = chosen;
  if (!one || more.some(({ value }) => value !== one.value)) return null;
  const rest = named
    .trim()
    .split(' ')
    .filter((word) => !LIGHT.has(word) && valuesOf(word).length === 0);
  return { who: nameOf(who), ...one, rest: contentStems(rest) };
}

function valuesOf(word: string): { choice: number; value: string }[] {
  return CHOICES.flatMap((values, choice) => {
    const value = values.get(word);
    return value === undefined ? [] : { choice, value };
  });
}

function nameOf(who: string): string {
  const words = who
    .trim()
    .split(' ')
    .filter((word) => !/^(?:also|would|do|does|still)$/u.test(word));
  return words.every((word) => CALLER.has(word)) ? 'i' : words.join(' ');
}
