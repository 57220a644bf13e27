import { PalimpsestError } from '@palimpsest/client';
import { TestTimer } from '../../../test/support/service/test-timer.js';
import { type BufferOptions, TurnBuffer, type WaitingTurn } from './turn-buffer.js';

const at = '2026-03-05T09:30:00.000Z';
const turn = (n: number, text = `turn ${n}`): WaitingTurn => ({ id: `t-${n}`, speaker: 'caller', text, at });

let timer: TestTimer;
let sent: string[][];
let errors: unknown[];
/** The results of the next requests, in order: an error, or nothing. */
let meets: (Error | ((turns: readonly WaitingTurn[]) => Error | null))[];

beforeEach(() => {
  [timer, sent, errors, meets] = [new TestTimer(), [], [], []];
});

function buffer(options: BufferOptions = {}): TurnBuffer {
  const send = (turns: readonly WaitingTurn[]): Promise<void> => {
    sent.push(turns.map(({ id }) => id));
    const met = meets.shift();
    const error = typeof met === 'function' ? met(turns) : met;
    return error ? Promise.reject(error) : Promise.resolve();
  };
  return new TurnBuffer({ send, timer: timer.after, report: (error) => errors.push(error) }, options);
}

/** Waits for everything that needs no timer. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const away = new PalimpsestError('UNAVAILABLE', 'away');

it('turns wait for two seconds, and are then sent together in order', async () => {
  const turns = buffer();
  turns.add(turn(1));
  turns.add(turn(2));
  await settled();
  expect([sent, timer.planned]).toEqual([[], [2_000]]);
  timer.pass(2_000);
  await settled();
  expect([sent, turns.waiting, timer.planned]).toEqual([[['t-1', 't-2']], 0, []]);
});

it('as many turns as the setting says are sent without waiting', async () => {
  const turns = buffer({ turns: 3 });
  for (const n of [1, 2, 3]) turns.add(turn(n));
  await settled();
  expect([sent, timer.planned]).toEqual([[['t-1', 't-2', 't-3']], []]);
});

it('one request is on its way at a time, and what comes meanwhile follows it', async () => {
  const turns = buffer({ turns: 1 });
  turns.add(turn(1));
  turns.add(turn(2));
  turns.add(turn(3));
  await turns.flush();
  expect(sent).toEqual([['t-1'], ['t-2', 't-3']]);
});

it('what could not be sent waits, is tried again after ever longer pauses, and keeps its order', async () => {
  const turns = buffer();
  meets = [away, away, away, away, away, away, away];
  turns.add(turn(1));
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    timer.pass(timer.planned[0] ?? 0);
    await settled();
    pauses.push(...timer.planned);
    turns.add(turn(tries + 2));
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([turns.waiting, errors.length]).toEqual([8, 7]);
  timer.pass(30_000);
  await settled();
  expect(sent.at(-1)).toEqual(['t-1', 't-2', 't-3', 't-4', 't-5', 't-6', 't-7', 't-8']);
  expect([turns.waiting, turns.lost]).toEqual([0, 0]);
});

it('a flush does not wait for the pause', async () => {
  const turns = buffer();
  meets = [away];
  turns.add(turn(1));
  await turns.flush();
  await turns.flush();
  expect([sent, turns.waiting, timer.planned]).toEqual([[['t-1'], ['t-1']], 0, []]);
});

it('one turn that is refused does not take the others with it', async () => {
  const turns = buffer();
  const bad = (given: readonly WaitingTurn[]): Error | null =>
    given.some(({ id }) => id === 't-2') ? new PalimpsestError('INVALID', 'bad words') : null;
  meets = [bad, bad, bad, bad];
  for (const n of [1, 2, 3]) turns.add(turn(n));
  await turns.flush();
  expect(sent).toEqual([['t-1', 't-2', 't-3'], ['t-1'], ['t-2'], ['t-3']]);
  expect([turns.waiting, turns.lost, errors]).toMatchObject([0, 1, [{ message: 'bad words' }]]);
});

it('the turns of a session that is gone are given up together', async () => {
  const turns = buffer();
  meets = [new PalimpsestError('NOT_FOUND', 'erased')];
  for (const n of [1, 2, 3]) turns.add(turn(n));
  await turns.flush();
  expect([sent.length, turns.waiting, turns.lost]).toEqual([1, 0, 3]);
});

it('a buffer that is full gives up the newest turn, and says so', () => {
  const turns = buffer({ most: 2 });
  for (const n of [1, 2, 3]) turns.add(turn(n));
  expect([turns.waiting, turns.lost]).toEqual([2, 1]);
  expect(errors).toMatchObject([{ message: '2 turns are waiting for the service; a further one is lost.' }]);
});

it('a request stays far below the limits of the service', async () => {
  const turns = buffer({ turns: 1_000 });
  for (let n = 1; n <= 150; n++) turns.add(turn(n));
  for (let n = 151; n <= 180; n++) turns.add(turn(n, 'x'.repeat(8_000)));
  await turns.flush();
  expect(sent.map(({ length }) => length)).toEqual([100, 74, 6]);
  expect(sent.flat()).toEqual(Array.from({ length: 180 }, (_, n) => `t-${n + 1}`));
});

describe('the last step', () => {
  let steps: number;
  const step = (): Promise<void> => {
    steps += 1;
    const met = meets.shift();
    return met instanceof Error ? Promise.reject(met) : Promise.resolve();
  };
  beforeEach(() => {
    steps = 0;
  });

  it('is done once, after every turn', async () => {
    const turns = buffer({ turns: 1 });
    turns.add(turn(1));
    turns.add(turn(2));
    await turns.finish(step);
    await turns.flush();
    expect([sent, steps]).toEqual([[['t-1'], ['t-2']], 1]);
  });

  it('waits with the turns while the service is away, and is tried again', async () => {
    const turns = buffer();
    meets = [away, () => null, away];
    turns.add(turn(1));
    let isDone = false;
    void turns.finish(step).then(() => (isDone = true));
    await settled();
    expect([turns.waiting, steps]).toEqual([1, 0]);
    timer.pass(1_000);
    await settled();
    expect([turns.waiting, steps, timer.planned, isDone]).toEqual([0, 1, [1_000], false]);
    timer.pass(1_000);
    await settled();
    expect([steps, timer.planned, isDone]).toEqual([2, [], true]);
  });

  it('is tried after short pauses, however long the service was away before', async () => {
    const turns = buffer();
    meets = Array.from({ length: 7 }, () => away);
    turns.add(turn(1));
    for (let tries = 0; tries < 6; tries++) {
      timer.pass(timer.planned[0] ?? 0);
      await settled();
    }
    expect(timer.planned).toEqual([30_000]);
    const finished = Promise.all([turns.finish(step), turns.finish(step)]);
    await settled();
    expect(timer.planned).toEqual([1_000]);
    timer.pass(1_000);
    await finished;
    expect([turns.waiting, steps, timer.planned]).toEqual([0, 1, []]);
  });

  it('that is refused is not tried again', async () => {
    const turns = buffer();
    meets = [new PalimpsestError('NOT_FOUND', 'erased')];
    await turns.finish(step);
    await turns.flush();
    expect([steps, errors]).toMatchObject([1, [{ message: 'erased' }]]);
  });

  it('does not strand a turn that comes while it is done', async () => {
    const turns = buffer();
    await turns.finish(() => {
      turns.add(turn(1));
      return Promise.resolve();
    });
    expect(timer.planned).toEqual([2_000]);
    timer.pass(2_000);
    await settled();
    expect([sent, turns.waiting]).toEqual([[['t-1']], 0]);
  });
});
