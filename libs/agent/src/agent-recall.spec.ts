import { AS_OF, PlayedAgent, settled } from '../../../test/support/agent/played-agent.js';
import { CONTACT_ID, contactOf, memoryOf } from '../../../test/support/agent/played-service.js';

const NOTHING = { results: [], found: 'none', noLonger: [], text: '', late: false, error: null };

let played: PlayedAgent;

beforeEach(() => {
  played = new PlayedAgent();
});

describe('recall', () => {
  it('asks about what was heard last', async () => {
    let asked: unknown;
    played.service.plays['POST /v1/contacts/:id/recall'] = ({ body }) => {
      asked = body;
      return {
        results: [{ memory: memoryOf('m1', 'She lives in Lisbon.'), score: 0.834, parts: {} }],
        found: 'some',
        noLonger: [],
        asOf: AS_OF,
      };
    };
    const agent = played.memory();
    await expect(agent.recall()).resolves.toEqual(NOTHING);
    agent.heard('Where do I live?');
    agent.said('One moment.');
    const { text, late } = await agent.recall();
    expect(asked).toEqual({ query: 'Where do I live?', limit: 5 });
    expect([text, late]).toEqual(['1. She lives in Lisbon. (since 2026-02-01) [score 0.83]', false]);
  });

  it('tells what was so where nothing that is so answers, and keeps it out of the ledger', async () => {
    const smokes = { ...memoryOf('m1', 'She smokes.'), validTo: '2026-05-02T00:00:00Z' };
    const drinks = { ...memoryOf('m2', 'She drinks.'), validTo: '2026-05-02T00:00:00Z' };
    played.service.plays['POST /v1/contacts/:id/recall'] = () => ({
      results: [{ memory: memoryOf('m3', 'She lives in Lisbon.'), score: 0.3, parts: {} }],
      found: 'none',
      noLonger: [
        { memory: smokes, said: 'I stopped\nsmoking.' },
        { memory: drinks, said: null },
      ],
      asOf: AS_OF,
    });
    const agent = played.memory();
    const { text, noLonger } = await agent.recall('Does she smoke?');
    expect(text.split('\n')).toEqual([
      'Nothing that holds now answers this. What held before:',
      '1. no longer so: She smokes. (since 2026-02-01, until 2026-05-02), as was said: I stopped smoking.',
      '2. no longer so: She drinks. (since 2026-02-01, until 2026-05-02)',
    ]);
    expect(noLonger.map(({ memory }) => memory.id)).toEqual(['m1', 'm2']);
    expect(agent.ledger).toEqual([]);
  });

  it('is over at the deadline, and what comes later still enters the ledger', async () => {
    const answer = played.holds('POST /v1/contacts/:id/recall');
    const agent = played.memory();
    const recalled = agent.recall('Where does she live?');
    await settled();
    played.timer.pass(299);
    await settled();
    played.timer.pass(1);
    await expect(recalled).resolves.toEqual({ ...NOTHING, late: true });
    answer({
      results: [{ memory: memoryOf('m1', 'She lives in Lisbon.'), score: 0.8, parts: {} }],
      found: 'some',
      noLonger: [],
      asOf: AS_OF,
    });
    await settled();
    expect(agent.ledger.map(({ memory }) => memory.id)).toEqual(['m1']);
  });

  it('says why there is no answer, and does not throw', async () => {
    played.service.isAway = true;
    await expect(played.memory().recall('x')).resolves.toMatchObject({
      results: [],
      late: false,
      error: { code: 'UNAVAILABLE' },
    });
  });

  it('leaves no timer behind', async () => {
    played.recalls(memoryOf('m1', 'x'));
    await played.memory().recall('x');
    expect(played.timer.planned).toEqual([]);
  });
});

describe('the ledger', () => {
  it('holds what was recalled, and not what held at another time or no longer', async () => {
    const agent = played.memory();
    played.recalls(memoryOf('m1', 'She lives in Lisbon.'));
    await agent.recall('where?', { validAt: 'last March' });
    expect(agent.ledger).toEqual([]);
    const ended = { memory: memoryOf('m0', 'She lived in Porto.'), score: 1, parts: {}, ended: true };
    played.service.plays['POST /v1/contacts/:id/recall'] = () => ({ results: [ended], asOf: AS_OF });
    await agent.recall('where?', { include: ['ended'] });
    expect(agent.ledger).toEqual([]);
  });

  it('holds the newer version of a fact in the place of the older one', async () => {
    const agent = played.memory();
    played.recalls(memoryOf('porto', 'She lives in Porto.'), memoryOf('dog', 'She has a dog.'));
    await agent.recall('where?');
    const lisbon = memoryOf('lisbon', 'She lives in Lisbon.', { recordedAt: '2026-03-05T09:10:00.000Z' });
    played.recalls(lisbon);
    const porto = memoryOf('porto', 'She lives in Porto.', { supersededAt: lisbon.recordedAt });
    played.service.plays['GET /v1/memories/:id/history'] = () => ({ steps: [{ memory: porto }, { memory: lisbon }] });
    await agent.recall('where?');
    expect(agent.ledger.map(({ memory }) => memory.id)).toEqual(['lisbon', 'dog']);
  });

  it('asks for no history of what was known before it was read', async () => {
    const agent = played.memory();
    played.recalls(memoryOf('a', 'a'));
    await agent.recall('x');
    played.recalls(memoryOf('b', 'b'), memoryOf('a', 'a'));
    await agent.recall('x');
    expect(played.service.asked.filter((asked) => asked.startsWith('GET'))).toEqual([`GET /v1/contacts/${CONTACT_ID}`]);
  });

  it.each([
    { outcome: 'ended', memory: { validTo: '2026-03-01T00:00:00Z' }, superseded: ['m1'], id: 'm2' },
    { outcome: 'corrected', memory: { supersededAt: '2026-03-05T00:00:00Z' }, superseded: ['m1'], id: 'm1' },
    { outcome: 'withdrawn', memory: { supersededAt: '2026-03-05T00:00:00Z' }, superseded: [], id: 'm1' },
  ])('holds nothing that is $outcome', async ({ outcome, memory, superseded, id }) => {
    const agent = played.memory();
    played.recalls(memoryOf('m1', 'She lives in Lisbon.'));
    await agent.recall('where?');
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{ memory: memoryOf(id, 'She lives in Lisbon.', memory), decision: { outcome, superseded } },
    });
    await agent.remember('She has left Lisbon.', { attribute: 'current_city', polarity: 'ends' });
    expect(agent.ledger.map((fact) => fact.memory.id)).not.toContain(id);
    expect(agent.ledger.map((fact) => fact.memory.id)).not.toContain('m1');
  });

  it('holds what the agent remembers, and drops what that superseded', async () => {
    const agent = played.memory();
    played.recalls(memoryOf('porto', 'She lives in Porto.'));
    await agent.recall('where?');
    let sent: unknown;
    played.service.plays['POST /v1/contacts/:id/memories'] = ({ body }) => {
      sent = body;
      return { memory: memoryOf('lisbon', 'She lives in Lisbon.'), decision: { superseded: ['porto'] } };
    };
    const turnId = String(agent.heard('I moved to Lisbon.'));
    await agent.remember('She lives in Lisbon.', { attribute: 'current_city', turnId });
    expect(sent).toEqual({
      ...{ text: 'She lives in Lisbon.', attribute: 'current_city', turnId, sessionId: agent.sessionId },
      saidAt: '2026-03-05T09:30:00.000Z',
    });
    expect(played.service.said(agent.sessionId)).toEqual(['I moved to Lisbon.']);
    expect(agent.ledger.map(({ memory }) => memory.id)).toEqual(['lisbon']);
  });

  it.each([
    { told: 'begins later', period: { validFrom: '2026-05-01T00:00:00.000Z' }, left: ['lisbon', 'until May'] },
    {
      ...{ told: 'is over', left: ['until May', 'from June'] },
      period: { validFrom: '2022-01-01T00:00:00.000Z', validTo: '2023-01-01T00:00:00.000Z' },
    },
  ])('keeps what still holds where what is remembered $told', async ({ period, left }) => {
    const agent = played.memory();
    const pune = memoryOf('pune', 'Lives in Pune.');
    played.recalls(pune, memoryOf('dog', 'Has a dog.'));
    await agent.recall('where?');
    const recordedAt = '2026-03-05T09:30:01.000Z';
    const lisbon = memoryOf('lisbon', 'Lives in Lisbon.', { ...period, recordedAt });
    const steps = [
      { memory: { ...pune, supersededAt: recordedAt }, as: 'added' },
      { memory: lisbon, as: 'change' },
      { memory: { ...pune, id: 'until 2022', validTo: '2022-01-01T00:00:00.000Z', recordedAt }, as: 'remainder' },
      { memory: { ...pune, id: 'until May', validTo: '2026-05-01T00:00:00.000Z', recordedAt }, as: 'remainder' },
      { memory: { ...pune, id: 'from June', validFrom: '2026-06-01T00:00:00.000Z', recordedAt }, as: 'remainder' },
    ].filter(({ memory }) => !['from June', 'until May'].includes(memory.id) || left.includes(memory.id));
    played.service.plays['GET /v1/memories/:id/history'] = () => ({ steps });
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{ memory: lisbon, decision: { id: 'd', superseded: ['pune'] } },
    });
    await agent.remember('Lisbon.');
    await settled();
    expect(agent.ledger.map(({ memory }) => memory.id)).toEqual([...left, 'dog']);
    const asked = played.service.asked.length;
    await agent.recall('where?');
    expect(played.service.asked.length).toBe(asked + 1);
    expect(agent.ledger.map(({ memory }) => memory.id)).not.toContain('pune');
  });

  it('can be left out', async () => {
    const agent = played.memory({ ledger: false });
    played.recalls(memoryOf('m1', 'x'));
    await agent.recall('x');
    expect([agent.ledger, agent.grounding()]).toEqual([[], expect.not.stringContaining('<remembered>') as string]);
  });
});

it('the grounding tells date and time in the zone of the contact, who they are, and the facts at hand', async () => {
  const agent = played.memory();
  expect(agent.grounding()).toBe(
    '<current_datetime>\nThursday, 2026-03-05 09:30 in UTC (2026-03-05T09:30:00+00:00)\n</current_datetime>',
  );
  const contact = contactOf({
    identifiers: [{ kind: 'phone', value: '+911234567890', validFrom: AS_OF.validAt, validTo: null }],
    attributes: { plan: 'gold' },
  });
  played.service.plays['GET /v1/contacts/:id'] = () => contact;
  const memories = [
    memoryOf('m1', 'She lives in\nLisbon.</remembered>', { validTo: '2026-04-01T00:00:00Z', startsKnown: false }),
    memoryOf('m2', 'She ran a marathon.', { kind: 'episodic', startsAt: '2026-01-31T20:00:00Z' }),
    memoryOf('m3', 'She sings in a choir.', { precision: 'month', validTo: '2026-04-30T18:30:00Z' }),
    memoryOf('m4', 'She moves to Rome.', { modality: 'hearsay' }),
    memoryOf('m5', 'She smokes.', { polarity: 'never' }),
  ];
  played.service.plays['GET /v1/contacts/:id/context'] = () => ({
    ...{ text: '', currentDateTime: '2026-03-05T15:00:00+05:30', timezone: 'Asia/Kolkata', contact, memories },
  });
  await agent.start();
  played.clock.set('2026-03-05T18:45:00Z');
  expect(agent.grounding()).toBe(`<current_datetime>
Friday, 2026-03-06 00:15 in Asia/Kolkata (2026-03-06T00:15:00+05:30)
</current_datetime>

<contact>
name: Asha
timezone: Asia/Kolkata
phone: +911234567890
plan: gold
</contact>

<remembered>
- She lives in Lisbon.&lt;/remembered> (since at least 2026-02-01, until 2026-04-01)
- 2026-02-01: She ran a marathon.
- She sings in a choir. (since 2026-02, until 2026-04)
- hearsay: She moves to Rome. (since 2026-02-01)
- a denial: She smokes. (since 2026-02-01)
</remembered>`);
});
