import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spread, type Spread } from '../bed/percentile.js';
import type { Expression } from '#dates/expression.js';
import { resolve } from '#dates/resolve.js';

/** A row of timex.jsonl: a sentence, the moment it was said, and the period that its expression means. */
export interface Row {
  id: string;
  expression: string | null;
  sentence: string;
  reference: string;
  type: string;
  start: string;
  end: string;
  category: string;
}

const TURN_WORDS = 40;
const ROUNDS = 400;

/** How many rows of a kind were read right. */
export interface Kind {
  readonly kind: string;
  readonly rows: number;
  /** Share with start and end both right. */
  readonly right: number;
}

/** @returns the rows of timex.jsonl in a directory. */
export async function readTimex(data: string): Promise<Row[]> {
  const text = await readFile(join(data, 'timex.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

/** @returns the expression that overlaps the row's words most; the most telling one for a row that names none. */
export function answer({ sentence, expression, reference }: Row): Expression | undefined {
  const found = resolve(sentence, { reference: new Date(`${reference}Z`), timezone: 'UTC' });
  if (expression === null) return found[0];
  const from = sentence.toLowerCase().indexOf(expression.toLowerCase());
  const overlap = ({ index, text }: Expression): number => {
    const shared = Math.min(index + text.length, from + expression.length) - Math.max(index, from);
    return shared - Math.max(text.length, expression.length) / 1000;
  };
  return found.filter((one) => overlap(one) > 0).sort((a, b) => overlap(b) - overlap(a))[0];
}

export function wall(found: Expression | undefined): { start?: string; end?: string } {
  return found ? { start: found.start.toISOString().slice(0, 19), end: found.end.toISOString().slice(0, 19) } : {};
}

/** @returns the share that is right by kind, and for the two sources of the rows. */
export function byKind(answers: readonly { row: Row; found: Expression | undefined }[]): Kind[] {
  const kinds = new Map<string, [right: number, rows: number]>();
  for (const { row, found } of answers) {
    const group = row.category.startsWith('locomo') ? '= LoCoMo turns' : '= Recognizers';
    for (const kind of [row.category.replace(/\s+/g, ' '), group]) {
      const [right, rows] = kinds.get(kind) ?? [0, 0];
      kinds.set(kind, [right + Number(isRight(row, found)), rows + 1]);
    }
  }
  return [...kinds].sort().map(([kind, [right, rows]]) => ({ kind, rows, right: right / rows }));
}

/** As score.py: instants to the minute, days as days, and an end given as the last day is right too. */
function isRight(row: Row, found: Expression | undefined): boolean {
  if (!found) return false;
  const fine = row.type.startsWith('datetime');
  const unit = fine ? 1 : 86_400_000;
  const off = (date: Date, gold: string): number => Math.floor(date.getTime() / unit) * unit - Date.parse(`${gold}Z`);
  if (Math.abs(off(found.start, row.start)) > (fine ? 60_000 : 0)) return false;
  if (row.type === 'datetime') return true;
  const end = off(found.end, row.end);
  return fine ? Math.abs(end) <= 60_000 : end === 0 || end === -86_400_000;
}

/**
 * Turns of 40 words, cut from the rows' sentences, so that each holds a few expressions.
 * @returns what resolving one costs, in milliseconds, after a quarter of the rounds to warm up.
 */
export function costOf(rows: readonly Row[]): Spread {
  const all = rows.flatMap(({ sentence }) => sentence.split(/\s+/));
  const turns = Array.from({ length: Math.floor(all.length / TURN_WORDS) }, (_, i) =>
    all.slice(i * TURN_WORDS, (i + 1) * TURN_WORDS).join(' '),
  );
  const said = { reference: new Date('2024-05-15T10:00:00Z'), timezone: 'America/New_York' };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    resolve(turns[round % turns.length] as string, said);
    if (round >= ROUNDS / 4) times.push(performance.now() - started);
  }
  return spread(times);
}
