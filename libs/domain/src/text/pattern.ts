/** A match of a pattern, in UTF-16 units of the text; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Words to find exactly; `*` stands for any run of characters in one line. */
export interface Pattern {
  readonly literals: readonly Literal[];
  /** Whether it also matches in the middle of a word: "cat*" finds "category", "cat" does not. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
  /**
   * The longest run of characters that every match contains after conversion to upper and then lower case. A database
   * searches for it first. It has no space, because runs of spaces count as one, and no sigma, which has two forms.
   */
  readonly certain: string;
}

/** A folded part between two wildcards, and where its search continues after a character that does not match. */
interface Literal {
  readonly text: string;
  readonly fallback: readonly number[];
}

/** A text in the form in which it is compared. The arrays have an entry for each UTF-16 unit of `text`. */
interface Folded {
  readonly text: string;
  /** The start and end of this unit's character in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly inWord: readonly boolean[];
}

/** The number of compared characters; it grows with the text, whatever the pattern. */
export interface Effort {
  steps: number;
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const SPACE = /\s/;
/** "İ" in lower case is an "i" with this mark, which a dotted "i" does not need. */
const DOT = '\u0307';
const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/** @returns the pattern; `null` if it has only wildcards and spaces, or more than one line. */
export function patternOf(words: string): Pattern | null {
  const trimmed = words.trim();
  const literals = fold(trimmed)
    .text.split('*')
    .filter((text) => text !== '');
  const runs = literals.flatMap((text) => text.split(/[\sσ]+/u));
  if (LINE_BREAK.test(trimmed) || literals.every((text) => text.trim() === '')) return null;
  return {
    literals: literals.map((text) => ({ text, fallback: fallbackOf(text) })),
    openStart: trimmed.startsWith('*'),
    openEnd: trimmed.endsWith('*'),
    certain: runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''),
  };
}

/**
 * @returns a pattern without wildcards for each line of the words; none for lines without a letter or digit.
 * @param open whether the words were cut out of a longer word at their start or end, and so also match inside words.
 */
export function exactPatterns(words: string, open: { readonly start: boolean; readonly end: boolean }): Pattern[] {
  return words.split(LINE_BREAK).flatMap((line) => {
    const { text, inWord } = fold(line.trim());
    if (!inWord.some(Boolean)) return [];
    return [
      { literals: [{ text, fallback: fallbackOf(text) }], openStart: open.start, openEnd: open.end, certain: '' },
    ];
  });
}

/**
 * @returns all matches, in order and without overlap; each begins and ends as early as possible. A `*` at the start or
 * end of the pattern also takes the adjoining letters and digits.
 */
export function rangesOf(pattern: Pattern, text: string, effort: Effort = { steps: 0 }): Range[] {
  return matches(pattern, text, false, effort);
}

/**
 * @returns as `rangesOf`, but each match ends as late as possible in its line: for what must not be left over, such as
 * the rest of a card number.
 */
export function widestRangesOf(pattern: Pattern, text: string, effort: Effort = { steps: 0 }): Range[] {
  // Without a wildcard between two literals a match has one length.
  return matches(pattern, text, pattern.literals.length > 1, effort);
}

function matches(pattern: Pattern, text: string, isWidest: boolean, effort: Effort): Range[] {
  const folded = fold(text);
  const ranges: Range[] = [];
  for (let from = 0; from <= folded.text.length;) {
    const brk = folded.text.indexOf('\n', from);
    const to = brk === -1 ? folded.text.length : brk;
    for (let at = from; at <= to;) {
      const found = next(pattern, folded, { from: at, to, isWidest }, effort);
      if (!found) break;
      ranges.push({ start: folded.starts[found.start] as number, end: folded.ends[found.end - 1] as number });
      at = isWidest ? to + 1 : found.end;
    }
    from = to + 1;
  }
  return ranges;
}

/** Where a match is looked for: in a line or its rest. */
interface Where {
  readonly from: number;
  readonly to: number;
  /** Whether the last literal is looked for at its last place, not its first. */
  readonly isWidest: boolean;
}

/**
 * The first match in a line. If a literal is not found after the earliest place of the ones before it, there is none.
 */
function next(
  { literals, openStart, openEnd }: Pattern,
  folded: Folded,
  { from, to, isWidest }: Where,
  effort: Effort,
): Range | null {
  let [start, end] = [from, from];
  for (const [i, literal] of literals.entries()) {
    const accepts = (first: number, after: number): boolean =>
      (i > 0 || openStart || isEdge(folded, first)) && (i < literals.length - 1 || openEnd || isEdge(folded, after));
    const where = { from: end, to, isWidest: isWidest && i === literals.length - 1 };
    end = find(literal, folded.text, where, accepts, effort);
    if (end === -1) return null;
    if (i === 0) start = end - literal.text.length;
  }
  if (openStart) while (start > from && folded.inWord[start - 1]) start -= 1;
  if (openEnd) while (end < to && folded.inWord[end]) end += 1;
  return { start, end };
}

/** @returns the end of the first or last accepted occurrence, or -1. Knuth, Morris and Pratt: no character is read twice. */
function find(
  { text, fallback }: Literal,
  folded: string,
  { from, to, isWidest }: Where,
  accepts: (start: number, end: number) => boolean,
  effort: Effort,
): number {
  let [matched, last] = [0, -1];
  for (let at = from; at < to; at += 1) {
    const unit = folded.charCodeAt(at);
    for (effort.steps += 1; matched > 0 && unit !== text.charCodeAt(matched); effort.steps += 1)
      matched = fallback[matched - 1] as number;
    if (unit === text.charCodeAt(matched)) matched += 1;
    if (matched < text.length) continue;
    if (accepts(at + 1 - matched, at + 1)) last = at + 1;
    if (last !== -1 && !isWidest) return last;
    matched = fallback[matched - 1] as number;
  }
  return last;
}

function fallbackOf(text: string): number[] {
  const fallback = [0];
  for (let at = 1, matched = 0; at < text.length; at += 1) {
    while (matched > 0 && text.charCodeAt(at) !== text.charCodeAt(matched)) matched = fallback[matched - 1] as number;
    if (text.charCodeAt(at) === text.charCodeAt(matched)) matched += 1;
    fallback.push(matched);
  }
  return fallback;
}

/** Whether no word continues across that place. */
function isEdge({ inWord }: Folded, at: number): boolean {
  return !(inWord[at - 1] && inWord[at]);
}

/**
 * Only case is folded, by Unicode's full case folding: "STRASSE" matches "Straße", and "istanbul" matches "İstanbul". A
 * run of spaces counts as one.
 */
function fold(original: string): Folded {
  let text = '';
  const [starts, ends, inWord]: [number[], number[], boolean[]] = [[], [], []];
  for (let at = 0; at < original.length;) {
    const character = String.fromCodePoint(original.codePointAt(at) as number);
    const end = at + character.length;
    const folded = LINE_BREAK.test(character)
      ? '\n'
      : SPACE.test(character)
        ? ' '
        : character.toUpperCase().toLowerCase().replace(`i${DOT}`, 'i');
    const isOneMore = (folded === ' ' && text.endsWith(' ')) || (folded === DOT && text.endsWith('i'));
    if (isOneMore) ends[ends.length - 1] = end;
    else {
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at);
        ends.push(end);
        inWord.push(IN_WORD.test(character));
      }
    }
    at = end;
  }
  return { text, starts, ends, inWord };
}
