import { isDoubtful } from './change-doubtful.js';

/** What some words say is there no longer, and the words that say so. */
export interface Ending {
  readonly cue: string;
  readonly what: readonly string[];
}

/** The particle stands behind the verb, or behind what is there no longer. */
const PARTICLES: readonly (readonly [particles: string, verbs: string])[] = [
  ['down', 'pulled knocked took taken tore torn chopped cut burned burnt ripped'],
  ['out', 'pulled tore torn ripped dug cut threw thrown chucked'],
  ['up', 'pulled ripped tore torn dug used gave given drank ate'],
  ['away', 'threw thrown gave given took taken chucked'],
  ['back', 'gave given handed sent'],
  ['off', 'wrote written sold finished called cut paid shaved auctioned'],
  ['in', 'filled handed traded'],
  ['over', 'handed signed paved tarmacked concreted'],
  ['put down', 'have had'],
  ['put to sleep', 'have had'],
  ['to sleep', 'put'],
  ['removed', 'had'],
  ['taken out', 'had'],
  ['rid of', 'got'],
];
const PAIRS = PARTICLES.flatMap(([particle, verbs]) => verbs.split(' ').map((verb) => [verb, particle] as const));
const VERBS =
  'sold stopped flogged scrapped demolished bulldozed felled dismantled binned ditched dumped shredded deleted uninstalled donated rehomed stolen totalled cancelled canceled terminated dissolved disbanded revoked'.split(
    ' ',
  );
/** Of what happens to a thing of itself. */
const HAPPENS = [
  'died',
  'passed away',
  'burned down',
  'burnt down',
  'blew down',
  'fell down',
  'collapsed',
  'sank',
  'healed',
  'cleared up',
  'closed down',
  'shut down',
  'has gone',
  'have gone',
  'is gone',
  'are gone',
  'expired',
  'lapsed',
  'ran out',
];
/** "Drank every last bottle of it": nothing is left. */
const CONSUMED =
  /\s(drank|drunk|ate|eaten|used|finished|burned|burnt)(?: up)? (?:all|every last|the last|the rest)(?: [^ ]+)?(?: of)? (.+)$/u;

const BE = / (?:was|were|been|got|is|are|being)(?: all)? $/u;
const OF_BE = new Set('was were been got is are being has have had'.split(' '));
/** What follows says when, why or to whom. */
const UNTIL = new Set(
  'at on in to with by from for last this yesterday today ago now before until till over as into off out again two three'.split(
    ' ',
  ),
);
const LEADS_ELSEWHERE = /^(?:to|on|in|off|over|out|into|by|at)$/u;
const MOST_BETWEEN = 4;
/** For a time, or for something else than to be rid of it. */
const LENT =
  / (?:for (?!good)|until |till |while |to (?:look|mind|borrow|try|fix|repair|clean|service|wash|check|feed|be ))/u;
const GIVES = /^(?:gave|given|took|taken|sent|handed)\b/u;
const TO_COME = new Set("will i'll we'll he'll she'll they'll going used gonna".split(' '));

/** @returns what the words of an English clause say is there no longer; `null` where they plainly say that of nothing. */
export function endingIn(said: readonly string[]): Ending | null {
  if (isDoubtful(said) || said.some((word) => TO_COME.has(word))) return null;
  const text = ` ${said.join(' ')} `.replace("'s gone ", ' is gone ');
  const [, consumed, rest] = CONSUMED.exec(text) ?? [];
  if (consumed !== undefined) return { cue: consumed, what: untilWhen(rest!) };
  const ending = byParticle(text) ?? byVerb(text) ?? byItself(text);
  return ending && GIVES.test(ending.cue) && LENT.test(text) ? null : ending;
}

function byParticle(text: string): Ending | null {
  for (const [verb, particle] of PAIRS) {
    const [before, behind] = around(text, verb);
    const [between, after] = around(behind, particle);
    if (after === '') continue;
    const inside = between.trim().split(' ');
    if (inside[0] !== '' && inside.length <= MOST_BETWEEN) return { cue: `${verb} … ${particle}`, what: inside };
    const what = BE.test(before) ? subjectOf(before) : untilWhen(after);
    if (inside[0] === '' && what.length > 0) return { cue: `${verb} ${particle}`, what };
  }
  return null;
}

function byVerb(text: string): Ending | null {
  for (const verb of VERBS) {
    const [before, after] = around(text, verb);
    if (after !== '') return { cue: verb, what: BE.test(before) ? subjectOf(before) : untilWhen(after) };
  }
  // "Gave Bella to my uncle."
  const [, given] = / (?:gave|given) ((?:[^ ]+ ){1,3})to (?:my|our|the|a|some|somebody|someone) /u.exec(text) ?? [];
  return given === undefined ? null : { cue: 'gave … to', what: given.trim().split(' ') };
}

function byItself(text: string): Ending | null {
  for (const cue of HAPPENS) {
    const [before, after] = around(text, cue);
    const [next = ''] = after.trim().split(' ');
    // "The shop has gone quiet", "He has gone to town", "We ran out of milk".
    const isOver = next === '' || (UNTIL.has(next) && !(cue.endsWith('gone') && LEADS_ELSEWHERE.test(next)));
    if (after !== '' && isOver) return { cue, what: subjectOf(before) };
  }
  return null;
}

/** What stands before and behind some words; nothing where they are missing. */
function around(text: string, words: string): [before: string, after: string] {
  const at = text.indexOf(` ${words} `);
  return at < 0 ? ['', ''] : [text.slice(0, at + 1), text.slice(at + words.length + 1)];
}

function subjectOf(before: string): string[] {
  return before
    .trim()
    .split(' ')
    .filter((word) => !OF_BE.has(word));
}

function untilWhen(after: string): string[] {
  const words = after.split(' ').filter(Boolean);
  const end = words.findIndex((word) => UNTIL.has(word));
  return end < 0 ? words : words.slice(0, end);
}
