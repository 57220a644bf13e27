import { count, end, fromCursor, instant, instantOf, listMark, placeReader, text, toCursor } from './cursor.js';

const readAfter = (place: Record<string, unknown>): string | null =>
  typeof place['after'] === 'string' ? place['after'] : null;

const LIST = listMark('listThings', 'C1');

describe('a cursor', () => {
  it('gives back the place it was made of', () => {
    expect(fromCursor(toCursor({ after: 'ünï' }, LIST), LIST, readAfter)).toBe('ünï');
  });

  it('is made of characters that a query string leaves alone', () => {
    expect(toCursor({ after: '~~??>>ÿÿ' }, LIST)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it.each([
    { what: 'no base64', cursor: '***' },
    { what: 'no JSON', cursor: Buffer.from('{').toString('base64url') },
    { what: 'null', cursor: Buffer.from('null').toString('base64url') },
    { what: 'a number', cursor: Buffer.from('7').toString('base64url') },
    { what: 'a list', cursor: Buffer.from('[]').toString('base64url') },
    { what: 'the place of another list', cursor: toCursor({ position: 3 }, LIST) },
    { what: 'of no list', cursor: Buffer.from('{"after":"a"}').toString('base64url') },
    { what: 'of another contact', cursor: toCursor({ after: 'a' }, listMark('listThings', 'C2')) },
    { what: 'of another operation', cursor: toCursor({ after: 'a' }, listMark('listOthers', 'C1')) },
    { what: 'of another filter', cursor: toCursor({ after: 'a' }, listMark('listThings', 'C1', { tag: 'pets' })) },
  ])('that is $what is INVALID', ({ cursor }) => {
    expect(() => fromCursor(cursor, LIST, readAfter)).toThrow(
      'cursor: is not a cursor of this list with these filters: repeat the request that gave it, with nothing changed but the cursor',
    );
  });
});

it('no cursor is the first page', () => {
  expect(fromCursor(undefined, LIST, readAfter)).toBeNull();
});

describe('the mark of a list', () => {
  it('is the same for another page, page size and time of the read, and in whatever order filters are stated', () => {
    const from = new Date('2026-03-05T00:00:00Z');
    const pages = [
      { tag: 'pets', from },
      { from, tag: 'pets', limit: 3, cursor: 'x', validAt: from, knownAt: 'March', contactId: 'C1', kind: undefined },
    ];
    const [one, other] = pages.map((filters) => listMark('listThings', 'C1', filters));
    expect(other).toBe(one);
    expect(one).not.toBe(listMark('listThings', 'C1', { tag: 'pets', from: new Date('2026-03-06T00:00:00Z') }));
  });
});

describe('an instant in a cursor', () => {
  it('is read from its text', () => {
    expect(instantOf('2026-03-05T00:00:00.001Z')).toEqual(new Date('2026-03-05T00:00:00.001Z'));
  });

  it.each([undefined, null, 7, {}, 'yesterday', ''])('%p is none', (value) => {
    expect(instantOf(value)).toBeNull();
  });
});

describe('the parts of a place', () => {
  const read = placeReader({ at: instant, until: end, after: text, position: count });
  const held = { at: '2026-03-05T00:00:00Z', until: null, after: '', position: 0 };

  it('are all read, and nothing besides', () => {
    const until = '2026-03-06T00:00:00Z';
    expect(read({ ...held, until, other: 1 })).toEqual({ ...held, at: new Date(held.at), until: new Date(until) });
    expect(read(held)).toMatchObject({ until: null, after: '', position: 0 });
  });

  it.each([
    ...[{ at: null }, { at: 'tea' }, { until: undefined }, { until: 'tea' }, { after: 7 }],
    ...[{ position: -1 }, { position: 0.5 }, { position: '1' }, { position: 2 ** 53 }],
  ])('make no place with %j', (wrong) => expect(read({ ...held, ...wrong })).toBeNull());
});
