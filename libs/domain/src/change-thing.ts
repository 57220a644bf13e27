import { JOINT, type Known } from './change-clause.js';
import { isDoubtful } from './change-doubtful.js';
import type { PlainChange } from './plain-change.js';
import { contentOf, spoken } from './spoken.js';

/** What somebody has, or what there is. */
const HAS = / (?:(?:i|we|you|they|he|she)(?:'ve| have| has|'ve got| have got| has got|'s got)|(?:\p{L}+ ){1,2}(?:has|has got|'s got)|there's|there is|there are|(?:i|we|i'm|we're)(?: am| are)? (?:own|keep|run|rent|drive|driving|use|using|wear|ride|riding|renting|running|have|take|get|getting)|(?:he|she|\p{L}+) (?:owns|keeps|runs|rents|drives|uses|wears|rides)) (.+)$/u;
/** Each with its object between or behind, or before where it is told of the thing. */
const VERBS = [
  ...['filled', 'filling'].map((verb) => [verb, 'in']),
  ...['pulled', 'knocked', 'took', 'taken', 'tore', 'torn', 'chopped', 'cut', 'burned', 'burnt'].map((verb) => [verb, 'down']),
  ...['pulled', 'took', 'taken', 'tore', 'torn', 'ripped', 'dug', 'cut', 'grubbed', 'whipped', 'threw', 'thrown', 'chucked'].map((verb) => [verb, 'out']),
  ...['pulled', 'ripped', 'tore', 'torn', 'dug', 'used', 'drank', 'ate', 'eaten', 'drunk', 'gave', 'given'].map((verb) => [verb, 'up']),
  ...['threw', 'thrown', 'gave', 'given', 'took', 'taken', 'chucked'].map((verb) => [verb, 'away']),
  ...['gave', 'given', 'handed', 'sent', 'took', 'taken'].map((verb) => [verb, 'back']),
  ...['wrote', 'written', 'finished', 'paid', 'sold', 'called', 'flogged'].map((verb) => [verb, 'off']),
  ...['shut', 'closed', 'put', 'laid'].map((verb) => [verb, 'down']),
  ['handed', 'over'],
  ['handed', 'in'],
  ['packed', 'in'],
  ['traded', 'in'],
  ['got', 'rid of'],
] as [string, string][];
const SINGLE = 'sold scrapped demolished binned ditched dumped scrapped totalled wrecked donated removed cancelled canceled closed stolen sank rehomed'.split(' ');
const PARTIAL = / (?:half|some|one|two|three|few|part|most|nearly|almost|another|old|other|last|previous|spare|key|keys) /u;
const UNTIL = new Set('once when after because since so for at on in to with by from last this yesterday today ago now if while before until till over and but as'.split(' '));

/** "We filled in the pond": of a fact that there is one. In English. */
export function thingEnded(sentence: string, { words }: Pick<Known, 'words'>): PlainChange | null {
  const held = HAS.exec(` ${words.join(' ')}`)?.[1];
  if (held === undefined) return null;
  const had = headed(held.split(' '));
  if (had.length === 0) return null;
  for (const clause of sentence.split(JOINT).flatMap((one) => one.split(/\s(?:and|but|so|because|once|when|after)\s/u))) {
    const said = spoken(clause);
    if (isDoubtful(said) || said.some((word) => ['will', "i'll", "we'll", 'going', 'used'].includes(word))) continue;
    const found = objectIn(` ${said.join(' ')} `);
    if (!found || PARTIAL.test(` ${found.what} `)) continue;
    const whose = /^(his|her|their|your|[^ ]+'s) /u.exec(found.what.trim());
    if (whose && !words.some((word) => word === whose[1])) continue;
    const named = [...contentOf(found.what.trim().split(' '))];
    if (named.length > 0 && named.at(-1) === had.at(-1) && named.every((word) => had.includes(word)))
      return { relation: 'replaces', cue: found.cue, saysMore: true };
  }
  return null;
}

function headed(words: readonly string[]): string[] {
  const end = words.findIndex((word, place) => place > 0 && (UNTIL.has(word) || ['out', 'under', 'of', 'which', 'that', 'who', 'called', 'near', 'by', 'going', 'up'].includes(word)));
  return [...contentOf(end < 0 ? words : words.slice(0, end))];
}

function objectIn(text: string): { cue: string; what: string } | null {
  for (const [verb, particle] of VERBS) {
    const at = text.indexOf(` ${verb} `);
    if (at < 0) continue;
    const behind = text.slice(at + verb.length + 1);
    const on = behind.indexOf(` ${particle} `);
    if (on < 0) continue;
    const passive = / (?:was|were|been|got|is|are|being) $/u.test(text.slice(0, at + 1));
    if (passive && on === 0) return { cue: `${verb} ${particle}`, what: text.slice(0, at).replace(/ (?:has|have|was|were|been|got|is|are|being)\b/gu, '') };
    if (on === 0) return { cue: `${verb} ${particle}`, what: untilWhen(behind.slice(particle.length + 1)) };
    if (behind.slice(0, on).trim().split(' ').length <= 4) return { cue: `${verb} … ${particle}`, what: behind.slice(0, on) };
  }
  for (const verb of SINGLE) {
    const at = text.indexOf(` ${verb} `);
    if (at < 0) continue;
    const passive = / (?:was|were|been|got|is|are|being) $/u.test(text.slice(0, at + 1));
    return { cue: verb, what: passive ? text.slice(0, at).replace(/ (?:has|have|was|were|been|got|is|are|being)\b/gu, '') : untilWhen(text.slice(at + verb.length + 1)) };
  }
  return null;
}

function untilWhen(text: string): string {
  const words = text.trim().split(' ');
  const end = words.findIndex((word, place) => place > 0 && UNTIL.has(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}
