import type { Lexicon } from '../languages/lexicon.js';
import { contentStems, spokenWords, withBlanks } from '../words.js';
import { partsAround } from './cues.js';

/** Between the clauses of a sentence. */
export const JOINT = /[,;:]\s+|\s[–—-]\s/u;

/** A fact, prepared for comparison with a sentence. */
export interface KnownFact {
  readonly words: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

/**
 * "Ich rauche nicht mehr so viel", "Je n'ai plus qu'un chien", "Ya no trabajo los lunes en Iberia": only a part is
 * over. Used for cues that end something that went on; in English `leavesUnchanged` does this.
 *
 * @returns whether a clause says that all it speaks of is over.
 */
export function endsAllOfIt(sentence: string, cue: string, { words, known, lexicon }: KnownFact): boolean {
  if (!lexicon.lasting?.has(cue)) return true;
  const { before, after } = clauseOf(sentence, cue, { words, known, lexicon });
  if (after.some((word) => lexicon.limits?.has(word))) return false;
  const content = [...before, ...after].filter((word) => !lexicon.starters.has(word));
  return [...contentStems(content, lexicon)].every((word) => known.has(word));
}

/** The words of the clause that contains a cue, before and after the cue's first word, without the cue and the time. */
function clauseOf(sentence: string, cue: string, { words, lexicon }: KnownFact): Record<'before' | 'after', string[]> {
  const said: string[] = [];
  for (const clause of sentence.split(JOINT)) {
    said.push(...withoutTimes(spokenWords(clause, lexicon), words, lexicon));
    const parts = partsAround(withBlanks(said), cue.split(' … '));
    if (!parts) continue;
    const rest = wordsIn(parts.pop()!);
    const end = rest.findIndex((word) => lexicon.joints?.has(word));
    const [before = '', ...between] = parts;
    const after = [...wordsIn(between.join(' ')), ...(end < 0 ? rest : rest.slice(0, end))];
    return { before: wordsIn(before), after };
  }
  return { before: [], after: [] };
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/**
 * @returns the words without times of the change: "seit Mai", "hace dos años" and "il y a un mois" say when it was,
 * not what it was.
 */
export function withoutTimes(said: readonly string[], fact: readonly string[], lexicon: Lexicon): readonly string[] {
  const { when } = lexicon;
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

type When = NonNullable<Lexicon['when']>;

/** The position after a time that begins at `place`; `place` itself if none begins there. */
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
