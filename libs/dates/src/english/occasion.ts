import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const OWNED = new Set(['the', 'my', 'our', 'your', 'his', 'her', 'their', 'a', 'an']);
/** Begin another clause, or end the name of the occasion. */
const STOPS = new Set(
  ". ! ? ; : and but or so i we he she they it you i'm we're is was were are had have that which who when".split(' '),
);
/** Between the occasion and its day. */
const JOINTS = new Set(['on', ',', '(']);
const LONGEST = 4; // tokens of its name

/**
 * "my birthday on 3 May", "her wedding, 16 June 2018", "Anna's party (Friday)": an event on a day stands for the day,
 * for "before" and the like.
 */
export function occasion(date: Recogniser): Recogniser {
  return (tokens, at) => {
    if (!OWNED.has(word(tokens, at)) && !tokens[at]?.possessive) return undefined;
    for (let to = at + 1; to <= at + LONGEST && !STOPS.has(word(tokens, to)); to += 1) {
      if (JOINTS.has(word(tokens, to))) return to === at + 1 ? undefined : dayAt(tokens, to, date);
    }
    return undefined;
  };
}

function dayAt(tokens: readonly Token[], joint: number, date: Recogniser): Phrase | undefined {
  const start = skip(tokens, joint + 1, 'on');
  // "The day after the party, Sunday, I slept": a bare weekday after a comma is the day that is meant.
  if (word(tokens, joint) === ',' && WEEKDAYS.has(word(tokens, start))) return undefined;
  const inner = date(tokens, start) ?? date(tokens, skip(tokens, start, 'the'));
  if (!inner?.day && !inner?.timed) return undefined;
  if (word(tokens, joint) !== '(') return inner;
  return word(tokens, inner.next) === ')' ? { ...inner, next: inner.next + 1 } : undefined;
}
