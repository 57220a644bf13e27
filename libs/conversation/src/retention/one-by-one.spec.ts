import { OneByOne } from './one-by-one.js';

const failing = (words: string) => (): Promise<void> => Promise.reject(new Error(words));
const nothing = (): Promise<void> => Promise.resolve();

it('goes on after what fails, and says at the end what failed first', async () => {
  const each = new OneByOne();
  const done: number[] = [];
  for (const [i, work] of [failing('first'), nothing, failing('second'), failing('third'), nothing].entries())
    await each.carryOut(() => work().then(() => void done.push(i)));
  expect(done).toEqual([1, 4]);
  expect(() => each.assertAllDone()).toThrow('first');
});

it('gives up when one fails after the other, and says nothing when none does', async () => {
  const each = new OneByOne();
  await each.carryOut(nothing);
  expect(() => each.assertAllDone()).not.toThrow();
  await each.carryOut(failing('a'));
  await each.carryOut(failing('b'));
  await expect(each.carryOut(failing('c'))).rejects.toThrow('c');
});
