import { type Known, JOINT } from './change-clause.js';
import { isDoubtful } from './change-doubtful.js';
import { cueIn } from './cues.js';
import type { PlainChange } from './plain-change.js';
import { contentOf, spoken } from './spoken.js';

/** What is waited for stands behind these. */
const WAITED = [
  'awaiting',
  'waiting for',
  'waiting on',
  'no sign of',
  'no news of',
  'no word on',
  'still no',
  'yet to get',
  'yet to receive',
];
const COME = ['come', 'arrived', 'turned up', 'shown up', 'been delivered', 'landed', 'reached'];
/** What is waited for stands before these. */
const LACKED = [
  ...["hasn't", "haven't", 'has not', 'have not', 'has yet to', 'have yet to'].flatMap((not) =>
    [...COME, 'arrive'].map((come) => `${not} ${come}`),
  ),
  ...['is', 'are'].flatMap((be) =>
    ['on order', 'on its way', 'on the way', 'in the post', 'still on order', 'still missing', 'missing'].map(
      (state) => `${be} ${state}`,
    ),
  ),
];
/** It stands before these where it is there. */
const CAME = [
  ...['came', 'arrived', 'landed', 'turned up', 'showed up', 'got here'],
  ...['has', 'have', 'is', 'are', 'was', 'were', 'got'].flatMap((be) =>
    [
      'come',
      'arrived',
      'landed',
      'turned up',
      'been delivered',
      'delivered',
      'here',
      'granted',
      'approved',
      'been granted',
      'been approved',
    ].map((come) => `${be} ${come}`),
  ),
];
const UNTIL = new Set('to from since for at with that which by until order in on yesterday today this last'.split(' '));

/** "The permit came in the post": of a fact that it is waited for. In English. */
export function arrived(sentence: string, { words }: Pick<Known, 'words'>): PlainChange | null {
  const awaited = awaitedIn(textOf(words));
  if (!awaited) return null;
  for (const clause of sentence.split(JOINT).flatMap((one) => one.split(/\s(?:and|but)\s/u))) {
    const said = spoken(clause);
    if (isDoubtful(said) || said.some((word) => word === 'last' || word === 'other')) continue;
    const { cue, parts: [what = ''] = [] } = cueIn(textOf(said), CAME) ?? {};
    if (cue !== undefined && isThat(what, awaited)) return { relation: 'replaces', cue, saysMore: true };
  }
  return null;
}

function awaitedIn(text: string): string | null {
  const behind = cueIn(text, WAITED)?.parts[1];
  return behind === undefined ? (cueIn(text, LACKED)?.parts[0] ?? null) : cut(behind);
}

function cut(text: string): string {
  const words = text.trim().split(' ');
  const end = words.findIndex((word, place) => place > 0 && UNTIL.has(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}

function isThat(said: string, awaited: string): boolean {
  const [one, other] = [[...contentOf(said.trim().split(' '))], [...contentOf(awaited.trim().split(' '))]];
  return one.length > 0 && one.at(-1) === other.at(-1) && one.every((word) => other.includes(word));
}

/** "The lamp's here" is "the lamp is here". */
function textOf(said: readonly string[]): string {
  return ` ${said.join(' ')} `.replaceAll("'s ", ' is ');
}
