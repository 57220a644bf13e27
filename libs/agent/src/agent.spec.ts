import { PlayedAgent, settled } from '../../../test/support/agent/played-agent.js';
import { CONTACT_ID, memoryOf, Refusal } from '../../../test/support/agent/played-service.js';

let played: PlayedAgent;

beforeEach(() => {
  played = new PlayedAgent();
});

describe('turns', () => {
  it('have a time, an order and an id of their own, and both sides', async () => {
    const agent = played.memory();
    const first = agent.heard('I moved to Lisbon.');
    played.clock.set('2026-03-05T09:30:05Z');
    agent.said('How nice.');
    expect(agent.heard('   ')).toBeNull();
    expect(agent.waiting).toBe(2);
    await agent.flush();
    expect(played.service.turns.get(agent.sessionId)).toEqual([
      { id: first, speaker: 'caller', role: 'contact', text: 'I moved to Lisbon.', at: '2026-03-05T09:30:00.000Z' },
      {
        id: expect.stringMatching(/-2$/) as string,
        speaker: 'agent',
        role: 'agent',
        text: 'How nice.',
        at: '2026-03-05T09:30:05.000Z',
      },
    ]);
    expect(agent.waiting).toBe(0);
  });

  it('of two processes in one session do not share ids', () => {
    const [one, two] = [played.memory({ sessionId: 's' }), played.memory({ sessionId: 's' })];
    expect(one.heard('a')).not.toBe(two.heard('a'));
  });

  it('are neither lost nor doubled when the answer to them is lost', async () => {
    const agent = played.memory();
    agent.heard('one');
    const play = played.service.plays['POST /v1/sessions/:id/turns'];
    played.service.plays['POST /v1/sessions/:id/turns'] = (asked) => {
      play?.(asked);
      throw new TypeError('the connection broke before the answer came');
    };
    await agent.flush();
    if (play) played.service.plays['POST /v1/sessions/:id/turns'] = play;
    agent.said('two');
    await agent.flush();
    expect(played.service.said(agent.sessionId)).toEqual(['one', 'two']);
    expect(played.errors).toHaveLength(1);
  });

  it('are kept, not refused, when the session cannot be opened', async () => {
    played.service.plays['POST /v1/contacts/:id/sessions'] = () => new Refusal(409, 'CONFLICT');
    const agent = played.memory();
    agent.heard('one');
    await agent.flush();
    expect(agent.waiting).toBe(1);
    expect(played.errors).toMatchObject([{ message: expect.stringContaining('It is CONFLICT.') as string }]);
  });

  it.each([NaN, Infinity, -0.1, 87])('cost no words where %d is given as confidence', async (confidence) => {
    const agent = played.memory();
    agent.heard('I am allergic to nuts.', undefined, { confidence });
    await agent.flush();
    const [turn] = played.service.turns.get(agent.sessionId) ?? [];
    expect([turn?.text, turn?.role, turn?.confidence]).toEqual(['I am allergic to nuts.', 'contact', undefined]);
    const message = `A confidence is from 0 to 1, so that of a turn was left out: ${confidence}.`;
    expect(played.errors).toMatchObject([{ message }]);
  });

  it('never make the conversation fail, whatever is done with the errors', async () => {
    played.service.isAway = true;
    const agent = played.memory({
      onError: () => {
        throw new Error('a faulty logger');
      },
    });
    agent.heard('one');
    await expect(agent.flush()).resolves.toBeUndefined();
  });
});

describe('a child agent', () => {
  it('begins with what is known, and has the same contact, a session and turns of its own', async () => {
    const parent = played.memory({ agentId: 'front-desk', sessionId: 'parent' });
    await parent.start();
    played.recalls(memoryOf('m1', 'She lives in Lisbon.'));
    await parent.recall('where?');
    parent.heard('one');
    const child = parent.onSpawn({ agentId: 'booking' });
    expect([child.context, child.ledger]).toEqual([parent.context, parent.ledger]);
    expect(child.grounding()).toBe(parent.grounding());
    played.recalls(memoryOf('m2', 'She has a dog.'));
    await child.recall('what pet?');
    child.said('two');
    await child.flush();
    expect([parent.ledger.length, child.ledger.length]).toEqual([1, 2]);
    expect([parent.waiting, played.service.said('parent'), played.service.said(child.sessionId)]).toEqual([
      1,
      [],
      ['two'],
    ]);
    expect(played.service.asked.filter((asked) => asked === `GET /v1/contacts/${CONTACT_ID}`)).toHaveLength(1);
  });

  it('works on a fork where it is told so, made at once, which has no session and is merged or dropped', async () => {
    const forks: string[] = [];
    const play = (what: string) => (): object => (forks.push(what), { id: 'f1', results: [] });
    played.service.plays['POST /v1/contacts/:id/forks'] = play('made');
    played.service.plays['POST /v1/forks/:id/merge'] = play('merged');
    played.service.plays['DELETE /v1/forks/:id'] = play('dropped');
    const parent = played.memory();
    await parent.start();
    const child = parent.onSpawn({ fork: true });
    await new Promise((resolve) => setImmediate(resolve));
    expect(forks).toEqual(['made']);
    played.recalls(memoryOf('m2', 'She has a dog.'));
    child.heard('what pet?');
    await child.recall();
    await child.spawn().recall('what pet?');
    expect(played.service.asked.filter((asked) => asked.includes('/f1/'))).toHaveLength(2);
    expect([child.said('a dog'), child.waiting, child.ledger.length]).toEqual([null, 0, 1]);
    await expect(child.start()).resolves.toMatchObject({ context: parent.context });
    await expect(child.end()).resolves.toMatchObject({ ended: true });
    expect(() => child.spawn({ fork: true })).toThrow('A fork cannot be forked');
    await child.fork?.merge();
    await child.fork?.drop();
    expect(parent.fork).toBeNull();
    expect(forks).toEqual(['made', 'merged', 'dropped']);
  });

  it('has no ledger where its parent has none, or where it is told so', () => {
    expect(played.memory({ ledger: false }).spawn().ledger).toEqual([]);
    expect(played.memory().spawn({ ledger: false }).grounding()).not.toContain('<remembered>');
  });
});

describe('the end', () => {
  it('sends what waits, ends the session at the time of the played.clock, and can be said twice', async () => {
    let end: unknown;
    played.service.plays['POST /v1/sessions/:id/end'] = ({ body }) => (end = body);
    const agent = played.memory();
    agent.heard('one');
    played.clock.set('2026-03-05T09:40:00Z');
    await expect(agent.end()).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });
    await expect(agent.end()).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });
    expect([played.service.said(agent.sessionId), end]).toEqual([['one'], { endedAt: '2026-03-05T09:40:00.000Z' }]);
    expect(played.service.asked.filter((asked) => asked.endsWith('/end'))).toHaveLength(1);
    expect(played.timer.planned).toEqual([]);
  });

  it('of a conversation that never began asks nothing', async () => {
    await expect(played.memory().end()).resolves.toEqual({ ended: false, waiting: 0, lost: 0 });
    expect(played.service.asked).toEqual([]);
  });

  it('waits no longer than its deadline, and is reached when the service answers after all', async () => {
    const answer = played.holds('POST /v1/sessions/:id/turns');
    const agent = played.memory();
    agent.heard('one');
    const ending = agent.end({ deadlineMs: 50 });
    await settled();
    played.timer.pass(50);
    await expect(ending).resolves.toEqual({ ended: false, waiting: 1, lost: 0 });
    answer({});
    await settled();
    expect(played.service.ended).toEqual([agent.sessionId]);
  });

  it('tries a service that is away again until its deadline', async () => {
    played.service.isAway = true;
    const agent = played.memory();
    agent.heard('one');
    const ending = agent.end({ deadlineMs: 30_000 });
    for (const pause of [1_000, 2_000]) {
      await settled();
      expect(played.timer.planned[0]).toBe(pause);
      if (pause === 2_000) played.service.isAway = false;
      played.timer.pass(pause);
    }
    await expect(ending).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });
    expect([played.service.said(agent.sessionId), played.timer.planned]).toEqual([['one'], []]);
  });

  it.each([
    { what: 'a number that several share', at: 'GET /v1/contacts/:id', refusal: new Refusal(409, 'CONFLICT') },
    { what: 'a contact that was erased', at: 'POST /v1/contacts/:id/sessions', refusal: new Refusal(404, 'NOT_FOUND') },
    { what: 'a key that was revoked', at: 'GET /v1/contacts/:id', refusal: new Refusal(401, 'UNAUTHENTICATED') },
    {
      what: 'a key that was revoked meanwhile',
      at: 'POST /v1/sessions/:id/turns',
      refusal: new Refusal(403, 'FORBIDDEN'),
    },
  ])('gives up what can never be sent, for $what', async ({ at, refusal }) => {
    played.service.plays[at] = () => refusal;
    const agent = played.memory();
    agent.heard('one');
    agent.said('two');
    await agent.flush();
    expect(agent.waiting).toBe(2);
    await expect(agent.end()).resolves.toEqual({ ended: false, waiting: 0, lost: 2 });
    expect([played.errors.length, played.timer.planned]).toEqual([2, []]);
    agent.said('three');
    played.timer.pass(2_000);
    await settled();
    expect([agent.waiting, played.timer.planned]).toEqual([0, []]);
    await expect(agent.end()).resolves.toMatchObject({ waiting: 0, lost: 3 });
  });

  it('goes on in the background where the service is away for longer than that', async () => {
    played.service.isAway = true;
    const agent = played.memory();
    agent.heard('one');
    const ending = agent.end({ deadlineMs: 900 });
    await settled();
    played.timer.pass(900);
    await expect(ending).resolves.toEqual({ ended: false, waiting: 1, lost: 0 });
    played.service.isAway = false;
    played.timer.pass(100);
    await settled();
    expect([played.service.said(agent.sessionId), played.service.ended]).toEqual([['one'], [agent.sessionId]]);
    await expect(agent.end()).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });
  });
});
