import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('addTurns', {}, ({ ask }) => {
  let [contactId, sessionId] = ['', ''];

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, {}));
    ({ id: sessionId } = await ask(startSession, { contactId, channel: 'phone' }));
  });

  it('adds turns in order, and goes on where the last ones ended', async () => {
    const first = await ask(addTurns, {
      sessionId,
      turns: [
        { id: 'a', speaker: 'Asha', text: 'Hello.', at: '2026-01-05T10:00:00Z' },
        { speaker: 'agent', text: 'Hello, Asha.' },
      ],
    });
    expect(first.added).toBe(2);
    expect(first.turns[0]).toEqual({
      id: 'a',
      sessionId,
      contactId,
      role: 'contact',
      confidence: null,
      position: 1,
      speaker: 'Asha',
      text: 'Hello.',
      at: '2026-01-05T10:00:00.000Z',
      timezone: null,
      language: 'en',
      expression: null,
      precision: null,
      refersFrom: null,
      refersTo: null,
      recordedAt: first.turns[1]?.recordedAt,
    });
    const second = await ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'How are you?' }] });
    expect(second.turns[0]?.position).toBe(3);
    await expect(ask(listTurns, { sessionId })).resolves.toMatchObject({ turns: [...first.turns, ...second.turns] });
  });

  it('finds a turn again by its id, and adds it once', async () => {
    const turns = [{ id: 'a', speaker: 'Asha', text: 'Hello.' }];
    const first = await ask(addTurns, { sessionId, turns });
    const again = await ask(addTurns, { sessionId, turns: [...turns, { id: 'b', speaker: 'Asha', text: 'Bye.' }] });
    expect(again).toMatchObject({ added: 1, turns: [first.turns[0], { id: 'b', position: 2 }] });
  });

  it('refuses other words under a known id, and adds nothing', async () => {
    await ask(addTurns, { sessionId, turns: [{ id: 'a', speaker: 'Asha', text: 'Hello.' }] });
    const turns = [
      { id: 'b', speaker: 'Asha', text: 'Bye.' },
      { id: 'a', speaker: 'Asha', text: 'Other words.' },
    ];
    await expect(ask(addTurns, { sessionId, turns })).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ path: 'turns.1.id' }],
    });
    const kept = await ask(listTurns, { sessionId });
    expect(kept.turns).toHaveLength(1);
  });

  it('takes 500 at once, and keeps their order', async () => {
    const turns = Array.from({ length: 500 }, (_, i) => ({ id: `t${i}`, speaker: 'Asha', text: `Turn ${i}.` }));
    const added = await ask(addTurns, { sessionId, turns });
    expect(added.turns.map(({ id, position }) => `${id} ${position}`)).toEqual(
      turns.map(({ id }, i) => `${id} ${i + 1}`),
    );
    const listed = await ask(listTurns, { sessionId, limit: 500 });
    expect(listed.turns).toEqual(added.turns);
  });

  it('gives turns that are added at once distinct positions without a gap', async () => {
    const adds = Array.from({ length: 8 }, (_, i) =>
      ask(addTurns, { sessionId, turns: [{ speaker: 'a', text: `${i}` }] }),
    );
    const positions = (await Promise.all(adds)).map(({ turns }) => turns[0]?.position ?? 0);
    expect(positions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    { what: '501 turns', turns: Array.from({ length: 501 }, () => ({ speaker: 'a', text: 'x' })), path: 'turns' },
    { what: 'no turns', turns: [], path: 'turns' },
    { what: 'a turn without words', turns: [{ speaker: 'a', text: ' ' }], path: 'turns.0.text' },
    {
      what: 'an id that stands twice',
      turns: ['x', 'y'].map((text) => ({ id: '1', speaker: 'a', text })),
      path: 'turns.1.id',
    },
  ])('refuses $what', async ({ turns, path }) => {
    await expect(ask(addTurns, { sessionId, turns })).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});
