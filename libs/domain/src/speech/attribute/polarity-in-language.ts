import type { Polarity } from '#domain/memory/memory.js';
import { JOINT, withoutTimes } from '../change/clause.js';
import { findCue } from '../change/cues.js';
import type { Lexicon } from '../languages/lexicon.js';
import { spokenWords, withBlanks } from '../words.js';

/** A plain form found in a sentence: what it matched, and what follows. */
export interface SaidForm {
  readonly matched: string;
  readonly rest: string;
}

/**
 * "Ich wohne nicht in Kiel" and "Ich wohne vielleicht bald in Kiel" have the form of "Ich wohne jetzt in Kiel".
 *
 * @returns how a plain form is meant; `null` if its clause denies or doubts it, or says that only a part is over.
 */
export function polarityInLanguage({ matched, rest }: SaidForm, lexicon: Lexicon): Polarity | null {
  const after = restOfClause(rest, lexicon);
  const words = [...spokenWords(matched, lexicon), ...after];
  const text = withBlanks(words);
  const isSaid = (among: ReadonlySet<string> | undefined): boolean => words.some((word) => among?.has(word));
  if (isSaid(lexicon.unsure) || findCue(text, lexicon.never)) return null;
  if (!findCue(text, [...(lexicon.lasting ?? [])])) return isSaid(lexicon.negations) ? null : 'holds';
  const isPlain = withoutTimes(after, [], lexicon).every(
    (word) => lexicon.starters.has(word) || lexicon.empty.has(word),
  );
  return isPlain && !isSaid(lexicon.limits) ? 'ends' : null;
}

function restOfClause(rest: string, lexicon: Lexicon): string[] {
  const [clause = ''] = rest.split(JOINT, 1);
  const words = spokenWords(clause, lexicon);
  const end = words.findIndex((word) => lexicon.joints?.has(word));
  return end < 0 ? words : words.slice(0, end);
}
