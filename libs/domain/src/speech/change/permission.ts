import { contentStems, spokenText, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { findCue } from './cues.js';
import type { PlainChange } from './plain-change.js';

const ALLOWED = [
  'is allowed to',
  'are allowed to',
  'allowed to',
  'has permission to',
  'have permission to',
  'may',
  'can',
];
const DENIALS = ['may not', 'cannot', 'can not', "can't", 'not allowed to', "isn't allowed to", "aren't allowed to"];
const ENDS = ['any more', 'anymore', 'any longer'];
const FORBIDDEN = [
  ...DENIALS.flatMap((denial) => ENDS.map((end) => `${denial} … ${end}`)),
  ...['may no longer', 'can no longer', 'no longer allowed to'],
];

/**
 * @returns the end of a fact that somebody may or can do something: "His uncle may not drive him any more". English
 * only.
 */
export function endOfPermission(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const { parts: [who = '', what = ''] = [] } = findCue(withBlanks(words), ALLOWED) ?? {};
  if (what === '' || words.some((word) => word === 'not' || word.endsWith("n't"))) return null;
  const clauses = sentence.split(JOINT);
  for (const clause of clauses) {
    const { cue, parts: [whose = '', that = '', rest = ''] = [] } = findCue(spokenText(clause), FORBIDDEN) ?? {};
    if (cue === undefined || rest.trim() !== '' || !isSame(whose, who)) continue;
    const [said, held] = [contentIn(that), contentIn(what)];
    if (said.size > 0 && 2 * said.size >= held.size && [...said].every((word) => held.has(word)))
      return { relation: 'ends', cue, saysMore: clauses.length > 1 };
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [contentIn(one), contentIn(other)];
  return a.size === b.size && [...a].every((word) => b.has(word));
}

function contentIn(text: string): ReadonlySet<string> {
  return contentStems(text.split(' '));
}
