import { operationsOnce } from '#assist/operations/served-operations.js';
import { operations } from '#contract/operations.js';

const pathOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

it('every operation is in a table', () => {
  const names = operationsOnce.map(({ operation }) => (operation as { name: string }).name);
  expect(names.toSorted()).toEqual(operations.map(({ name }) => name).sort());
});

it('no operation has an address that the route of another takes, so their order is free', () => {
  const taken = operations.flatMap((one) =>
    operations
      .filter((other) => other !== one && other.method === one.method && pathOf(other.path).test(one.path))
      .map((other) => `${one.name} by ${other.name}`),
  );
  expect(taken).toEqual([]);
});
