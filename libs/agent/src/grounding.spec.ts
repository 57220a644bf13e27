import { contactOf, memoryOf } from '../../../test/support/agent/played-service.js';
import { factLine, groundingText } from './grounding.js';

it.each(['Asia/Kolkata', 'America/Lima', 'UTC'])(
  'the first and the last instant of all are told in UTC where %s has no year for them',
  (zone) => {
    const ever = memoryOf('m', 'Rents a flat.', {
      validFrom: '0001-01-01T00:00:00.000Z',
      validTo: '9999-12-31T23:59:59.000Z',
    });
    expect(factLine(ever, zone)).toBe('- Rents a flat. (since 0001-01-01, until 9999-12-31)');
  },
);

it('one long attribute of a contact hides nothing, and many leave room for the rest', () => {
  const attributes = {
    note: 'word '.repeat(400),
    ...Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`field${i}`, 'x'.repeat(90)])),
  };
  const contact = contactOf({ attributes });
  const now = new Date('2026-03-05T12:00:00Z');
  const text = groundingText({ now, timezone: 'UTC', contact, facts: [], plans: [], changes: [] });
  expect(text.length).toBeLessThan(3_500);
  expect(text).toMatch(/^note: (?:word ){190,}word…$/m);
  expect(text).toMatch(/^field0: x{90}$/m);
  expect(text).toMatch(/^and \d\d more attributes$/m);
});

it('what is core stands in a block of its own, before plans, and what grew stale says so', () => {
  const begins = { validFrom: '2026-05-01T00:00:00.000Z' };
  const facts = [
    memoryOf('tea', 'Likes tea.', { stale: true }),
    memoryOf('nuts', 'Is allergic to nuts.', { tier: 'core' }),
    memoryOf('diet', 'Eats no meat.', { tier: 'core', ...begins }),
  ];
  const now = new Date('2026-03-05T12:00:00Z');
  expect(
    groundingText({ now, timezone: 'UTC', contact: null, facts, plans: [], changes: [] }).split('\n\n').slice(1),
  ).toEqual([
    '<core>\n- Is allergic to nuts. (since 2026-02-01)\n</core>',
    '<upcoming>\n- from Friday, 2026-05-01: Eats no meat.\n</upcoming>',
    '<remembered>\n- Likes tea. (since 2026-02-01, stale)\n</remembered>',
  ]);
});
