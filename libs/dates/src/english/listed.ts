import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import { seenFrom } from '../context.js';
import type { Reading } from '../expression.js';
import { dayNumber } from './absolute.js';
import { ordinal } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word } from './tokens.js';
import { MONTHS } from './vocabulary.js';

const LISTS = new Set([',', 'and', '&', 'or', 'the']);
const LONGEST = 5; // members

/**
 * "May and June last year", "the spring and summer of 2020": the year of the last member is that of those before it.
 * @param part a month, a season or a date, with or without its year.
 */
export function listedInYear(part: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = part(tokens, at);
    if (!first?.floating) return undefined;
    let last: Phrase = first;
    for (let members = 1; members < LONGEST && last.floating; members += 1) {
      const next = skipSome(tokens, last.next, LISTS, 3);
      const more = next > last.next ? part(tokens, next) : undefined;
      if (!more || more.day !== first.day) return undefined;
      last = more;
    }
    if (last.floating) return undefined;
    const read = (context: Context): Reading[] =>
      last
        .read(context)
        .slice(0, 1)
        .flatMap(({ start }) => first.read(seenFrom(context, start, 'past')).slice(0, 1));
    return { ...first, floating: false, confidence: last.confidence, read };
  };
}

/** "The 3rd and 4th of May", "the 3rd, 4th and 5th of next month": the month of the last day is that of those before it. */
export function listedInMonth(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = rank(tokens, at);
    if (!first) return undefined;
    let next = first.next;
    for (let members = 1; members < LONGEST; members += 1) {
      const joint = skipSome(tokens, next, LISTS, 3);
      const more = joint > next ? rank(tokens, joint) : undefined;
      if (!more) return undefined;
      const inner = date(tokens, joint) ?? date(tokens, skip(tokens, joint - 1, 'the'));
      if (inner?.day && inner.next > more.next && !MONTHS.has(word(tokens, joint))) {
        const read = (context: Context): Reading[] =>
          inner
            .read(context)
            .filter(({ start }) => first.value <= start.daysInMonth)
            .map(({ start }) => dayPeriod(start.toPlainDate().with({ day: first.value })));
        return { ...inner, next: first.next, read };
      }
      next = more.next;
    }
    return undefined;
  };
}

/** A day by its rank: "the 3rd", "third". */
function rank(tokens: readonly Token[], at: number): ReturnType<typeof dayNumber> {
  const start = skip(tokens, at, 'the');
  return ordinal(tokens, start) ? dayNumber(tokens, start) : undefined;
}
