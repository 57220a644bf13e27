import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { getSettings, setSettings } from '#contract/settings.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10T09:00:00Z');
const NOW = '2026-01-10T09:00:00.000Z';
const OWN = { name: 'Wine Region', cardinality: 'one', meaning: 'Where their wine comes from.' } as const;

byDoors('the settings of a tenant', { clock, tenantId: `tenant-${newId()}` }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-01-10T09:00:00Z');
    contactId = (await ask(createContact, {})).id;
    await ask(setSettings, { attributes: [] });
  });

  const later = (): void => clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  const told = async (attribute: string, ...values: string[]): Promise<(string | null)[]> => {
    for (const value of values) {
      later();
      await ask(remember, { contactId, text: `${attribute}: ${value}.`, attribute, value });
    }
    return (await ask(listMemories, { contactId })).memories.map(({ value }) => value).sort();
  };

  it('say how many values an attribute of its own has', async () => {
    await expect(told('wine_region', 'Alsace', 'Douro')).resolves.toEqual(['Alsace', 'Douro']);
    const set = await ask(setSettings, { attributes: [OWN] });
    expect(set).toMatchObject({ attributes: [{ ...OWN, name: 'wine_region' }], setAt: expect.any(String) as string });
    contactId = (await ask(createContact, {})).id;
    await expect(told('wineRegion', 'Alsace', 'Douro')).resolves.toEqual(['Douro']);
  });

  it('go before the table of well-known attributes, and after the call', async () => {
    await ask(setSettings, { attributes: [{ name: 'pet', cardinality: 'one' }] });
    await expect(told('pet', 'a cat', 'a dog')).resolves.toEqual(['a dog']);
    later();
    await ask(remember, { contactId, text: 'Has a fish.', attribute: 'pet', value: 'a fish', cardinality: 'many' });
    await expect(told('pet')).resolves.toEqual(['a dog', 'a fish']);
  });

  it('are kept in versions, and the same again makes none', async () => {
    const { version } = await ask(setSettings, { attributes: [OWN] });
    await expect(ask(setSettings, { attributes: [OWN] })).resolves.toMatchObject({ version });
    await expect(ask(setSettings, { attributes: [] })).resolves.toMatchObject({ version: version + 1, setAt: NOW });
    await expect(ask(getSettings, {})).resolves.toMatchObject({ attributes: [], version: version + 1 });
  });

  it('name each attribute once, in whatever spelling', async () => {
    const twice = [OWN, { name: 'wine_region', cardinality: 'many' as const }];
    await expect(ask(setSettings, { attributes: twice })).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining('attributes.1.name') as string,
    });
  });
});
