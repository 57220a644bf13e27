import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import { Dice } from '../speed/dice.js';

/** A sentence, and whether somebody would keep what it states. */
export interface Row {
  readonly text: string;
  /** `null`: one might, or might not. */
  readonly keep: boolean | null;
  /** The line that it was made of, or the conversation: all of its sentences are trained on, or none. */
  readonly group: string;
}

const OWN = join(PROJECT_ROOT, 'bench', 'extractor', 'lexicon');
const ARBITER = join(PROJECT_ROOT, 'bench', 'arbiter', 'lexicon');
/** How often each line of our own is written, and each of the arbiter's. */
const TIMES = { own: 14, arbiter: 1 };

/** @returns sentences in a shuffled order; the same seed gives the same. */
export function generated(seed: number): Row[] {
  const dice = new Dice(seed);
  const pools = poolsOf(join(OWN, 'pools.txt'));
  const rows: Row[] = [];
  for (const [file, keep] of [
    ['facts', true],
    ['rest', false],
    ['questions', false],
  ] as const) {
    for (const line of linesOf(join(OWN, `${file}.txt`)))
      for (let time = 0; time < TIMES.own; time++) {
        const text = expanded(line, pools, dice);
        rows.push({ text: written(text, { keep, asked: file === 'questions', dice }), keep, group: line });
      }
  }
  for (const { text, group } of ofArbiter(dice))
    for (let time = 0; time < TIMES.arbiter; time++)
      rows.push({ text: written(text, { keep: true, asked: false, dice }), keep: true, group });
  const once = [...new Map(rows.map((row) => [row.text, row])).values()];
  return shuffled(once, dice);
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function poolsOf(path: string): Map<string, string[]> {
  return new Map(
    linesOf(path).map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2).split(', ')]),
  );
}

/** "(a|b)" is one of them, "{pool}" one of its words. */
function expanded(line: string, pools: ReadonlyMap<string, string[]>, dice: Dice): string {
  let text = line;
  for (let again = true; again;) {
    const next = text.replace(/\(([^()]*)\)/u, (_, choices: string) => dice.pick(choices.split('|')));
    again = next !== text;
    text = next;
  }
  return (
    text
      .replaceAll(POOL, (_, pool: string) => dice.pick(pools.get(pool) ?? [pool]))
      // The words of a pool may name a pool.
      .replaceAll(POOL, (_, pool: string) => dice.pick(pools.get(pool) ?? [pool]))
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(' ,', ',')
      .trim()
  );
}

const POOL = /\{(\w+)\}/gu;
const OPENINGS = [
  'yeah, ',
  'oh, ',
  'well, ',
  'so ',
  'hey {name}, ',
  'thanks {name}, ',
  'actually, ',
  'by the way, ',
  'honestly, ',
  'and ',
  'but ',
  'wow, ',
];
const TAILS = [
  ', it was great',
  ', so fun',
  ', it means a lot to me',
  ' and it was amazing',
  ', I love it',
  ' haha',
  ', you know',
  ' lol',
];

/** As people write, and as a recogniser does: with an opening or without, with a stop, a mark or nothing. */
function written(text: string, { keep, asked, dice }: { keep: boolean; asked: boolean; dice: Dice }): string {
  let said = text;
  if (dice.roll() < 0.22)
    said = dice.pick(OPENINGS).replace('{name}', dice.pick(['Kate', 'Omar', 'Leo', 'Priya'])) + said;
  if (!asked && dice.roll() < 0.12) said += dice.pick(TAILS);
  const spoken = dice.roll() < 0.15;
  if (spoken) return said.toLowerCase();
  const capital = said.charAt(0).toUpperCase() + said.slice(1);
  const stop = asked ? '?' : dice.pick(keep ? ['.', '.', '.', '!', ''] : ['.', '.', '!', '!', '']);
  return capital + stop;
}

/** What states, changes, ends or corrects a fact in the arbiter's lexicon, in the first person. */
function* ofArbiter(dice: Dice): Generator<{ text: string; group: string }> {
  const pools = poolsOf(join(ARBITER, 'pools.txt'));
  const files = readdirSync(ARBITER).filter((name) => name.endsWith('.txt') && name !== 'pools.txt');
  for (const file of files.sort()) {
    let values: string[] = [];
    for (const line of linesOf(join(ARBITER, file))) {
      const [kind = '', lines = ''] = [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)];
      if (line.startsWith('[')) values = [];
      else if (kind === 'v') values = pools.get(lines) ?? lines.split(', ');
      else if ('fcexa'.includes(kind)) yield* filled(lines.split(' | '), values, dice);
    }
  }
}

function* filled(
  texts: readonly string[],
  values: readonly string[],
  dice: Dice,
): Generator<{ text: string; group: string }> {
  for (const group of texts.filter((text) => SELF.test(text))) {
    const text = group.replaceAll(/\{[vn]\}/gu, () => dice.pick(values.length > 0 ? values : ['it']));
    yield { text, group };
  }
}

/** Of somebody: the rest is cut short, as an answer is. */
const SELF = /\b(?:I|I'm|I've|we|we're|we've|my|our)\b/iu;

function shuffled<T>(of: readonly T[], dice: Dice): T[] {
  return of
    .map((one) => [dice.roll(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
