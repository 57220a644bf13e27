import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';

function manyAttributes(): [string, string][] {
  return Array.from({ length: 60 }, (_, i) => [`note_${i}`, 'x'.repeat(90)]);
}

byDoors('the room of a context', {}, ({ ask }) => {
  it('shows what is core and what is planned, however long another text is', async () => {
    const { id } = await ask(createContact, { attributes: Object.fromEntries(manyAttributes()) });
    const told = { contactId: id, reconcile: false };
    await ask(remember, { ...told, text: 'Is allergic to nuts.', tier: 'core' });
    await ask(remember, { ...told, text: `House rules: ${'never ring before nine. '.repeat(60)}`, tier: 'core' });
    await ask(remember, { ...told, text: 'Lives in Goa.' });
    await ask(remember, { ...told, text: `Said at length: ${'it was a long day. '.repeat(80)}` });
    const { text, memories } = await ask(getContext, { contactId: id, maxTokens: 400 });
    expect(text.length / 4).toBeLessThan(430);
    for (const words of [
      '- Is allergic to nuts.',
      '- House rules: never ring',
      '- Lives in Goa.',
      '- Said at length: it was',
    ])
      expect(text).toContain(words);
    expect(text).toContain('more attributes');
    expect(memories).toHaveLength(4);
  });

  it('says of a denial that it is one', async () => {
    const { id } = await ask(createContact, {});
    await ask(remember, { contactId: id, text: 'Is allergic to nuts.', polarity: 'never' });
    expect((await ask(getContext, { contactId: id })).text).toContain('- a denial: Is allergic to nuts.');
  });
});
