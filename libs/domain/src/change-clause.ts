import { partsAround } from './cues.js';
import type { Speech } from './speech/speech.js';
import { contentOf, spoken } from './spoken.js';

/** Between the clauses of a sentence. */
export const JOINT = /[,;:]\s+|\s[–—-]\s/u;

/** What a fact says, for what a sentence says of it. */
export interface Known {
  readonly words: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly speech: Speech;
}

/**
 * "Ich rauche nicht mehr so viel", "Je n'ai plus qu'un chien", "Ya no trabajo los lunes en Iberia": only a part of it is over. Asked of the cues
 * of what went on; in English `leavesStanding` knows that.
 *
 * @returns whether a clause says of all that its words speak of that it is over.
 */
export function isWhole(sentence: string, cue: string, { words, known, speech }: Known): boolean {
  if (!speech.lasting?.has(cue)) return true;
  const { before, after } = clauseOf(sentence, cue, { words, known, speech });
  if (after.some((word) => speech.limits?.has(word))) return false;
  const content = [...before, ...after].filter((word) => !speech.starters.has(word));
  return [...contentOf(content, speech)].every((word) => known.has(word));
}

/** The words of the clause that a cue stands in, before and after its first word, without those of the cue and of when it was. */
function clauseOf(sentence: string, cue: string, { words, speech }: Known): Record<'before' | 'after', string[]> {
  const said: string[] = [];
  for (const clause of sentence.split(JOINT)) {
    said.push(...withoutWhen(spoken(clause, speech), words, speech));
    const parts = partsAround(` ${said.join(' ')} `, cue.split(' … '));
    if (!parts) continue;
    const rest = wordsIn(parts.pop()!);
    const end = rest.findIndex((word) => speech.joints?.has(word));
    const [before = '', ...between] = parts;
    const after = [...wordsIn(between.join(' ')), ...(end < 0 ? rest : rest.slice(0, end))];
    return { before: wordsIn(before), after };
  }
  return { before: [], after: [] };
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** "Seit Mai", "hace dos años", "il y a un mois": it says when the change was, and nothing of what it was. */
export function withoutWhen(said: readonly string[], fact: readonly string[], speech: Speech): readonly string[] {
  const { when } = speech;
  if (!when) return said;
  // "Der Termin im Juni": the month can tell which of two is meant.
  const leads = fact.some((word) => isDate(word, when)) ? when.since : [...when.since, ...when.on];
  const kept: string[] = [];
  for (let place = 0; place < said.length;) {
    const end = endOfWhen(said, place, leads, when);
    if (end === place) kept.push(said[place]!);
    place = Math.max(end, place + 1);
  }
  return kept;
}

type When = NonNullable<Speech['when']>;

/** Behind a time that begins at a place; that place where none does. */
function endOfWhen(said: readonly string[], place: number, leads: readonly string[], when: When): number {
  const lead = leads.find((one) => one.split(' ').every((word, i) => said[place + i] === word));
  if (lead === undefined) return place;
  let end = place + lead.split(' ').length;
  let last = place;
  for (; end < said.length && (isDate(said[end]!, when) || when.between.has(said[end]!)); end += 1)
    if (isDate(said[end]!, when)) last = end + 1;
  return last;
}

function isDate(word: string, { dates }: When): boolean {
  return dates.has(word) || /^\d{1,4}$/u.test(word);
}
