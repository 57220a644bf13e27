import { AS_OF, PlayedAgent } from '../../../test/support/agent/played-agent.js';
import { contactOf, memoryOf } from '../../../test/support/agent/played-service.js';
import type { AgentMemory, AgentMemoryOptions } from './agent.js';

let played: PlayedAgent;

beforeEach(() => {
  played = new PlayedAgent();
});

it('what changed since the session before stands in the grounding, in a quarter of the room, until it is replaced', async () => {
  const [porto, lisbon, dog] = [
    memoryOf('p', 'Lives in Porto'),
    memoryOf('l', 'Lives in Lisbon'),
    memoryOf('d', 'A dog'),
  ];
  const changes = [
    { what: 'changed', memory: lisbon, before: porto },
    { what: 'new', memory: { ...dog, modality: 'wish' }, before: null },
    { what: 'ended', memory: memoryOf('c', 'Has a cat that is called Tom'), before: null },
  ];
  played.service.plays['GET /v1/contacts/:id/context'] = () => ({
    ...{ currentDateTime: AS_OF.knownAt, timezone: 'UTC', contact: contactOf(), memories: [], upcoming: [] },
    ...{ changes, moreChanges: false },
  });
  const agent = played.memory({ ledger: { maxTokens: 64, countTokens: (text) => text.split(' ').length } });
  await agent.start();
  expect(agent.grounding()).toContain(`<changed_since_last_session>
- changed: Lives in Lisbon (was: Lives in Porto)
- new: a wish: A dog
- and more than these
</changed_since_last_session>`);
  played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
    ...{ memory: memoryOf('g', 'Lives in Goa'), decision: { superseded: ['l'] } },
  });
  await agent.remember('I live in Goa.');
  for (const each of [agent, agent.spawn()]) {
    expect(each.grounding()).not.toContain('Lisbon');
    expect(each.grounding()).toContain('- new: a wish: A dog');
  }
});

describe('what is planned', () => {
  const dentist = memoryOf('dentist', 'Dentist appointment', {
    ...{ kind: 'episodic', status: 'planned', precision: 'instant' },
    ...{ startsAt: '2026-03-10T11:30:00Z', endsAt: '2026-03-10T12:30:00Z' },
  });
  const yoga = memoryOf('yoga', 'Yoga class', { ...dentist, id: 'yoga', text: 'Yoga class', precision: 'day' });
  const later = memoryOf('job', 'Works in Goa', { validFrom: '2026-04-01T00:00:00Z', precision: 'month' });

  async function started(
    upcoming: readonly (typeof dentist)[],
    ledger?: AgentMemoryOptions['ledger'],
  ): Promise<AgentMemory> {
    played.service.plays['GET /v1/contacts/:id/context'] = () => ({
      ...{ currentDateTime: AS_OF.knownAt, timezone: 'Asia/Kolkata', contact: contactOf() },
      ...{ upcoming, memories: [memoryOf('tea', 'Likes tea')] },
    });
    const agent = played.memory(ledger === undefined ? {} : { ledger });
    await agent.start();
    return agent;
  }

  it('stands in the grounding with the day of the week and the time of day, until it is over', async () => {
    const agent = await started([dentist, { ...yoga, startsAt: '2026-03-12T00:00:00Z', endsAt: null }, later]);
    expect(agent.grounding()).toContain(`<upcoming>
- Tuesday, 2026-03-10 17:00: Dentist appointment
- Thursday, 2026-03-12: Yoga class
- from 2026-04: Works in Goa
</upcoming>

<remembered>
- Likes tea (since 2026-02-01)
</remembered>`);
    played.clock.set('2026-03-10T12:00:00Z');
    expect(agent.grounding()).toContain('Dentist');
    played.clock.set('2026-03-10T12:30:00Z');
    expect(agent.grounding()).not.toContain('Dentist');
  });

  it('stands there once, also where it is recalled, and leaves when it is replaced', async () => {
    const agent = await started([dentist]);
    played.recalls(dentist, yoga);
    const { text } = await agent.recall('when?');
    expect(text).toMatch(/^1\. 2026-03-10 17:00: Dentist appointment \[.*\]\n2\. 2026-03-10: Yoga class \[/);
    const lines = agent.grounding().split('\n');
    expect(lines.filter((line) => /Dentist|Yoga/.test(line))).toEqual([
      '- Tuesday, 2026-03-10 17:00: Dentist appointment',
      '- Tuesday, 2026-03-10: Yoga class',
    ]);
    const moved = { ...dentist, id: 'moved', startsAt: '2026-03-11T11:30:00Z', endsAt: null };
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{ memory: moved, decision: { superseded: ['dentist'] } },
    });
    await agent.remember('The dentist is a day later.');
    expect(agent.grounding()).toContain('- Wednesday, 2026-03-11 17:00: Dentist appointment');
    expect(agent.grounding()).not.toContain('- Tuesday, 2026-03-10 17:00');
  });

  it('and what begins later, also where that is remembered in the call', async () => {
    const agent = await started([]);
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{
        memory: memoryOf('goa', 'Lives in Goa', { validFrom: '2026-05-01T00:00:00Z' }),
        decision: { superseded: [] },
      },
    });
    await agent.remember('From 1 May I live in Goa.');
    expect(agent.grounding()).toContain('<upcoming>\n- from Friday, 2026-05-01: Lives in Goa\n</upcoming>');
    played.clock.set('2026-05-02T12:00:00Z');
    expect(agent.grounding()).toContain('- Lives in Goa (since 2026-05-01)');
    expect(agent.grounding()).not.toContain('<upcoming>');
  });

  it('and was cancelled does not read as if it took place', async () => {
    const agent = played.memory();
    played.recalls({ ...dentist, status: 'cancelled' });
    const { text } = await agent.recall('when?');
    expect(text).toContain('1. 2026-03-10 17:00, cancelled: Dentist appointment');
    expect(agent.grounding()).toContain('- 2026-03-10 17:00, cancelled: Dentist appointment');
  });

  it('has a quarter of the room of the ledger at most, and is left out without one', async () => {
    const two = await started([dentist, { ...dentist, id: 'second' }], { maxTokens: 4, countTokens: () => 1 });
    expect([two.grounding().match(/Dentist/g)?.length, two.ledger.length]).toEqual([1, 1]);
    expect((await started([dentist], false)).grounding()).not.toContain('Dentist');
  });
});
