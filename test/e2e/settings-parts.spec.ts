import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { getSettings, getSettingsHistory, setSettings } from '#contract/settings.js';
import { listEvents } from '#contract/events.js';
import { resolveDates } from '#contract/time.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10T09:00:00Z');
const SECRET = `whsec_${'A'.repeat(32)}`;
const near = (value: number): number => expect.closeTo(value, 3) as number;
const NONE = {
  attributes: null,
  ranking: null,
  timezone: null,
  country: null,
  retention: null,
  privacy: null,
  webhook: null,
};
const UNSET = { ...NONE, attributes: [] };
const ALL = {
  attributes: [{ name: 'wine_region', cardinality: 'one' as const, meaning: null }],
  ranking: { weights: { recency: 0.5 }, halfLifeDays: { semantic: 365 } },
  timezone: 'Asia/Kolkata',
  country: 'IN',
  retention: { turns: 90, versions: null, answers: 2, decisions: null },
  privacy: { card: 'mask' as const, email: 'refuse' as const },
};

byDoors('the parts of what a tenant sets', { clock, tenantId: `tenant-${newId()}` }, ({ ask }) => {
  beforeEach(async () => {
    clock.set('2026-01-10T09:00:00Z');
    await ask(setSettings, NONE);
  });

  it('are each as they were where they are not stated, and not set any more by null', async () => {
    await expect(ask(setSettings, ALL)).resolves.toMatchObject({ ...ALL, webhook: null });
    await expect(ask(setSettings, { country: 'PT' })).resolves.toMatchObject({ ...ALL, country: 'PT' });
    await expect(ask(setSettings, { attributes: [] })).resolves.toMatchObject({
      ...ALL,
      attributes: [],
      country: 'PT',
    });
    await expect(ask(setSettings, NONE)).resolves.toMatchObject(UNSET);
    await expect(ask(getSettings, {})).resolves.toMatchObject(UNSET);
  });

  it('are kept in versions that can be listed, newest first; the same again makes none', async () => {
    const { version } = await ask(setSettings, ALL);
    clock.set('2026-01-11T09:00:00Z');
    await ask(setSettings, { ranking: { halfLifeDays: { semantic: 365 }, weights: { recency: 0.5 } } });
    await ask(setSettings, { timezone: 'Europe/Lisbon' });
    const { versions, nextCursor } = await ask(getSettingsHistory, { limit: 1 });
    expect(versions).toMatchObject([{ ...ALL, timezone: 'Europe/Lisbon', version: version + 1 }]);
    const next = await ask(getSettingsHistory, { limit: 2, cursor: nextCursor as string });
    expect(next.versions).toMatchObject([
      { ...ALL, version, setAt: '2026-01-10T09:00:00.000Z' },
      { ...UNSET, version: version - 1 },
    ]);
    await expect(ask(getSettingsHistory, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('never show the secret of a webhook, and keep it with another address', async () => {
    const url = 'https://example.com/hook';
    await expect(ask(setSettings, { webhook: { url } })).rejects.toMatchObject({
      message: expect.stringContaining('webhook.secret') as string,
    });
    const set = await ask(setSettings, { webhook: { url, secret: SECRET } });
    expect(set.webhook).toEqual({ url, secretSet: true });
    const moved = await ask(setSettings, { webhook: { url: `${url}/2` } });
    expect(moved).toMatchObject({ webhook: { url: `${url}/2`, secretSet: true }, version: set.version + 1 });
    const shown = JSON.stringify([set, moved, await ask(getSettings, {}), await ask(getSettingsHistory, {})]);
    expect(shown).not.toContain(SECRET);
  });

  it.each([
    {
      what: 'a webhook without https',
      input: { webhook: { url: 'http://example.com/', secret: SECRET } },
      path: 'url',
    },
    { what: 'a zone that is none', input: { timezone: 'Mars/Base' }, path: 'timezone' },
    { what: 'a country that is none', input: { country: 'XX' }, path: 'country' },
    { what: 'a country that is no more', input: { country: 'DD' }, path: 'country' },
    { what: 'a half-life of nothing', input: { ranking: { halfLifeDays: { turns: 0 } } }, path: 'turns' },
    { what: 'no day of retention', input: { retention: { turns: 0 } }, path: 'turns' },
  ])('refuse $what', async ({ input, path }) => {
    await expect(ask(setSettings, input)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining(path) as string,
    });
  });

  it('have words read in the zone and the country of the tenant where the contact has none', async () => {
    const text = 'on independence day 2025';
    const startOf = async (): Promise<string | null | undefined> =>
      (await ask(resolveDates, { text })).expressions[0]?.start;
    const told = async (timezone?: string): Promise<string | null | undefined> => {
      const { id: contactId } = await ask(createContact, timezone ? { timezone } : {});
      const event = { subject: 'she', verb: 'met', object: 'Ravi', startsAt: text };
      await ask(remember, { contactId, text: 'She met Ravi.', event });
      await expect(ask(listEvents, { contactId, from: text, to: text })).resolves.toMatchObject({ events: [{}] });
      return (await ask(recall, { contactId, query: `Whom did she meet ${text}?` })).time?.start;
    };
    expect([await startOf(), await told()]).toEqual(Array(2).fill('2025-07-04T00:00:00.000Z'));
    await ask(setSettings, { timezone: 'Asia/Kolkata', country: 'IN' });
    expect([await startOf(), await told()]).toEqual(Array(2).fill('2025-08-14T18:30:00.000Z'));
    await expect(told('Europe/Lisbon')).resolves.toBe('2025-08-14T23:00:00.000Z');
    const own = await ask(resolveDates, { text, timezone: 'UTC' });
    expect(own.expressions[0]?.start).toBe('2025-08-15T00:00:00.000Z');
  });

  it('rank recall, after what the call states and before the settings of the service', async () => {
    const { id: contactId } = await ask(createContact, {});
    const said = { contactId, saidAt: '2025-12-11T09:00:00Z' };
    await ask(remember, { ...said, text: 'Has a dog.' });
    await ask(remember, { ...said, text: 'Always feeds the dog at eight.', kind: 'procedural' });
    const recencies = async (stated: object = {}): Promise<Record<string, number>> => {
      const { results } = await ask(recall, { contactId, query: 'dog', ...stated });
      for (const { score, parts } of results) {
        const weights = { similarity: 0.7, recency: 0.5, importance: 0.1 };
        const weighed = (Object.keys(weights) as (keyof typeof weights)[]).map((part) => weights[part] * parts[part]);
        expect(score).toBeCloseTo(
          weighed.reduce((sum, one) => sum + one),
          3,
        );
      }
      return Object.fromEntries(results.map(({ memory, parts }) => [String(memory?.kind), parts.recency]));
    };
    await ask(setSettings, { ranking: { weights: { recency: 0.5 } } });
    expect(await recencies()).toEqual({ semantic: near(2 ** (-30 / 365)), procedural: near(2 ** (-30 / 365)) });
    await ask(setSettings, { ranking: { weights: { recency: 0.5 }, halfLifeDays: { procedural: 15 } } });
    expect(await recencies()).toEqual({ semantic: near(2 ** (-30 / 365)), procedural: near(0.25) });
    const halfLifeDays = { procedural: 30, semantic: 60 };
    expect(await recencies({ halfLifeDays })).toEqual({
      semantic: near(Math.SQRT1_2),
      procedural: near(0.5),
    });
  });
});
