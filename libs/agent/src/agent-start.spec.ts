import { AS_OF, PlayedAgent, settled } from '../../../test/support/agent/played-agent.js';
import { CONTACT_ID, contactOf, memoryOf, Refusal } from '../../../test/support/agent/played-service.js';
import { AgentMemory } from './agent.js';

const identifier = { kind: 'phone', value: '+911234567890' };
const RAVI = '01K9Z3V5T7R8Q2M4N6P0S1RAV0';

let played: PlayedAgent;

beforeEach(() => {
  played = new PlayedAgent();
});

describe('at the start', () => {
  it('the contact is found, the session started and the context given', async () => {
    let session: unknown;
    played.service.plays['POST /v1/contacts/:id/sessions'] = ({ body }) => (session = body);
    const agent = played.memory({ agentId: 'front-desk', sessionId: 'call-1' });
    await expect(agent.start()).resolves.toMatchObject({ context: { text: 'the context' }, late: false, error: null });
    expect(agent.context?.text).toBe('the context');
    expect(session).toEqual({
      ...{ id: 'call-1', channel: 'phone', agentId: 'front-desk', startedAt: '2026-03-05T09:30:00.000Z' },
    });
  });

  it('a caller is found by an identifier', async () => {
    let asked: string | null = null;
    played.service.plays['GET /v1/contacts'] = ({ query }) => {
      asked = query.get('identifier');
      return { contacts: [contactOf({ name: 'Ravi' })], nextCursor: null };
    };
    await new AgentMemory({ ...played.parts(), identifier }).start();
    expect(asked).toBe('phone:+911234567890');
    expect(played.service.asked).not.toContain('POST /v1/contacts');
  });

  it('a new caller is made one contact, however many agents meet them at once, whatever each knows of them', async () => {
    const upserted: unknown[] = [];
    played.service.plays['GET /v1/contacts'] = () => ({ contacts: [], nextCursor: null });
    played.service.plays['POST /v1/contacts/:id'] = ({ path, body }) => {
      upserted.push([path, body]);
      return { contact: contactOf(), created: true };
    };
    await new AgentMemory({ ...played.parts(), identifier, profile: { name: 'Asha' } }).start();
    await new AgentMemory({ ...played.parts(), identifier, choose: () => undefined }).start();
    expect(upserted).toEqual([
      ['/v1/contacts/upsert', { name: 'Asha', identifier }],
      ['/v1/contacts/upsert', { identifier }],
    ]);
    expect(played.service.asked).not.toContain('POST /v1/contacts');
  });

  it('an identifier that several share is refused, unless somebody chooses', async () => {
    const two = [contactOf({ name: 'Asha' }), contactOf({ name: 'Ravi' })];
    played.service.plays['GET /v1/contacts'] = () => ({ contacts: two, nextCursor: null });
    const options = { ...played.parts(), identifier };
    await expect(new AgentMemory(options).start()).rejects.toMatchObject({ code: 'CONFLICT' });
    let chosen: unknown;
    played.service.plays['POST /v1/contacts/:id/sessions'] = ({ path }) => (chosen = path);
    await new AgentMemory({
      ...options,
      choose: (contacts) => ({ ...contacts[1], id: RAVI }) as (typeof two)[1],
    }).start();
    expect(chosen).toBe(`/v1/contacts/${RAVI}/sessions`);
  });

  it('somebody who chooses none of them has a new contact created', async () => {
    played.service.plays['POST /v1/contacts'] = () => contactOf({ id: RAVI });
    await new AgentMemory({ ...played.parts(), identifier, choose: () => undefined }).start();
    expect(played.service.asked).toContain(`POST /v1/contacts/${RAVI}/sessions`);
  });

  it('neither a contact nor an identifier is an error at once', async () => {
    await expect(new AgentMemory(played.parts()).start()).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('a wrong key is an error at once', async () => {
    played.service.plays['GET /v1/contacts/:id'] = () => new Refusal(401, 'UNAUTHENTICATED');
    await expect(played.memory().start()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [500, 'INTERNAL'],
    [520, 'INTERNAL'],
    [429, 'RATE_LIMITED'],
  ])('an answer %i is no error of the call, as waiting may cure it', async (status, code) => {
    played.service.plays['GET /v1/contacts/:id/context'] = () => new Refusal(status, code);
    const agent = played.memory();
    await expect(agent.start()).resolves.toMatchObject({ context: null, late: true, error: { code } });
    agent.heard('Hello.');
    await agent.flush();
    expect(played.service.said(agent.sessionId)).toEqual(['Hello.']);
  });

  it('a service that is away delays nothing, and is asked again with the first turns', async () => {
    played.service.isAway = true;
    const agent = played.memory();
    await expect(agent.start()).resolves.toMatchObject({ context: null, late: true, error: { code: 'UNAVAILABLE' } });
    agent.heard('Hello.');
    played.service.isAway = false;
    await agent.flush();
    expect(played.service.said(agent.sessionId)).toEqual(['Hello.']);
  });

  it('a context that could not be had is asked for again as soon as turns are sent or something is recalled', async () => {
    for (const goOn of ['flush', 'recall'] as const) {
      played.service.isAway = true;
      const agent = played.memory();
      await expect(agent.start()).resolves.toMatchObject({ context: null, error: { code: 'UNAVAILABLE' } });
      played.service.isAway = false;
      played.recalls(memoryOf('m1', 'She lives in Pune.'));
      agent.heard('Where do I live?');
      await agent[goOn]();
      await settled();
      expect(agent.context?.text).toBe('the context');
      played.service.asked.length = 0;
      await agent.recall();
      await settled();
      expect(played.service.asked).toEqual([`POST /v1/contacts/${CONTACT_ID}/recall`]);
    }
  });

  it('a context that is refused is not asked for again, nor one that nobody asked for, nor any behind the end', async () => {
    const [refused, silent, over] = [played.memory(), played.memory(), played.memory()];
    played.service.plays['GET /v1/contacts/:id/context'] = () => new Refusal(403, 'FORBIDDEN');
    await expect(refused.start()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    played.service.plays['GET /v1/contacts/:id/context'] = () => new Refusal(503, 'UNAVAILABLE');
    await over.start();
    played.service.asked.length = 0;
    for (const agent of [refused, silent, over]) {
      agent.heard('Hello.');
      await agent[agent === over ? 'end' : 'flush']();
    }
    await settled();
    expect(played.service.asked.filter((asked) => asked.endsWith('/context'))).toEqual([]);
  });

  it('the zone that was given is that of a contact whose own is not known, from the beginning to the end', async () => {
    const contact = contactOf({ timezone: null });
    played.service.plays['GET /v1/contacts/:id'] = () => contact;
    played.service.plays['GET /v1/contacts/:id/context'] = () => ({
      ...{ currentDateTime: AS_OF.knownAt, timezone: 'UTC', contact, memories: [] },
    });
    const agent = played.memory({ timezone: 'America/New_York' });
    const before = agent.grounding();
    await agent.start();
    for (const grounding of [before, agent.grounding()]) {
      expect(grounding).toContain('Thursday, 2026-03-05 04:30 in America/New_York');
    }
  });

  it('a zone that this runtime does not know is told once, and not thrown into the conversation', async () => {
    played.service.plays['GET /v1/contacts/:id'] = () => contactOf({ timezone: 'Mars/Phobos' });
    const agent = played.memory({ timezone: 'America/New_York' });
    await agent.start();
    played.recalls(memoryOf('m1', 'She lives in Pune.'));
    await expect(agent.recall('where?')).resolves.toMatchObject({ error: null });
    expect(agent.grounding()).toContain('Thursday, 2026-03-05 04:30 in America/New_York');
    expect(played.errors).toMatchObject([{ message: 'This system does not know the time zone Mars/Phobos.' }]);
  });

  it('a service that is slow delays until the deadline, and its context arrives later', async () => {
    const answer = played.holds('GET /v1/contacts/:id/context');
    const agent = played.memory();
    const start = agent.start();
    await settled();
    played.timer.pass(2_000);
    await expect(start).resolves.toEqual({ context: null, late: true, error: null });
    const memories = [memoryOf('m1', 'She lives in Pune.')];
    answer({ currentDateTime: AS_OF.knownAt, timezone: 'Asia/Kolkata', contact: contactOf(), memories });
    await settled();
    expect(agent.grounding()).toContain('- She lives in Pune.');
  });
});
