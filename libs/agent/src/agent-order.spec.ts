import { AS_OF, PlayedAgent, settled } from '../../../test/support/agent/played-agent.js';
import { contactOf, memoryOf, Refusal } from '../../../test/support/agent/played-service.js';
import type { AgentMemory } from './agent.js';

let played: PlayedAgent;

beforeEach(() => {
  played = new PlayedAgent();
});

describe('the ledger holds one version of a fact, whatever answer comes last', () => {
  const recordedAt = '2026-03-05T09:10:00.000Z';
  const pune = memoryOf('pune', 'She lives in Pune.');
  const goa = memoryOf('goa', 'She lives in Goa.', { recordedAt });
  const answerOf = (memory: typeof pune, knownAt: string): object => ({
    ...{ results: [{ memory, score: 0.8, parts: {} }], found: 'some', asOf: { ...AS_OF, knownAt } },
  });
  const ids = (agent: AgentMemory): string[] => agent.ledger.map(({ memory }) => memory.id);

  beforeEach(() => {
    const steps = [{ memory: { ...pune, supersededAt: recordedAt } }, { memory: goa }];
    played.service.plays['GET /v1/memories/:id/history'] = () => ({ steps });
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{ memory: goa, decision: { superseded: ['pune'] } },
    });
  });

  it('that of a recall from before the statement', async () => {
    const answer = played.holds('POST /v1/contacts/:id/recall');
    const agent = played.memory();
    const recalled = agent.recall('where?');
    await settled();
    played.timer.pass(300);
    await recalled;
    await agent.remember('She lives in Goa.');
    answer(answerOf(pune, AS_OF.knownAt));
    await settled();
    expect(ids(agent)).toEqual(['goa']);
  });

  it('that of the earlier of two recalls', async () => {
    const agent = played.memory();
    const first = played.holds('POST /v1/contacts/:id/recall');
    const earlier = agent.recall('where?');
    await settled();
    const second = played.holds('POST /v1/contacts/:id/recall');
    const later = agent.recall('where?');
    await settled();
    second(answerOf(goa, '2026-03-05T09:20:00.000Z'));
    await later;
    first(answerOf(pune, AS_OF.knownAt));
    await earlier;
    await settled();
    expect(ids(agent)).toEqual(['goa']);
  });

  it.each(['a statement', 'a recall'])('that of a context from before %s', async (by) => {
    const answer = played.holds('GET /v1/contacts/:id/context');
    const agent = played.memory();
    const start = agent.start();
    await settled();
    played.timer.pass(2_000);
    await start;
    played.recalls(goa);
    await (by === 'a recall' ? agent.recall('where?') : agent.remember('She lives in Goa.'));
    answer({ currentDateTime: AS_OF.knownAt, timezone: 'UTC', contact: contactOf(), memories: [pune] });
    await settled();
    expect(ids(agent)).toEqual(['goa']);
  });

  it('and asks again for a history that was not there', async () => {
    const agent = played.memory();
    played.recalls(pune);
    await agent.recall('where?');
    const history = played.service.plays['GET /v1/memories/:id/history'];
    played.service.plays['GET /v1/memories/:id/history'] = () => new Refusal(503, 'UNAVAILABLE');
    played.recalls(goa);
    await agent.recall('where?');
    expect(ids(agent)).toEqual(['goa', 'pune']);
    if (history) played.service.plays['GET /v1/memories/:id/history'] = history;
    await agent.recall('where?');
    expect(ids(agent)).toEqual(['goa']);
  });

  it('and asks once for a history that is refused', async () => {
    const agent = played.memory();
    played.recalls(pune);
    await agent.recall('where?');
    let asked = 0;
    played.service.plays['GET /v1/memories/:id/history'] = () => {
      asked += 1;
      return new Refusal(404, 'NOT_FOUND');
    };
    played.recalls(goa);
    for (let i = 0; i < 3; i++) await agent.recall('where?');
    expect(asked).toBe(1);
  });

  it('and keeps what a dry run would have replaced', async () => {
    const agent = played.memory();
    played.recalls(pune);
    await agent.recall('where?');
    played.service.plays['POST /v1/contacts/:id/memories'] = () => ({
      ...{ memory: goa, decision: { id: null, superseded: ['pune'] } },
    });
    await agent.remember('She lives in Goa.');
    expect(ids(agent)).toEqual(['pune']);
  });
});
