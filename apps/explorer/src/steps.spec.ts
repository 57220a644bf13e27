import { stopAfter } from './steps.js';

const call = { startedAt: '2024-03-05T10:00:00.000Z', endedAt: '2024-03-05T10:08:00.000Z' };
const next = { startedAt: '2024-04-01T10:00:00.000Z', endedAt: null, learnedAt: '2026-01-01T00:00:00.500Z' };

describe('playing the calls', () => {
  it('stands at the end of a call, with what was known when the next one was learned of', () => {
    expect(stopAfter(call, next)).toEqual({ validAt: call.endedAt, knownAt: '2026-01-01T00:00:00.499Z' });
  });

  it.each([
    { what: 'that is open', endedAt: null },
    {
      what: 'that was ended after the next one began, as where it was told later',
      endedAt: '2026-01-01T00:00:00.100Z',
    },
  ])('stands at the start of a call $what', ({ endedAt }) => {
    expect(stopAfter({ ...call, endedAt }, next).validAt).toBe(call.startedAt);
  });

  it('stands after the last call with all that is known', () => {
    expect(stopAfter(call, null)).toEqual({ validAt: call.startedAt, knownAt: null });
  });
});
