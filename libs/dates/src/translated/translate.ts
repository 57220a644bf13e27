import { CHANGED, EITHER } from '../english/tense-words.js';
import { hourOf, kindOf, LEFT, RULES } from './rules.js';
import type { TimeWords } from './time-words.js';

/** A piece of a translation, and its part of the text. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Directly follows the piece before: "15:30". */
  readonly glued: boolean;
}

/** Stands for a word that is not about time; not a word of the English grammar. */
const OTHER = 'zzz';
// A word ends with its apostrophe, so that "l'année" is two. Each alternative only moves forward.
const TOKEN = /[\p{L}\p{M}]+['’]?|\d+|[^\s\p{L}\p{M}\d]/gu;
const DIGITS = /[०-९]/gu;
const LONGEST_FORM = 6;

/** @returns a table for quick look-up: each form, its words separated by single blanks, and its English. */
export function formsOf({ words }: TimeWords): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([english, forms]) =>
      forms.split(',').map(
        (form) =>
          [
            tokensOf(form)
              .map(({ text }) => text)
              .join(' '),
            english,
          ] as const,
      ),
    ),
  );
}

/** @returns the text with its words of time in English and in English order; omitted words have no piece. */
export function translate(text: string, words: TimeWords, forms: ReadonlyMap<string, string>): Piece[] {
  return RULES.reduce<Piece[]>(inOrder, translated(tokensOf(text), words, forms)).map((piece) => ({
    ...piece,
    text: LEFT[piece.text] ?? (piece.text.startsWith('@') ? OTHER : piece.text),
  }));
}

function tokensOf(text: string): Piece[] {
  let last = -1;
  return [...text.matchAll(TOKEN)].map((match) => {
    const glued = match.index === last;
    last = match.index + match[0].length;
    const word = match[0]
      .toLowerCase()
      .replace('’', "'")
      .replaceAll(DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0966));
    return { text: word, from: match.index, to: last, glued };
  });
}

function translated(tokens: readonly Piece[], words: TimeWords, forms: ReadonlyMap<string, string>): Piece[] {
  const tense = tenseOf(tokens, words);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const { english, next } = formAt(tokens, at, forms) ?? { english: wordOf(tokens, at, words), next: at + 1 };
    const meant = BY_TENSE[english]?.[tense ?? 'future'] ?? english;
    const { from, glued } = tokens[at]!;
    const kept = english === tokens[at]!.text;
    if (meant !== '') pieces.push({ text: meant, from, to: tokens[next - 1]!.to, glued: glued && kept });
    at = next;
  }
  return pieces;
}

/** One word for yesterday and tomorrow, as in Hindi. */
const BY_TENSE: Readonly<Record<string, Record<'past' | 'future', string>>> = {
  '@yesterday-or-tomorrow': { past: 'yesterday', future: 'tomorrow' },
  '@two-days-off': { past: 'the day before yesterday', future: 'the day after tomorrow' },
};

function tenseOf(tokens: readonly Piece[], words: TimeWords): 'past' | 'future' | undefined {
  if (tokens.some(({ text }) => words.future.test(text))) return 'future';
  return tokens.some(({ text }) => isPast(text, words)) ? 'past' : undefined;
}

function isPast(text: string, { past, lasted }: TimeWords): boolean {
  return past.test(text) || lasted?.test(text) === true;
}

function formAt(
  tokens: readonly Piece[],
  at: number,
  forms: ReadonlyMap<string, string>,
): { english: string; next: number } | undefined {
  for (let next = Math.min(tokens.length, at + LONGEST_FORM); next > at; next -= 1) {
    const english = forms.get(
      tokens
        .slice(at, next)
        .map(({ text }) => text)
        .join(' '),
    );
    if (english !== undefined) return { english, next };
  }
  return undefined;
}

/** Digits and marks stay; of other words only the tense of a verb is kept. */
function wordOf(tokens: readonly Piece[], at: number, words: TimeWords): string {
  const { future, either, lasted, ordinal } = words;
  const { text, glued } = tokens[at]!;
  if (!/^[\p{L}\p{M}]/u.test(text)) return text;
  if (glued && ordinal?.test(text) && /^\d/.test(tokens[at - 1]?.text ?? '')) return '';
  if (future.test(text)) return 'will';
  if (!isPast(text, words)) return OTHER;
  if (either?.test(lastWords(tokens, at))) return EITHER;
  return lasted && !lasted.test(text) ? CHANGED : 'was';
}

function lastWords(tokens: readonly Piece[], at: number): string {
  return tokens
    .slice(Math.max(0, at - LONGEST_FORM), at + 1)
    .map(({ text }) => text)
    .join(' ');
}

function inOrder(pieces: Piece[], [pattern, into]: (typeof RULES)[number]): Piece[] {
  const kinds = pieces.map(({ text }) => kindOf(text)).join('');
  const ordered: Piece[] = [];
  let done = 0;
  for (const match of kinds.matchAll(pattern)) {
    ordered.push(...pieces.slice(done, match.index));
    done = match.index + match[0].length;
    ordered.push(...filled(into, match, pieces));
  }
  return [...ordered, ...pieces.slice(done)];
}

/** A group alone is its pieces; inserted words stand for everything that was matched. */
function filled(into: string, match: RegExpExecArray, pieces: readonly Piece[]): Piece[] {
  const all = pieces.slice(match.index, match.index + match[0].length);
  const whole = { from: all[0]!.from, to: all.at(-1)!.to, glued: false };
  const groups = groupsOf(match, pieces);
  return into.split(' ').flatMap((part): Piece[] => {
    const alone = /^\$(\d)$/.exec(part);
    if (alone) return groups[Number(alone[1])]!.map((piece, i) => (i === 0 ? { ...piece, glued: false } : piece));
    const text = part.replaceAll(/\$(\d)/g, (_, i: string) => {
      const words = groups[Number(i)]!.map((piece) => piece.text).join(' ');
      return /:00[ap]m$/.test(part) ? hourOf(words) : words;
    });
    return [{ ...whole, text }];
  });
}

/** The pieces of each group; the groups of a rule are adjacent. */
function groupsOf(match: RegExpExecArray, pieces: readonly Piece[]): Piece[][] {
  let from = 0;
  return match.map((group: string | undefined, i) => {
    if (i === 0 || !group) return [];
    const at = match[0].indexOf(group, from);
    from = at + group.length;
    return pieces.slice(match.index + at, match.index + at + group.length);
  });
}
