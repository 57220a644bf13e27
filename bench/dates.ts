import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression } from '#dates/expression.js';
import { resolve } from '#dates/resolve.js';

/** A row of timex.jsonl: a sentence, the moment it was said, and the period that its expression means. */
interface Row {
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

/**
 * Resolves the rows of `DATA/timex.jsonl`, writes a run file for score.py and a table by kind into `bench/results`,
 * and times a turn of 40 words.
 * @param args `data` is the directory that holds timex.jsonl.
 */
export function run(args: { data: string }): void {
  const rows = readFileSync(join(args.data, 'timex.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const answers = rows.map((row) => ({ row, found: answer(row) }));
  const table = [...tableOf(answers), '', ...costOf(rows)].join('\n');
  const results = join('bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'dates.run.jsonl'),
    answers.map(({ row, found }) => `${JSON.stringify({ id: row.id, ...wall(found) })}\n`).join(''),
  );
  writeFileSync(join(results, 'dates.md'), `${table}\n`);
  console.log(table);
}

/** The expression that overlaps the row's words most; the most telling one for a row that names none. */
function answer({ sentence, expression, reference }: Row): Expression | undefined {
  const found = resolve(sentence, { reference: new Date(`${reference}Z`), timezone: 'UTC' });
  if (expression === null) return found[0];
  const from = sentence.toLowerCase().indexOf(expression.toLowerCase());
  const overlap = ({ index, text }: Expression): number => {
    const shared = Math.min(index + text.length, from + expression.length) - Math.max(index, from);
    return shared - Math.max(text.length, expression.length) / 1000;
  };
  return found.filter((one) => overlap(one) > 0).sort((a, b) => overlap(b) - overlap(a))[0];
}

function wall(found: Expression | undefined): { start?: string; end?: string } {
  return found ? { start: found.start.toISOString().slice(0, 19), end: found.end.toISOString().slice(0, 19) } : {};
}

function tableOf(answers: { row: Row; found?: Expression }[]): string[] {
  const kinds = new Map<string, [number, number]>();
  for (const { row, found } of answers) {
    const kind = row.category.replace(/\s+/g, ' ').slice(0, 44);
    const [right, all] = kinds.get(kind) ?? [0, 0];
    kinds.set(kind, [right + Number(isRight(row, found)), all + 1]);
  }
  const lines = [...kinds].sort().map(([kind, [right, all]]) => `| ${kind} | ${all} | ${(right / all).toFixed(2)} |`);
  return ['| kind | rows | start and end right |', '|---|---|---|', ...lines];
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

/** Turns of 40 words, cut from the rows' sentences, so that each holds a few expressions. */
function costOf(rows: Row[]): string[] {
  const all = rows.flatMap(({ sentence }) => sentence.split(/\s+/));
  const turns = Array.from({ length: Math.floor(all.length / TURN_WORDS) }, (_, i) =>
    all.slice(i * TURN_WORDS, (i + 1) * TURN_WORDS).join(' '),
  );
  const said = { reference: new Date('2024-05-15T10:00:00Z'), timezone: 'America/New_York' };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    resolve(turns[round % turns.length]!, said);
    if (round >= ROUNDS / 4) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(3);
  return [`A turn of ${TURN_WORDS} words: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms.`];
}

if (process.argv[1] === import.meta.filename) run({ data: process.argv[2] ?? '.' });
