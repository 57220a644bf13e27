import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { partsAround } from './cues.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

/** Verbs of taking something or being on it. */
const TAKES = new Set('take takes taking on use uses using get gets'.split(' '));
/** "Took me off the bus": others still take it. */
const RIDES = /\b(?:bus|train|tram|plane|flight|ferry|boat|taxi)\b/iu;
/** Words after it that say when or why, but not what. */
const AFTERWARDS = new Set(
  'for last yesterday today since after because on in this as now and but so by two three'.split(' '),
);
/** It is only for a time, or was resumed. */
const A_WHILE = new Set('for until till while temporarily during again'.split(' '));
const ME = new Set("me us i i've we we've".split(' '));
const DOSE = /^(?:\d.*|mg|ml|milligrams?|dos(?:e|es)|tablets?|pills?|daily|low|half)$/u;

/**
 * @returns the end of a fact of what somebody takes or is on: "Dr. Osei took me off the ramipril", "Dad was taken
 * off the list". English only.
 */
export function takenOff(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const at = words.findIndex((word) => TAKES.has(word));
  if (at < 0 || RIDES.test(sentence) || words.some((word) => word === 'and' || word === 'or')) return null;
  if (/\bback on\b/iu.test(sentence)) return null;
  const holder = contentStems(words.slice(0, at));
  const held = sequenceOf(words.slice(at + 1)).filter((word) => !DOSE.test(word));
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const { whom, what, cue } = readIn(said) ?? {};
    if (!whom || !what || isDoubtful(said) || what.some((word, i) => A_WHILE.has(word) && what[i + 1] !== 'good'))
      continue;
    const named = contentStems(whom.filter((word) => !ME.has(word)));
    const isHis = holder.size === 0 ? named.size === 0 && whom.some((word) => ME.has(word)) : isEqual(named, holder);
    const object = sequenceOf(untilAfterwards(what));
    if (isHis && object.length > 0 && object.every((word, i) => held[i] === word))
      return { relation: 'ends', cue: cue!, saysMore: true };
  }
  return null;
}

interface Taken {
  readonly whom: readonly string[];
  readonly what: readonly string[];
  readonly cue: string;
}

function readIn(said: readonly string[]): Taken | null {
  const text = withBlanks(said);
  const [whose, passive] = partsAround(text, ['taken off']) ?? [];
  if (whose !== undefined && passive !== undefined) {
    const isPassive = / (?:been|was|were|got)$/u.test(whose);
    return isPassive ? { whom: wordsIn(whose).slice(0, -1), what: wordsIn(passive), cue: 'taken off' } : null;
  }
  for (const verb of ['took', 'taken']) {
    const [, whom, what] = partsAround(text, [verb, 'off']) ?? [];
    if (whom !== undefined && what !== undefined)
      return { whom: wordsIn(whom), what: wordsIn(what), cue: `${verb} … off` };
  }
  return null;
}

function untilAfterwards(what: readonly string[]): readonly string[] {
  const end = what.findIndex((word, place) => AFTERWARDS.has(word) || (place > 0 && (word === 'a' || word === 'the')));
  return end < 0 ? what : what.slice(0, end);
}

function isEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word));
}

function sequenceOf(said: readonly string[]): string[] {
  return said.flatMap((word) => [...contentStems([word])]);
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
