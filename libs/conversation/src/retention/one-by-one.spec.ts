import { DomainError } from '#domain/service/errors.js';
import { OneByOne } from './one-by-one.js';

const failing = (words: string) => (): Promise<void> => Promise.reject(new Error(words));
const unavailable = (): Promise<void> => Promise.reject(new DomainError('UNAVAILABLE', 'contended'));
const nothing = (): Promise<void> => Promise.resolve();

it('goes on after what fails, however many do so in a row, and says at the end what failed first', async () => {
  const each = new OneByOne(failing('not asked'));
  const done: number[] = [];
  const works = [failing('first'), failing('second'), failing('third'), failing('fourth'), nothing];
  for (const [i, work] of works.entries()) await each.carryOut(() => work().then(() => void done.push(i)));
  expect(done).toEqual([4]);
  expect(() => each.assertAllDone()).toThrow('first');
});

it('gives up when the database does not answer, and not when it is one contact that cannot be written', async () => {
  const answers = [nothing, nothing, nothing, failing('away')];
  const each = new OneByOne(() => answers.shift()?.() ?? nothing());
  for (let i = 0; i < 3; i += 1) await each.carryOut(unavailable);
  await expect(each.carryOut(unavailable)).rejects.toThrow('away');
});

it('says nothing when nothing fails', async () => {
  const each = new OneByOne(nothing);
  await each.carryOut(nothing);
  expect(() => each.assertAllDone()).not.toThrow();
});
