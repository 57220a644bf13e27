import fc from 'fast-check';
import { readConfig } from '#config/config.js';
import { Clock } from '#domain/service/clock.js';
import { RateLimits } from './rate-limits.js';

class Hand extends Clock {
  ms = 0;
  now(): Date {
    return new Date(this.ms);
  }
}

function made(settings: Record<string, string> = {}): { clock: Hand; limits: RateLimits } {
  const clock = new Hand();
  return { clock, limits: new RateLimits(clock, readConfig(settings)) };
}

const ten = { ratePerMinute: 10 };

describe('the rate of a key', () => {
  it('is not limited by default', () => {
    expect(made().limits.take('k', { ratePerMinute: null })).toBeNull();
  });

  it('is that of the setting, unless the key has one of its own', () => {
    const { limits } = made({ RATE_LIMIT_PER_MINUTE: '600' });
    expect([limits.limitOf({ ratePerMinute: null }), limits.limitOf(ten)]).toEqual([600, 10]);
  });

  it('is a minute’s worth at once, then a request each time one is refilled', () => {
    const { clock, limits } = made();
    for (let left = 9; left >= 0; left -= 1)
      expect(limits.take('k', ten)).toMatchObject({ isAllowed: true, remaining: left });
    expect(limits.take('k', ten)).toMatchObject({ isAllowed: false, remaining: 0, retrySeconds: 6, resetSeconds: 60 });
    clock.ms += 6_000;
    expect(limits.take('k', ten)).toMatchObject({ isAllowed: true });
    expect(limits.take('k', ten)).toMatchObject({ isAllowed: false });
  });

  it('counts each key by itself', () => {
    const { limits } = made();
    for (let i = 0; i < 10; i += 1) limits.take('k', ten);
    expect(limits.take('k', ten)?.isAllowed).toBe(false);
    expect(limits.take('other', ten)?.isAllowed).toBe(true);
  });

  it('never lets more through than a minute’s worth and what was refilled, and lets through who waited as told', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: -2_000, max: 20_000 }), { maxLength: 200 }),
        (ratePerMinute, pauses) => {
          const { clock, limits } = made();
          let [allowed, passed] = [0, 0];
          for (const pause of pauses) {
            clock.ms += pause;
            passed += Math.max(0, pause);
            const taken = limits.take('k', { ratePerMinute });
            if (taken?.isAllowed) allowed += 1;
            else {
              clock.ms += (taken?.retrySeconds ?? 0) * 1_000;
              passed += (taken?.retrySeconds ?? 0) * 1_000;
              expect(limits.take('k', { ratePerMinute })?.isAllowed).toBe(true);
              allowed += 1;
            }
          }
          expect(allowed).toBeLessThanOrEqual(ratePerMinute + (passed / 60_000) * ratePerMinute + 1e-6);
        },
      ),
    );
  });
});
