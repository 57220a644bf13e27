import { Neo4jError } from 'neo4j-driver';
import { elsewhere, Outdated, untilFree } from './contention.js';

const fault = (code: string): Error => new Neo4jError('x', code, '50N42', 'x');
const DEADLOCK = 'Neo.TransientError.Transaction.DeadlockDetected';

/** @returns how the write ends, and how often it was tried; time passes only where it pauses. */
async function ended(attempt: (tries: number) => unknown): Promise<{ tries: number; result: unknown }> {
  let [tries, passed] = [0, 0];
  const time = { now: () => passed, sleep: (ms: number) => Promise.resolve((passed += ms)) };
  const once = async (): Promise<unknown> => Promise.resolve(attempt((tries += 1)));
  const result = await untilFree(once, time).catch((error: unknown) => error);
  return { tries, result };
}

const thrown = (error: Error): never => {
  throw error;
};

describe('a write that others keep from its locks', () => {
  it.each([
    { by: 'a deadlock', error: fault(DEADLOCK) },
    { by: 'a node that was deleted while it waited', error: fault('Neo.ClientError.Statement.EntityNotFound') },
    { by: 'what has changed before it had them', error: new Outdated('x') },
  ])('begins anew after $by, more often than a few times', async ({ error }) => {
    await expect(ended((tries) => (tries < 30 ? thrown(error) : 'written'))).resolves.toEqual({
      tries: 30,
      result: 'written',
    });
  });

  it('gives up after some time, with the last error', async () => {
    const error = new Outdated('x');
    const { tries, result } = await ended(() => thrown(error));
    expect(result).toBe(error);
    expect(tries).toBeGreaterThan(40);
  });

  it.each([
    fault('ServiceUnavailable'),
    fault('Neo.ClientError.Statement.SyntaxError'),
    fault('Neo.TransientError.General.DatabaseUnavailable'),
    fault('Neo.TransientError.Transaction.LeaderSwitch'),
    new Error('x'),
  ])('is tried once where it fails for another reason: %s', async (error) => {
    await expect(ended(() => thrown(error))).resolves.toEqual({ tries: 1, result: error });
  });
});

describe('what another server may do', () => {
  const LOST = new Error('lost');
  const asked = async (
    attempt: (tries: number) => unknown,
  ): Promise<{ tries: number; pauses: number; by: unknown }> => {
    let [tries, pauses] = [0, 0];
    const time = { now: () => 0, sleep: () => Promise.resolve((pauses += 1)) };
    const once = async (): Promise<unknown> => Promise.resolve(attempt((tries += 1)));
    const by = await elsewhere(once, (error) => error === LOST, time).catch((error: unknown) => error);
    return { tries, pauses, by };
  };

  it('is asked again at once, where its server was lost', async () => {
    const answer = await asked((tries) => (tries === 1 ? thrown(LOST) : 'answered'));
    expect(answer).toEqual({ tries: 2, pauses: 0, by: 'answered' });
  });

  it('is asked a few times with pauses, and then given up', async () => {
    await expect(asked(() => thrown(LOST))).resolves.toEqual({ tries: 4, pauses: 2, by: LOST });
  });

  it('is asked once where it fails for another reason', async () => {
    const error = new Error('x');
    await expect(asked(() => thrown(error))).resolves.toEqual({ tries: 1, pauses: 0, by: error });
  });
});
