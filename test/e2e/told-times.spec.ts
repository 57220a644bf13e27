import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { textsHeldOn } from '../support/stories/held-on.js';

const NURSE = 'I work as a nurse.';
const RECEPTIONIST = 'Back in 2017 I was a receptionist.';
const SCHOOLBOY = 'He lived in Pula as a schoolboy.';
const STROKE = 'I had a stroke in 2021.';

const clock = new TestClock('2026-03-12T09:00:00Z');
const settings = { EMBEDDER: 'local', ARBITER: 'local' };

byDoors('the times of which words tell', { settings, clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  const told = async (...said: (readonly [string, string])[]): Promise<string> => {
    clock.set('2024-01-01T09:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    for (const [day, text] of said) {
      clock.set(`${day}T09:00:00Z`);
      await ask(remember, { contactId, text });
    }
    return contactId;
  };

  it('are over, of a state of the past, and a recall finds it still', async () => {
    const contactId = await told(
      ...[NURSE, RECEPTIONIST, SCHOOLBOY, STROKE].map((text): [string, string] => ['2026-03-12', text]),
    );
    clock.set('2026-03-13T09:00:00Z');
    const held = await textsHeldOn(ask, { contactId }, ['2017-06-01', '2018-06-01', '2026-03-13']);
    expect(held.map((texts) => texts.toSorted())).toEqual([[RECEPTIONIST], [], [STROKE, NURSE].toSorted()]);
    const { memories } = await ask(getContext, { contactId });
    expect(memories.map(({ text }) => text).toSorted()).toEqual([STROKE, NURSE].toSorted());
    const { results } = await ask(recall, { contactId, query: 'receptionist' });
    expect(results[0]).toMatchObject({
      memory: { text: RECEPTIONIST, validFrom: '2017-01-01T00:00:00.000Z', validTo: '2018-01-01T00:00:00.000Z' },
      ended: true,
    });
  });

  it.each([
    ['He rents a room in Rijeka.', 'In August he moved to Zadar.', '2024-08-15'],
    ['I work twelve hours a week at the library.', 'In August I went up to twenty hours at the library.', '2024-08-15'],
    ['She eats meat most days of the week.', 'She has been vegan since August.', '2024-08-15'],
  ])('are read apart from a change of a past day: "%s", "%s"', async (known, then, day) => {
    const contactId = await told(['2024-05-13', known], ['2024-10-24', then]);
    await expect(textsHeldOn(ask, { contactId }, ['2024-06-01', day])).resolves.toEqual([[known], [then]]);
  });

  it('stay theirs in a contact into which another is merged, and when that is undone', async () => {
    const announced = 'From 1 July I work as a teacher.';
    const from = await told(['2026-03-12', RECEPTIONIST], ['2026-03-12', announced]);
    const contactId = await told(['2026-03-12', STROKE]);
    clock.set('2026-03-14T09:00:00Z');
    const { mergeId } = await ask(mergeContacts, { contactId, from });
    const days = ['2017-06-01', '2026-03-15', '2026-07-02'];
    await expect(textsHeldOn(ask, { contactId }, days)).resolves.toEqual([
      [RECEPTIONIST],
      [STROKE],
      [STROKE, announced].toSorted(),
    ]);
    await ask(undoMerge, { mergeId });
    await expect(textsHeldOn(ask, { contactId: from }, days)).resolves.toEqual([[RECEPTIONIST], [], [announced]]);
  });

  it('change nothing that is known to have begun since', async () => {
    const known = 'He lives in Split.';
    const contactId = await told(['2024-05-13', known], ['2024-10-24', 'In 2012 he moved to Zadar.']);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toContain(known);
  });
});
