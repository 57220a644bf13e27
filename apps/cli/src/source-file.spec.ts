import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, linesOf } from './source-file.js';

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-source-'));
const file = join(folder, 'source');
afterAll(() => rmSync(folder, { recursive: true }));

async function lines(written: string): Promise<string[]> {
  writeFileSync(file, written);
  const read: string[] = [];
  for await (const line of linesOf(file)) read.push(line);
  return read;
}

describe('the file of a source', () => {
  it('has a line for each line feed, and for no other character', async () => {
    const separators = JSON.stringify({ text: 'one\u2028two\u2029three\u0085four' });
    expect(await lines(`${separators}\n{}\r\n\n[]`)).toEqual([separators, '{}\r', '', '[]']);
    expect(await lines('{}\n')).toEqual(['{}']);
    const long = 'é'.repeat(100_000);
    expect(await lines(`${long}\n${long}`)).toEqual([long, long]);
  });

  it('is read where a program put a byte order mark before it', async () => {
    expect(await lines('\uFEFF{"a": 1}\n\uFEFF')).toEqual(['{"a": 1}', '\uFEFF']);
    writeFileSync(file, '\uFEFF[1]');
    expect(await json(file)).toEqual([1]);
  });

  it('is refused in one line where it is none', async () => {
    await expect(json(join(folder, 'none'))).rejects.toThrow(/none cannot be read: ENOENT\.$/);
    writeFileSync(file, '{');
    await expect(json(file)).rejects.toThrow(`${file} is not JSON.`);
  });
});
