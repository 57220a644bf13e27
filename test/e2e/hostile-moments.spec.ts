import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { inhabited } from '../support/stories/inhabited.js';

const CLOCKS = [
  { operation: recall, input: { query: 'x' }, path: 'validAt' },
  { operation: recall, input: { query: 'x' }, path: 'knownAt' },
  { operation: timeline, input: {}, path: 'from' },
  { operation: remember, input: { text: 'x' }, path: 'validFrom' },
];

describe('moments, which may be said in words', () => {
  const tenant = inhabited();

  describe.each(CLOCKS)('$path of $operation.name', ({ operation, input, path }) => {
    it.each([
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-1-1',
      '0000-01-01',
      '10000-01-01',
      '+010000-01-01',
      '-000001-01-01',
      '9999-12-31',
      '2026-02-30T00:00:00Z',
      '10000-01-01T00:00:00Z',
      '2026-01-01T00:00:00',
      'blue',
      'year 0',
      ' ',
      '',
      `${'x'.repeat(190)} last March`,
      'last\u0000March',
      'last \u009fMarch',
    ])('refuses %j, and says where', async (moment) => {
      const { contactId } = tenant.world;
      const { status, body } = await tenant.door.send(operation, { contactId, ...input, [path]: moment });
      expect([status, body]).toMatchObject([400, { status: 400, code: 'INVALID', errors: [{ path }] }]);
    });

    it.each([
      '2026-01-01',
      '0001-01-02',
      '9999-12-30',
      '2026-01-01T05:30:00+05:30',
      'yesterday',
      'last March',
      '2025',
      `${'x'.repeat(189)} last March`,
    ])('reads %j', async (moment) => {
      const { contactId } = tenant.world;
      const { status } = await tenant.door.send(operation, { contactId, ...input, [path]: moment });
      expect(status).toBe(operation.status);
    });
  });

  it('refuses half a character in words', async () => {
    const { status, body } = await tenant.door.send(recall, {
      contactId: tenant.world.contactId,
      query: 'x',
      validAt: 'last \ud83d March',
    });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'validAt' }] }]);
  });
});
