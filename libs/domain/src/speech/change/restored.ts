import { contentStems, spokenWords, withBlanks } from '../words.js';
import type { KnownFact } from './clause.js';
import { findCue } from './cues.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** Longer ones first: "is out of order" before "is out". */
const FAULTS = [
  ...['out of order', 'not working', 'out', 'down', 'off', 'broken', 'dead', 'offline', 'acting up'].flatMap(ofBe),
  ...[
    "isn't working",
    "aren't working",
    "doesn't work",
    "don't work",
    'does not work',
    'stopped working',
    "won't start",
  ],
  ...['broke down', 'has broken down', 'broke', 'went out', 'went down', 'keeps crashing', 'keeps dropping'],
];
const RESTORED = [
  ...[
    'working again',
    'running again',
    'up and running',
    'back up',
    'back on',
    'back online',
    'fixed',
    'repaired',
  ].flatMap(ofBe),
  ...['works again', 'work again', 'runs again', 'got fixed'],
];
/** Matches between clauses, but not in "up and running". */
const CLAUSES = /[,;:]\s+|\s[–—-]\s|\s(?:but|and)\s(?!running)/iu;
/** Words that introduce how long a fault lasts, or why. */
const SINCE = new Set(['since', 'for', 'because', 'after', 'again', 'right', 'this', 'at']);
const OWNERS = ['his', 'her', 'their', 'your'];

function ofBe(state: string): string[] {
  return ['is', 'are', 'has been', 'have been'].map((verb) => `${verb} ${state}`);
}

/**
 * @returns the end of a fact of a fault in the same thing: "The lift works again, but the door still sticks".
 * English only.
 */
export function endOfFault(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const { parts: [broken = '', how = ''] = [] } = findCue(textOf(words), FAULTS) ?? {};
  const isWhole = contentIn(how).size === 0 || SINCE.has(how.trim().split(' ')[0]!);
  if (contentIn(broken).size === 0 || !isWhole) return null;
  for (const clause of sentence.split(CLAUSES)) {
    const said = spokenWords(clause);
    const { cue, parts: [what = '', rest = ''] = [] } = findCue(textOf(said), RESTORED) ?? {};
    if (cue === undefined || isDoubtful(said) || !isSame(what, broken)) continue;
    if (contentIn(rest).size === 0 || rest.startsWith(' since ')) return { relation: 'replaces', cue, saysMore: true };
  }
  return null;
}

/** Expands "The lift's working" to "the lift is working". */
function textOf(said: readonly string[]): string {
  return withBlanks(said).replaceAll("'s ", ' is ');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [contentIn(one), contentIn(other)];
  const isOneOwner = OWNERS.every((owner) => one.includes(` ${owner} `) === other.includes(` ${owner} `));
  return isOneOwner && a.size === b.size && [...a].every((word) => b.has(word));
}

function contentIn(text: string): ReadonlySet<string> {
  return contentStems(text.split(' '));
}

/** What makes a thing useless, or takes it away. */
const USELESS =
  /(?:'s| is| are| was| were| has| have|'s been| been) (?:been |been been |all |completely |just )?(?:broken|broke|bust|dead|died|cracked|smashed|stolen|lost|gone|missing|expired|worn out|packed up|knackered|split|snapped|boarded up|written off|run out) /u;
const RENEWED =
  / (?:got|bought|have|has|i've|we've|gave (?:me|us)|given|sent(?: me| us)?|issued(?: me| us)?|fitted|put in|ordered and got|picked up) (?:an?|the|my|our|his|her|some) (?:brand )?(?:new|replacement) (?<thing>(?:\p{L}+ ){1,3}?)(?:(?:in|on|at|from|last|yesterday|today|this|now|for|and) |$)/u;
const REPLACED =
  / (?:had|got) (?:the|my|our|his|her) (?<thing>(?:\p{L}+ ){1,3}?)(?:replaced|renewed|mended|repaired|fixed) | (?:replaced|renewed|mended|repaired) (?:the|my|our|his|her) (?<that>(?:\p{L}+ ){1,3}?)(?:(?:in|on|at|last|yesterday|today|this|now|and) |$)/u;

/** @returns the end of a fact that a thing is of no use, where there is a new one: "They gave me a new hearing aid". */
export function endOfUseless(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const fault = USELESS.exec(held);
  const broken = fault ? contentIn(held.slice(0, fault.index).trim()) : new Set<string>();
  if (broken.size === 0) return null;
  for (const clause of sentence.split(CLAUSES)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    const { thing, that } = (RENEWED.exec(text) ?? REPLACED.exec(text))?.groups ?? {};
    const named = contentIn((thing ?? that ?? '').trim());
    const isIt = named.size > 0 && [...named].every((stem) => broken.has(stem));
    if (isIt && !isDoubtful(said) && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: 'new', saysMore: true };
  }
  return null;
}
