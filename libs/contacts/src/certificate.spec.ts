import { createHash } from 'node:crypto';
import { type Certificate, faultOf, hashOf } from './certificate.js';

const ID = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
const NONE = { memories: 0, decisions: 0, sessions: 0, turns: 0, identifiers: 0, profiles: 0, answers: 0 };

function listOf(length: number): Certificate[] {
  const list: Certificate[] = [];
  for (let number = 1; number <= length; number += 1) {
    const erased = { ...NONE, memories: number };
    const previous = list.at(-1)?.hash ?? null;
    const unsigned = { id: ID, number, contactId: ID, contactIds: [ID], erasedAt: new Date(number), erased, previous };
    list.push({ ...unsigned, hash: hashOf(unsigned) });
  }
  return list;
}

describe('a certificate', () => {
  it('is hashed as JSON with its names in order and no spaces, as anybody can make it', () => {
    const [first] = listOf(1);
    const text =
      `{"contactId":"${ID}","contactIds":["${ID}"],"erased":{"answers":0,"decisions":0,"identifiers":0,"memories":1,` +
      `"profiles":0,"sessions":0,"turns":0},"erasedAt":"1970-01-01T00:00:00.001Z","id":"${ID}","number":1,"previous":null}`;
    expect(first?.hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('has the same hash whatever the order in which its fields came, and with its hash', () => {
    const [first] = listOf(1) as [Certificate];
    expect(hashOf(Object.fromEntries(Object.entries(first).reverse()) as unknown as Certificate)).toBe(first.hash);
  });
});

describe('a list of certificates', () => {
  it('is whole where each follows from the one before', () => {
    expect(faultOf(listOf(5))).toBeNull();
    expect(faultOf([])).toBeNull();
  });

  it.each([
    { what: 'misses one', change: (list: Certificate[]) => list.toSpliced(1, 1), fault: /^Certificate 2 is missing/ },
    { what: 'misses the first', change: (list: Certificate[]) => list.slice(1), fault: /^Certificate 1 is missing/ },
    {
      what: 'has one that was changed',
      change: (list: Certificate[]) => list.with(1, { ...(list[1] as Certificate), erasedAt: new Date(9) }),
      fault: /^Certificate 2 was changed/,
    },
    {
      what: 'has one that was changed and hashed anew',
      change: (list: Certificate[]) => {
        const changed = { ...(list[1] as Certificate), erased: NONE };
        return list.with(1, { ...changed, hash: hashOf(changed) });
      },
      fault: /^Certificate 3 does not follow/,
    },
  ])('is not whole where it $what', ({ change, fault }) => {
    expect(faultOf(change(listOf(3)))).toMatch(fault);
  });
});
