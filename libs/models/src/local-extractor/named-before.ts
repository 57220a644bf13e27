import { roleOf } from '#domain/people/roles.js';
import { folded } from '#domain/text/folded.js';
import type { TranscriptTurn } from '../extractor.js';
import { stretches } from './stretches.js';
import { type Named, namedIn } from './whom.js';

/** How many turns back somebody can have been named if others were named in the call as well. */
const LATELY = 2;
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}-]*`;
/** "It's Zach Okafor's mum", "It's Hannah Okafor, Zach's mum": the caller tells whose. */
const WHOSE = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]t['’]s|[Tt]his is|[Ii]['’]m|I am)\s(?:${NAME}(?:\s${NAME})?,\s)?(${NAME}(?:\s${NAME})?)['’]s\s(mum|mom|mother|dad|father|parent|husband|wife|owner)(?!\p{L})`,
  'gu',
);
/** "And Mabel, is she eating?": the agent tells of whom it asks. */
const TOPIC = new RegExp(
  String.raw`(?:^|[.!?]\s)(?:And|So|What about|How about|And what about|And how about)\s(${NAME}),\s(?=[^.!?]{0,80}(?<![\p{L}'’-])(?:he|him|his|she|her)(?![\p{L}-]))`,
  'gu',
);
const THEIRS: Readonly<Record<string, string>> = { husband: 'wife', wife: 'husband', owner: 'pet' };
const NAMED_MIDWAY = new RegExp(String.raw`(?<=[\p{Ll},]\s)${NAME}`, 'gu');
const NAMED_FIRST = new RegExp(
  String.raw`^${NAME}(?=['’]s\s|\s(?:is|was|has|had|will|can|says|said|told|lives|works)\s)`,
  'u',
);
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|it|that|this|he|she|there|what|who|where|here|how|i)$/iu;
const SOMEBODY = /(?<!\p{L})(?:the|an?|this|that|some|your|his|her|their)\s([\p{L}-]+)/giu;

/** @returns who a turn names as the contact's own; "your" of an agent is the contact's as well. */
export function namedInTurn({ role, text }: Pick<TranscriptTurn, 'role' | 'text'>): readonly Named[] {
  if (role === 'agent') {
    const own = namedIn(text.replaceAll(/(?<!\p{L})[Yy]our(?!\p{L})/gu, 'my'));
    const topics = [...text.matchAll(TOPIC)].map(([, name = '']) => ({ name, role: null }));
    return [...own, ...topics.filter(({ name }) => !own.some((one) => one.name === name))];
  }
  const whose = [...text.matchAll(WHOSE)].map(([, name = '', relation = '']) => ({
    name,
    role: THEIRS[relation] ?? 'child',
  }));
  return [...whose, ...namedIn(text)];
}

/**
 * @param named who each turn names, by its place.
 * @returns who can be meant by "she" or "he" at the beginning of a turn: who was named in the last two turns, else all whom the call has
 * named so far, if it is here from its first turn and nobody else was mentioned since.
 */
export function namedBefore(
  all: readonly TranscriptTurn[],
  named: readonly (readonly Named[])[],
  place: number,
): readonly Named[] {
  const at = named.slice(0, place).findLastIndex(({ length }) => length > 0);
  if (at < 0) return [];
  if (at >= place - LATELY) return named[at] ?? [];
  const known = merged(named.slice(0, place).flat());
  const since = all.slice(at, place + 1);
  return all[0]?.position === 1 && !since.some(({ text }) => mentionsOther(text, known)) ? known : [];
}

/** "My brother" and "my brother Fergal" are one. */
function merged(named: readonly Named[]): Named[] {
  const withName = named.filter(({ name }) => name !== null);
  const others = named.filter(({ name, role }) => name === null && !withName.some((one) => one.role === role));
  return [...new Map([...withName, ...others].map((one) => [`${one.name} ${one.role}`, one])).values()];
}

/** Any other name, or somebody without one. */
function mentionsOther(text: string, known: readonly Named[]): boolean {
  const names = known.flatMap(({ name }) => folded(name ?? '').split(' '));
  const said = [...text.matchAll(NAMED_MIDWAY), ...stretches(text).flatMap((one) => NAMED_FIRST.exec(one) ?? [])];
  const isOther = (name: string): boolean => !NO_NAME.test(name) && !names.includes(folded(name));
  if (said.some((one) => isOther(String(one)))) return true;
  return [...text.matchAll(SOMEBODY)].some(([, word = '']) => {
    const role = roleOf(word);
    return (
      role !== null &&
      (role.kind === 'person' || role.kind === 'animal') &&
      !known.some((one) => one.role === role.role)
    );
  });
}
