import { once, EventEmitter } from 'node:events';
import { keepRunning } from './keep-running.js';

const PACE = { lookMs: 1, waitMs: 2 };

/** Returns each answer in turn, then says that the server runs. */
const looks = (...answers: (boolean | Error)[]): { server: { revive(): Promise<boolean> }; over: Promise<unknown> } => {
  const told = new EventEmitter();
  const revive = (): Promise<boolean> => {
    const answer = answers.shift();
    if (answers.length === 0) told.emit('over');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? false);
  };
  return { server: { revive }, over: once(told, 'over') };
};

describe('a database of our own', () => {
  it('is started again where it ended, and that is said once', async () => {
    const said: string[] = [];
    const { server, over } = looks(false, true, false, false);
    const kept = keepRunning(server, (line) => said.push(line), PACE);
    await over;
    kept.end();
    expect(said).toEqual(['Neo4j had ended by itself, and was started again.']);
  });

  it('that does not start is tried again, and why is said each time', async () => {
    const said: string[] = [];
    const { server, over } = looks(new Error('the disk is full'), true, false);
    const kept = keepRunning(server, (line) => said.push(line), PACE);
    await over;
    kept.end();
    expect(said).toEqual([
      'Neo4j has ended by itself and does not start again: the disk is full',
      'Neo4j had ended by itself, and was started again.',
    ]);
  });

  it('that is stopped while it is started again is not waited for, and nothing is said', async () => {
    const said: string[] = [];
    const start = Promise.withResolvers<boolean>();
    const begun = Promise.withResolvers<void>();
    const revive = (): Promise<boolean> => {
      begun.resolve();
      return start.promise;
    };
    const kept = keepRunning({ revive }, (line) => said.push(line), PACE);
    await begun.promise;
    kept.end();
    start.reject(new Error('Neo4j was stopped'));
    await new Promise((done) => setTimeout(done, 20));
    expect(said).toEqual([]);
  });

  it('is not looked at any more once that is left off', async () => {
    let asked = 0;
    const kept = keepRunning({ revive: () => Promise.resolve((asked += 1) < 0) }, () => undefined, PACE);
    kept.end();
    const until = asked;
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).toBe(until);
  });
});
