import { spokenWords, stem, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

/** What lasts for a time, and that it is over: "my probation's up", "the ban has been lifted". */
const OVER =
  /^ (?:(?:oh|well|so|and|but|yes|good news|luckily|finally|thankfully) )*(?:(?:the|my|our|his|her|their) )?(?<spell>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?:'s| is| are| has| have|'ve)? (?:(?:all|now|finally|just|officially|been) )*(?<cue>over|up|lifted|done|finished|ended|complete|completed|done with|over and done with) (?:(?:now|at last|today|yesterday|last \p{L}+|on \p{L}+|in \p{L}+) )*$/u;
/** Over every time, and on again the next: "my shift's over" (known: on the late shift). */
const EACH_TIME =
  /(?:^| )(?:shift|day|week|term|break|lunch|dinner|breakfast|meal|call|meeting|class|lesson|session|match|game|show|work|school)$/u;
const NEXT = /^(?:at|from|for|since|until|till|with|to|in|on|by|of|done|and|this|now|again|after|because|right)$/u;
/** What goes on for the moment: "I'm on probation", "we're having building work done". */
const GOES_ON =
  /^(?: \p{L}+){0,3}? (?:i'm|we're|he's|she's|they're|am|is|are|'s) (?:(?:still|currently|now|temporarily) )?(?:on|in|under|having|doing|getting|going through|undergoing|banned|barred|suspended|grounded|furloughed|quarantined) /u;

/**
 * "My probation's up" ends "I'm on probation at work". English only.
 *
 * @returns the end of what goes on for a time, if the clause says no more than that it is over.
 */
export function spellOver(sentence: string, { words }: KnownFact): PlainChange | null {
  if (!GOES_ON.test(withBlanks(words))) return null;
  const clauses = sentence.split(JOINT);
  for (const clause of clauses) {
    const said = spokenWords(clause);
    const { spell = '', cue = '' } = OVER.exec(withBlanks(said))?.groups ?? {};
    if (spell === '' || isDoubtful(said) || (EACH_TIME.test(spell) && !spell.includes(' '))) continue;
    if (goesOn(spell.split(' '), words)) return { relation: 'ends', cue, saysMore: clauses.length > 1 };
  }
  return null;
}

/** The fact has its words in a row, as a whole: "building" is only a part of "building work". "Banned" is under a ban. */
function goesOn(spell: readonly string[], words: readonly string[]): boolean {
  const at = words.findIndex((_, from) => spell.every((word, i) => isSame(word, words[from + i])));
  return at >= 0 && NEXT.test(words[at + spell.length] ?? 'now');
}

function isSame(word: string, known = ''): boolean {
  const root = stem(word);
  return known === word || stem(known) === root || stem(known) === root + root.slice(-1);
}
