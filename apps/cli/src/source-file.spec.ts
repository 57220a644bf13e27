import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOT_UTF8, type SourceLine } from '#import/json-lines.js';
import { assertDirectory, json, linesOf, readable } from './source-file.js';

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-source-'));
const file = join(folder, 'source');
afterAll(() => rmSync(folder, { recursive: true }));

async function lines(written: string | Buffer): Promise<SourceLine[]> {
  writeFileSync(file, written);
  const read: SourceLine[] = [];
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

  it('has no line where the bytes are no text, and goes on with the next', async () => {
    const latin1 = Buffer.from('{"text": "caf\xe9"}\n', 'latin1');
    expect(await lines(Buffer.concat([latin1, Buffer.from('{"text": "café"}\n'), Buffer.from([0xc3])]))).toEqual([
      ...[NOT_UTF8, '{"text": "café"}', NOT_UTF8],
    ]);
    writeFileSync(file, latin1);
    await expect(json(file)).rejects.toThrow(`${file} is not UTF-8: save it in that encoding.`);
  });

  it('is refused in one line where it is none', async () => {
    await expect(json(join(folder, 'none'))).rejects.toThrow(
      `There is no file ${join(folder, 'none')}: correct the path.`,
    );
    await expect(readable(join(folder, 'none'))).rejects.toThrow(
      `There is no file ${join(folder, 'none')}: correct the path.`,
    );
    await expect(assertDirectory(join(folder, 'none'))).rejects.toThrow(
      `There is no directory ${join(folder, 'none')}: correct the path.`,
    );
    await expect(assertDirectory(folder)).resolves.toBeUndefined();
    await expect(json(folder)).rejects.toThrow(`${folder} is a directory: name a file.`);
    await expect(readable(folder)).rejects.toThrow(`${folder} is a directory: name a file.`);
    writeFileSync(file, '{');
    await expect(json(file)).rejects.toThrow(`${file} is not JSON: export it again, or name another file.`);
  });
});
