import { InFlight } from './in-flight.js';

describe('the requests under way', () => {
  const name = { tenantId: 't', sessionId: 's', requestId: 1 };
  let inFlight: InFlight;
  let cancelled: string[];

  beforeEach(() => {
    inFlight = new InFlight();
    cancelled = [];
  });

  const enter = (who: Parameters<InFlight['enter']>[0], what = 'this'): (() => void) =>
    inFlight.enter(who, (reason) => cancelled.push(`${what}: ${reason}`));

  it('are ended by their whole name alone', () => {
    enter(name);
    for (const other of [{ tenantId: 'u' }, { sessionId: 'r' }, { requestId: 2 }, { requestId: '1' }]) {
      inFlight.cancel({ ...name, ...other }, 'no');
    }
    expect(cancelled).toEqual([]);
    inFlight.cancel(name, 'no');
    expect(cancelled).toEqual(['this: no']);
  });

  it('have no name without a session or an id', () => {
    for (const nameless of [{ sessionId: null }, { requestId: null }]) {
      enter({ ...name, ...nameless });
      inFlight.cancel({ ...name, ...nameless }, 'no');
    }
    expect(cancelled).toEqual([]);
  });

  it('are forgotten once they are answered, and keep their name until then', () => {
    const leave = enter(name, 'first');
    const leaveSecond = enter(name, 'second');
    leaveSecond();
    inFlight.cancel(name, 'no');
    leave();
    inFlight.cancel(name, 'no');
    expect(cancelled).toEqual(['first: no']);
  });

  it('are not more than can be kept', () => {
    const leaves = Array.from({ length: 10_001 }, (_, requestId) => enter({ ...name, requestId }));
    inFlight.cancel({ ...name, requestId: 10_000 }, 'no');
    inFlight.cancel({ ...name, requestId: 9_999 }, 'no');
    expect(cancelled).toEqual(['this: no']);
    leaves.forEach((leave) => leave());
    enter(name);
    inFlight.cancel(name, 'again');
    expect(cancelled).toHaveLength(2);
  });
});
