import { join } from 'node:path';
import { checkStory } from '../clocks/check.js';
import { INVARIANTS, together } from '../clocks/checks.js';
import { story } from '../clocks/story.js';
import { answer, byKind, readTimex } from '../dates/timex.js';
import { calls, dated, everyday, harder, past, people } from '../everyday/measure-everyday.js';
import { statingTurns } from '../extract/kept-turns.js';
import { EXTRACT_READERS, measureExtract } from '../extract/measure-extract.js';
import { asking } from '../memories/asking.js';
import { readLines } from '../bed/read-lines.js';
import { cases } from '../memories/cases.js';
import { askAll, bySize, figuresOf } from '../memories/measure.js';
import { SEED, SIZES } from '../memories/sizes.js';
import { readLocomo, readTurns } from '../recall/locomo.js';
import { measureRecall } from '../recall/measure-recall.js';
import { scorePairs, scorePools } from '../supersede/score.js';
import { askPair, askPool, type Pair, type Pool } from '../supersede/supersede.js';
import { countFigure, shareFigure } from './figure.js';
import { inLanes } from './lanes.js';
import type { Bed, Measured, Part } from './part.js';

const LOCOMO = ['locomo-turns.jsonl', 'locomo-questions.jsonl'];
const [STORIES, STEPS] = [8, 24];

/** Every benchmark of quality, in the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'dates', files: ['timex.jsonl'], settings: null, measure: dates },
  { name: 'clocks', files: [], settings: {}, measure: clocks },
  { name: 'memories', files: [], settings: {}, measure: memories },
  { name: 'everyday', files: [], settings: {}, measure: everyday },
  { name: 'harder', files: [], settings: {}, measure: harder },
  { name: 'dated', files: [], settings: {}, measure: dated },
  { name: 'past', files: [], settings: {}, measure: past },
  { name: 'people', files: [], settings: {}, measure: people },
  { name: 'calls', files: [], settings: { EXTRACTOR: 'local', EXTRACT_POLL_SECONDS: '1' }, measure: calls },
  { name: 'pairs', files: ['supersede-pairs.jsonl'], settings: {}, measure: pairs },
  { name: 'pools', files: ['supersede-pools.jsonl'], settings: {}, measure: pools },
  { name: 'turns', files: LOCOMO, settings: {}, measure: (bed) => turns(bed, 'turns', 'with vectors') },
  {
    ...{ name: 'turns by words', files: LOCOMO, settings: { EMBEDDER: 'none' } },
    measure: (bed) => turns(bed, 'turns by words', 'without vectors'),
  },
  {
    ...{ name: 'statements', files: ['locomo-turns.jsonl', 'locomo-facts.jsonl'] },
    ...{ settings: EXTRACT_READERS[0] ?? {}, measure: statements },
  },
];

async function dates({ data }: Bed): Promise<Measured> {
  const rows = await readTimex(data);
  const kinds = byKind(rows.map((row) => ({ row, found: answer(row) }))).filter(({ kind }) => kind.startsWith('= '));
  return { figures: kinds.map(({ kind, right, rows: count }) => shareFigure(`dates${kind.slice(1)}`, right, count)) };
}

async function clocks({ call, progress }: Bed): Promise<Measured> {
  const found = [];
  for (let seed = 1; seed <= STORIES; seed += 1) {
    found.push(await checkStory(call, story(seed, STEPS)));
    progress(`story ${seed} of ${STORIES}`);
  }
  const checks = together(found);
  return {
    figures: INVARIANTS.map((one) => countFigure(`clocks ${one} wrong`, checks[one].wrong.length)),
    broken: INVARIANTS.flatMap((one) => checks[one].wrong.map((wrong) => `${one}: ${wrong}`)),
  };
}

async function memories({ call, progress }: Bed): Promise<Measured> {
  const people = cases(SEED, SIZES);
  const answered = await askAll(asking(call), people, (done) => progress(`person ${done + 1} of ${people.length}`));
  const asked = (about: (one: string) => boolean): number =>
    answered.filter(({ question }) => about(question.about)).length;
  const { hit1, falseNone, missedNone, stale5 } = figuresOf(answered);
  const [some, none] = [asked((about) => about !== 'none'), asked((about) => about === 'none')];
  const worst = bySize(answered).toSorted((a, b) => a.hit1 - b.hit1)[0];
  return {
    figures: [
      shareFigure('memories hit1', hit1, some),
      shareFigure('memories hit1 of the worst size', worst?.hit1 ?? 0, worst?.questions ?? 0),
      shareFigure('memories false none', falseNone, some, 'less'),
      shareFigure('memories missed none', missedNone, none, 'less'),
      countFigure('memories stale in 5', stale5),
    ],
  };
}

async function pairs({ call, data, progress }: Bed): Promise<Measured> {
  const rows = await readLines<Pair>(join(data, 'supersede-pairs.jsonl'));
  const { precision, recall, f1 } = scorePairs(rows, await inLanes(rows, (row) => askPair(call, row), progress));
  const count = rows.filter(({ label }) => label === 'supersedes').length;
  const figure = (name: string, value: number): Measured['figures'][number] =>
    shareFigure(`pairs ${name}`, value, count);
  return { figures: [figure('f1', f1), figure('precision', precision), figure('recall', recall)] };
}

async function pools({ call, data, progress }: Bed): Promise<Measured> {
  const rows = await readLines<Pool>(join(data, 'supersede-pools.jsonl'));
  const score = scorePools(rows, await inLanes(rows, (row) => askPool(call, row), progress));
  return {
    figures: [
      shareFigure('pools f1', score.f1, score.replacing),
      shareFigure('pools exact', score.exact, score.replacing),
      shareFigure('pools false updates', score.falseUpdates, score.adding, 'less'),
    ],
  };
}

async function turns({ client, data }: Bed, name: string, how: string): Promise<Measured> {
  const { figures } = await measureRecall(client, await readLocomo(data), {});
  const all = figures.groups.find(({ category }) => category === 'answerable');
  if (!all) throw new Error('There is no question that can be answered.');
  const { questions, recall5, recall10, session5 } = all;
  const figure = (one: string, value: number): Measured['figures'][number] =>
    shareFigure(`${name} ${one}`, value, questions);
  return {
    figures: [figure('recall5', recall5), figure('recall10', recall10), figure('session5', session5)],
    points: [{ how, recall10, p50: figures.recallMs.p50 }],
  };
}

async function statements({ client, data }: Bed): Promise<Measured> {
  const found = await measureExtract(client, await readTurns(data), await statingTurns(data));
  return {
    figures: [
      shareFigure('statements precision', found.precision, found.kept),
      shareFigure('statements recall', found.recall, found.stating),
    ],
  };
}
