import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chart } from './chart.js';
import { countFigure } from './figure.js';
import { inLanes } from './lanes.js';
import type { Part } from './part.js';
import { runParts } from './run.js';

const part = (name: string, files: string[]): Part => ({
  ...{ name, files, settings: null },
  measure: ({ data }) => Promise.resolve({ figures: [countFigure(`${name} of ${data}`, 1)], broken: [name] }),
});

describe('a run', () => {
  const quiet = (): void => undefined;

  it('measures the parts whose files are there, and says which are left out', async () => {
    const data = mkdtempSync(join(tmpdir(), 'rows-'));
    writeFileSync(join(data, 'a.jsonl'), '');
    const run = await runParts([part('a', ['a.jsonl']), part('b', ['a.jsonl', 'b.jsonl']), part('c', [])], data, quiet);
    expect(run.figures.map(({ name }) => name)).toEqual([`a of ${data}`, `c of ${data}`]);
    expect(run).toMatchObject({ broken: ['a', 'c'], leftOut: ['b (needs b.jsonl)'] });
  });

  it('without data leaves out what needs some', async () => {
    const run = await runParts([part('a', ['a.jsonl']), part('c', [])], undefined, quiet);
    expect(run.leftOut).toEqual(['a (needs a.jsonl)']);
  });

  it('asks several at once, and keeps the order', async () => {
    const items = Array.from({ length: 20 }, (_, i) => i);
    await expect(inLanes(items, (item) => Promise.resolve(2 * item), quiet)).resolves.toEqual(items.map((item) => 2 * item)); // prettier-ignore
  });
});

it('the chart names every way to ask, with its quality and its latency', () => {
  const svg = chart([{ how: 'a < b', recall10: 0.827, p50: 40.2 }], 'load 0.1');
  expect(svg).toContain('a &lt; b: 0.827, 40 ms');
  expect(svg).toContain('load 0.1');
  expect(svg).not.toMatch(/NaN|undefined/);
});
