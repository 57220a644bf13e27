import { createContact } from '#contract/contacts.js';
import { listMemories, rememberBatch } from '#contract/memories.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byEveryDoor } from '../support/doors/doors.js';

const [FIRST, SECOND] = ['Drives a red Fiat.', 'Got rid of the Fiat, it is a Volvo now.'];
const embedder = new ScriptedEmbedder({ [FIRST]: [1, 0], [SECOND]: [0.8, 0.6] });
const arbiter = new ScriptedArbiter(({ statement, candidates }) => {
  const meant = candidates.find(({ text }) => statement.text === SECOND && text === FIRST);
  return meant
    ? { outcome: 'supersede', id: meant.id, reason: 'Another car.' }
    : { outcome: 'add', reason: 'Nothing alike.' };
});

byEveryDoor('rememberBatch, with an arbiter', { embedder, arbiter }, ({ ask }) => {
  it('follows a verdict on what was said earlier in the same batch', async () => {
    const { id: contactId } = await ask(createContact, {});
    const { results } = await ask(rememberBatch, { contactId, memories: [{ text: FIRST }, { text: SECOND }] });
    expect(results.map(({ decision: { outcome, decidedBy } }) => [outcome, decidedBy])).toEqual([
      ['added', 'default'],
      ['superseded', 'arbiter'],
    ]);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toEqual([SECOND]);
  });
});
