import { AgentMemory } from '@palimpsest/agent';
import { createClient, type PalimpsestClient } from '@palimpsest/client';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { TestTimer } from '../support/service/test-timer.js';
import { until } from '../support/service/until.js';

let service: Service;
let clock: TestClock;
let client: PalimpsestClient;

beforeAll(async () => {
  clock = new TestClock('2026-03-05T09:30:00Z');
  service = await Service.start({ clock, embedder: new ScriptedEmbedder() });
});
afterAll(() => service.close());

beforeEach(async () => {
  clock.set('2026-03-05T09:30:00Z');
  client = createClient({ url: service.url, key: await service.newKey() });
});

/** Nobody's time passes: what has a deadline is waited for. */
function agent(): AgentMemory {
  return new AgentMemory({
    ...{ client, channel: 'phone', clock, timer: new TestTimer().after },
    identifier: { kind: 'phone', value: '+911234567890' },
    profile: { name: 'Asha', timezone: 'Asia/Kolkata' },
  });
}

const factsOf = ({ ledger }: AgentMemory): string[] => ledger.map(({ memory }) => memory.text);

it('the ledger shows the newest version of a fact, whoever replaced it', async () => {
  const desk = agent();
  await desk.start();
  await desk.remember('She lives in Pune.', { attribute: 'current_city', value: 'Pune' });
  await desk.remember('She has a dog.');
  const other = agent();
  await other.start();
  expect(factsOf(other)).toContain('She lives in Pune.');

  clock.set('2026-03-05T10:00:00Z');
  await desk.remember('She lives in Goa.', { attribute: 'current_city', value: 'Goa' });
  expect(factsOf(desk)).toEqual(['She lives in Goa.', 'She has a dog.']);

  expect(factsOf(other)).toContain('She lives in Pune.');
  await other.recall('Where does she live?');
  expect(factsOf(other).toSorted()).toEqual(['She has a dog.', 'She lives in Goa.']);
  expect(other.grounding()).toContain('- She lives in Goa. (since at least 2026-03-05)');
  expect(other.grounding()).not.toContain('Pune');
});

it('the ledger keeps what still holds where something later or past is remembered', async () => {
  const city = (value: string): object => ({ attribute: 'current_city', value });
  const first = agent();
  await first.remember('She lives in Pune.', { ...city('Pune'), validFrom: '2020-01-01T00:00:00Z' });
  const memory = agent();
  await memory.start();
  expect(factsOf(memory)).toEqual(['She lives in Pune.']);
  clock.set('2026-03-05T10:00:00Z');
  await memory.remember('She lives in Lisbon.', { ...city('Lisbon'), validFrom: '2026-05-01T00:00:00Z' });
  await until('what is left of it is at hand', () => factsOf(memory).length === 2);
  expect(factsOf(memory)).toEqual(['She lives in Lisbon.', 'She lives in Pune.']);
  expect(memory.grounding()).toContain('- from Friday, 2026-05-01: She lives in Lisbon.');
  expect(memory.grounding()).toContain('- She lives in Pune. (since 2020-01-01, until 2026-05-01)');

  clock.set('2026-03-05T10:30:00Z');
  const past = { validFrom: '2022-01-01T00:00:00Z', validTo: '2023-01-01T00:00:00Z' };
  await memory.remember('She lives in Goa.', { ...city('Goa'), ...past });
  await until('what is left of it is at hand', () => memory.grounding().includes('Pune. (since 2023-01-01'));
  expect(factsOf(memory).toSorted()).toEqual(['She lives in Lisbon.', 'She lives in Pune.']);
});
