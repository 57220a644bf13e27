import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import fc from 'fast-check';
import neo4j, { type DateTime, type Integer } from 'neo4j-driver';
import { decode, encode, encodeInstant, GIVEN } from './codec.js';

/** What the driver gives back of it, with `disableLosslessIntegers`. */
function stored({ year, month, day, hour, minute, second, nanosecond }: DateTime<Integer>): DateTime<number> {
  const [y, mo, d, h, mi, s, ns] = [year, month, day, hour, minute, second, nanosecond].map((part) => part.toNumber());
  return new neo4j.types.DateTime(y!, mo!, d!, h!, mi!, s!, ns!, 0);
}

const FIRST = '0001-01-01T00:00:00.000Z';
const LAST = '9999-12-31T23:59:59.998Z';

describe('an instant', () => {
  it.each([
    { at: FIRST, text: '0001-01-01T00:00:00Z' },
    { at: '0099-12-31T23:59:59.999Z', text: '0099-12-31T23:59:59.999000000Z' },
    { at: '1883-11-18T12:00:00.000Z', text: '1883-11-18T12:00:00Z' },
    { at: '2018-11-04T00:30:00.000Z', text: '2018-11-04T00:30:00Z' },
    { at: '2026-02-28T23:59:59.001Z', text: '2026-02-28T23:59:59.001000000Z' },
    { at: LAST, text: '9999-12-31T23:59:59.998000000Z' },
  ])('$at is stored at offset 0 and read back the same', ({ at, text }) => {
    const encoded = encodeInstant(new Date(at));
    expect(encoded.toString()).toBe(text);
    expect(decode(stored(encoded))).toEqual(new Date(at));
  });

  it('of any millisecond of the years 1 to 9999 is read back the same', () => {
    const any = fc.date({ min: new Date(FIRST), max: new Date(LAST), noInvalidDate: true });
    fc.assert(fc.property(any, (at) => (decode(stored(encodeInstant(at))) as Date).getTime() === at.getTime()));
  });

  it('loses nanoseconds that something else wrote', () => {
    const fine = new neo4j.types.DateTime(2026, 3, 5, 9, 30, 0, 1_999_999, 0);
    expect(decode(fine)).toEqual(new Date('2026-03-05T09:30:00.001Z'));
  });

  it('is the same on a machine in São Paulo, where a midnight was skipped', () => {
    const script = `
      const { encodeInstant } = await import(${JSON.stringify(resolve(import.meta.dirname, 'codec.ts'))});
      console.log(new Date('2018-11-04T03:00:00Z').getHours(), encodeInstant(new Date('2018-11-04T00:30:00Z')).toString());`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'America/Sao_Paulo', NODE_OPTIONS: '' },
    });
    expect(printed.trim()).toBe('1 2018-11-04T00:30:00Z');
  });
});

describe('an open end', () => {
  it('is stored as the last millisecond there is, and read as null', () => {
    const encoded = encode('until', null) as DateTime<Integer>;
    expect(encoded.toString()).toBe('9999-12-31T23:59:59.999000000Z');
    expect(decode(stored(encoded))).toBeNull();
    expect(stored(GIVEN.openEnd)).toEqual(stored(encoded));
  });

  it('comes right after the instant that stands for the present', () => {
    expect(GIVEN.latest.toString()).toBe('9999-12-31T23:59:59.998000000Z');
  });

  it('is no end where an instant may be missing', () => {
    expect(encode('instant?', null)).toBeNull();
  });
});

describe('a parameter', () => {
  it('is written as its kind says', () => {
    expect(encode('int', 3)).toEqual(neo4j.int(3));
    expect(encode('float', 3)).toBe(3);
    expect(encode('string?', undefined)).toBeNull();
    expect(encode('string[]', ['a', 'b'])).toEqual(['a', 'b']);
    expect(encode('int[]', [1, 2])).toEqual([neo4j.int(1), neo4j.int(2)]);
    expect(encode('vector', [0.5, 1])).toEqual([0.5, 1]);
  });

  it('that is a text is never stored as a number', () => {
    expect(() => encode('int?', '')).toThrow('"" is no whole number.');
    expect(() => encode({ days: 'int?' }, { days: '7' })).toThrow('"7" is no whole number.');
  });

  it('inside a map is written as its field says', () => {
    const at = new Date('2026-03-05T00:00:00Z');
    const kinds = {
      at: 'instant',
      until: 'until',
      count: 'int',
      scores: 'int[]',
      vector: 'vector',
      inner: { n: 'int' },
    };
    const row = { at, until: null, count: 3, scores: [1, 2], vector: [1, 2], inner: [{ n: 4 }] };
    expect(encode(kinds, [row])).toEqual([
      {
        at: encodeInstant(at),
        until: GIVEN.openEnd,
        count: neo4j.int(3),
        scores: [neo4j.int(1), neo4j.int(2)],
        vector: [1, 2],
        inner: [{ n: neo4j.int(4) }],
      },
    ]);
  });

  it('inside a map that does not say what it holds is written with its instants and vectors', () => {
    const at = new Date('2026-03-05T00:00:00Z');
    expect(encode('map[]', [{ at, vector: [1, 2], tags: ['a'], nothing: null, inner: { at } }])).toEqual([
      { at: encodeInstant(at), vector: [1, 2], tags: ['a'], nothing: null, inner: { at: encodeInstant(at) } },
    ]);
  });
});

const OPEN_END_MS = Date.parse('9999-12-31T23:59:59.999Z');

describe('an answer', () => {
  it('is read at any depth', () => {
    const at = stored(encodeInstant(new Date('2026-03-05T00:00:00Z')));
    const open = stored(GIVEN.openEnd);
    expect(decode({ memories: [{ at, until: open, text: 'a', vector: [1, 2], none: null }] })).toEqual({
      memories: [{ at: new Date('2026-03-05T00:00:00Z'), until: null, text: 'a', vector: [1, 2], none: null }],
    });
  });

  it.each(['memory', 'memory?', 'memory[]'])('of kind %s has its times in milliseconds', (kind) => {
    const memory = { id: 'a', saidAt: 0, validTo: OPEN_END_MS, startsAt: null, recallCount: 3 };
    const read = { id: 'a', saidAt: new Date(0), validTo: null, startsAt: null, recallCount: 3 };
    const isList = kind.endsWith('[]');
    expect(decode({ rows: isList ? [memory] : memory }, { rows: kind })).toEqual({ rows: isList ? [read] : read });
  });

  it('has the times of a shape inside a map, and of nothing else', () => {
    const kinds = { steps: { turn: 'turn', at: 'int' } };
    expect(decode({ steps: [{ turn: { at: 1, position: 1 }, at: 1 }] }, kinds)).toEqual({
      steps: [{ turn: { at: new Date(1), position: 1 }, at: 1 }],
    });
  });
});
