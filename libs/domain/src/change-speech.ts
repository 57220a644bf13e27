import { isUnreal } from './asserted.js';
import { ENGLISH } from './speech/english.js';
import type { Speech } from './speech/speech.js';
import { contentOf, sentences, spoken, stem } from './spoken.js';

/** What a statement plainly does to a known fact, and the words that say so. */
export interface PlainChange {
  readonly relation: 'ends' | 'corrects' | 'replaces';
  readonly cue: string;
  /** The statement says something else as well. */
  readonly saysMore: boolean;
}

/**
 * Reads plain speech of change by its words alone: "no longer", "stopped", "never", "moved to", "my new number". It fires only
 * where the statement speaks of just what the fact says, and of nobody else; whatever needs understanding is left open.
 *
 * @param speech of the language of the statement.
 * @returns `null` where the words alone do not settle it.
 */
export function plainChange(statement: string, fact: string, speech: Speech = ENGLISH): PlainChange | null {
  const known = contentOf(spoken(fact, speech), speech);
  if (known.size === 0) return null;
  const told = sentences(statement);
  for (const sentence of told) {
    const change = isUnreal(sentence, speech) ? null : changeIn(spoken(sentence, speech), known, speech);
    if (change) return { ...change, saysMore: change.saysMore || told.length > 1 };
  }
  return null;
}

/**
 * "I no longer take ramipril" ends nothing that is known of metformin: it has the verb of the fact, and another object.
 *
 * @returns whether all that the statement says is that something else is over.
 */
export function endsAnother(statement: string, fact: string, speech: Speech = ENGLISH): boolean {
  const [sentence, ...more] = sentences(statement);
  if (sentence === undefined || more.length > 0) return false;
  const said = spoken(sentence, speech);
  const at = said.findIndex((word) => speech.negations.has(word));
  const isBefore = at >= 0 && said.slice(0, at).every((word) => speech.starters.has(word));
  const text = ` ${said.join(' ')} `;
  if (!isBefore || !speech.noLonger.some((one) => text.includes(` ${one} `))) return false;
  const known = contentOf(spoken(fact, speech), speech);
  const [verb, ...objects] = contentOf(said.slice(at + 1), speech);
  return verb !== undefined && objects.length > 0 && known.has(verb) && objects.every((word) => !known.has(word));
}

function changeIn(said: readonly string[], known: ReadonlySet<string>, speech: Speech): PlainChange | null {
  if (said.some((word) => speech.others.has(word) && !known.has(stem(word, speech)))) return null;
  const text = ` ${said.join(' ')} `;
  const isSilent = (words: string): boolean => isOfFact(words, known, speech);
  for (const [relation, cues] of [
    ['corrects', speech.never],
    ['ends', speech.ends],
  ] as const) {
    const cue = cues.find((one) => partsAround(text, one.split(' … ')));
    const parts = cue === undefined ? undefined : partsAround(text, cue.split(' … '));
    if (cue === undefined || !parts?.slice(0, -1).every(isSilent)) continue;
    const named = contentOf(parts.join(' ').split(' '), speech);
    if (isAbout(named, known)) return { relation, cue, saysMore: [...named].some((word) => !known.has(word)) };
  }
  const move = speech.moves.find((one) => partsAround(text, one.split(' … ')));
  const lives = [...speech.living].some((word) => known.has(stem(word, speech)));
  if (move !== undefined && lives && isSilent(partsAround(text, move.split(' … '))?.[0] ?? ''))
    return { relation: 'replaces', cue: move, saysMore: true };
  return exchanged(text, known, speech) ?? newOne(said, known, speech);
}

/** @returns what stands before, between and after some words, each where it comes first; `undefined` where one of them is missing. */
function partsAround(text: string, words: readonly string[]): string[] | undefined {
  const parts: string[] = [];
  let rest = text;
  for (const one of words) {
    const at = rest.indexOf(` ${one} `);
    if (at < 0) return undefined;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + one.length + 1);
  }
  return [...parts, rest];
}

/** "Swapped the Kia for a Skoda", "switched from tea to coffee": the old one is what the fact says, and the new one is not. */
function exchanged(text: string, known: ReadonlySet<string>, speech: Speech): PlainChange | null {
  for (const pattern of speech.exchanges) {
    const words = pattern.split(/ ?\{\w+\} ?/u);
    const isSaid = words.filter(Boolean);
    const parts = partsAround(text, isSaid);
    if (!parts) continue;
    // What stands before the first word is who does it, unless that is where one of the two is named.
    const slots = words[0] === '' ? parts : parts.slice(1);
    if (words[0] !== '' && !isOfFact(parts[0]!, known, speech)) continue;
    const [before, after] = slots.map((part) => contentOf(part.split(' '), speech));
    const [old, other] = pattern.indexOf('{old}') < pattern.indexOf('{new}') ? [before, after] : [after, before];
    if (old && other && isNamed(old, known) && isOther(other, known))
      return { relation: 'replaces', cue: isSaid.join(' ... '), saysMore: true };
  }
  return null;
}

function isNamed(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => known.has(word));
}

function isOther(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return [...words].some((word) => !known.has(word));
}

/** "My new number is ...": there is one of it. */
function newOne(said: readonly string[], known: ReadonlySet<string>, speech: Speech): PlainChange | null {
  const { newest, owners, copulas, single } = speech;
  const at = said.findIndex((word) => newest.has(word));
  const what = said[at + 1];
  const owner = said[at - 1] ?? '';
  if (at < 1 || what === undefined || !owners.has(owner)) return null;
  const isSaidOf = copulas.size === 0 || copulas.has(said[at + 2] ?? '');
  const isOne = single.has(what) && known.has(stem(what, speech)) && isSaidOf;
  return isOne ? { relation: 'replaces', cue: `${owner} ${said[at]} ${what}`, saysMore: true } : null;
}

/** Nothing stands there but who speaks, and words of the fact. */
function isOfFact(words: string, known: ReadonlySet<string>, speech: Speech): boolean {
  return words.split(' ').every((word) => word === '' || speech.starters.has(word) || known.has(stem(word, speech)));
}

/** The statement names all that the fact says, or half of it and nothing that it does not say. */
function isAbout(named: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  if (named.size === 0) return false;
  const common = [...named].filter((word) => known.has(word)).length;
  return common === known.size || (common === named.size && 2 * common >= known.size);
}
