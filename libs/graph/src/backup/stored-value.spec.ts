import fc from 'fast-check';
import neo4j from 'neo4j-driver';
import { storedOf, writtenOf } from './stored-value.js';

const instants = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.nat(999_999_999),
  )
  .map(
    ([year, month, day, nano]) =>
      new neo4j.types.DateTime<bigint>(BigInt(year), BigInt(month), BigInt(day), 23n, 59n, 7n, BigInt(nano), 0n, null),
  );
const scalars = [
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.double(),
  fc.float(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  instants,
];
const values: fc.Arbitrary<unknown> = fc.oneof(
  ...scalars,
  ...scalars.map((scalar) => fc.array(scalar as fc.Arbitrary<unknown>, { maxLength: 5 })),
);

it('any value that is kept is the same after it was written as JSON and read', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(storedOf(JSON.parse(JSON.stringify(writtenOf(value))) as never)).toEqual(value);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  { what: 'a duration', value: new neo4j.types.Duration(1, 2, 3, 4), says: 'a Duration' },
  { what: 'a point', value: new neo4j.types.Point(4326, 1, 2), says: 'a Point' },
  { what: 'a day', value: new neo4j.types.Date(2026, 1, 1), says: 'a Date' },
  {
    what: 'an instant with an offset',
    value: new neo4j.types.DateTime(2026, 1, 1, 0, 0, 0, 0, 3600, null),
    says: 'which is not in UTC',
  },
  { what: 'nothing', value: null, says: 'a null' },
])('$what is refused by its kind, not written as something else', ({ value, says }) => {
  expect(() => writtenOf(value)).toThrow(says);
});
