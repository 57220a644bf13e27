import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { forgetMemory, redactMemory } from '#contract/forget.js';
import { fileMemory, getHistory, getMemory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');

byDoors('fileMemory', { clock }, ({ ask }) => {
  let contactId = '';

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    contactId = (await ask(createContact, {})).id;
  });

  const tell = async (text: string, more: object = {}): Promise<string> => {
    const { memory } = await ask(remember, { contactId, text, ...more });
    return String(memory?.id);
  };
  const kept = async (): Promise<unknown[]> => {
    const { memories } = await ask(listMemories, { contactId });
    return memories.map(({ text, tier, pins, category }) => [text, tier, pins, category]);
  };
  const found = async (more: object = {}): Promise<string[]> => {
    const { results } = await ask(recall, { contactId, query: 'What does she build?', ...more });
    return results.map(({ memory }) => memory?.text ?? '').sort();
  };
  const city = (value: string, more: object = {}): Promise<string> =>
    tell(`Lives in ${value}.`, { attribute: 'current_city', value, ...more });

  it('sets the tier and the pins, and what was known before reads as it did', async () => {
    const memoryId = await tell('Builds the parser.', { tags: ['work'], importance: 0.9 });
    clock.set('2026-03-05T11:00:00Z');
    const { memory, decision } = await ask(fileMemory, {
      memoryId,
      tier: 'core',
      pins: ['path:src/parser.ts'],
      reason: 'Asked often.',
    });
    expect(memory).toMatchObject({
      tier: 'core',
      pins: ['path:src/parser.ts'],
      tags: ['work'],
      importance: 0.9,
      confidence: 0.8,
    });
    expect(decision).toMatchObject({
      outcome: 'filed',
      superseded: [memoryId],
      reason: 'Asked often.',
      decidedBy: 'caller',
    });
    const before = await ask(getMemory, { memoryId, knownAt: '2026-03-05T10:30:00Z' });
    expect(before).toMatchObject({ tier: 'working', pins: [], supersededAt: null });
    const { steps } = await ask(getHistory, { memoryId: memory.id });
    expect(steps.map(({ as, reason }) => [as, reason])).toEqual([
      ['added', expect.any(String)],
      ['filed', 'Asked often.'],
    ]);
    await expect(ask(fileMemory, { memoryId, tier: 'archive' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('writes nothing where nothing changes, and refuses a call that states nothing', async () => {
    const memoryId = await tell('Builds the parser.', { tier: 'core' });
    const same = await ask(fileMemory, { memoryId, tier: 'core', pins: [] });
    expect([same.decision, same.memory.id]).toEqual([null, memoryId]);
    await expect(ask(fileMemory, { memoryId })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask(fileMemory, { memoryId, pins: ['no kind'] })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('is undone by a revert, which can be reverted in turn', async () => {
    const memoryId = await tell('Builds the parser.');
    const filed = await ask(fileMemory, { memoryId, tier: 'core', pins: ['path:a'], category: 'code' });
    const { decision } = await ask(revertDecision, { decisionId: String(filed.decision?.id) });
    expect(await kept()).toEqual([['Builds the parser.', 'working', [], null]]);
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect(await kept()).toEqual([['Builds the parser.', 'core', ['path:a'], 'code']]);
  });

  it('stays with what replaces it, with what is left of it, and with what makes it longer', async () => {
    await city('Pune', { tier: 'core', pins: ['product:home'], category: 'home', validFrom: '2020-01-01T00:00:00Z' });
    await city('Goa', { validFrom: '2025-01-01T00:00:00Z' });
    const home = ['product:home'];
    const { memories } = await ask(listMemories, { contactId, validAt: '2021-01-01' });
    expect([...(await kept()), memories.map(({ tier, pins }) => [tier, pins])]).toEqual([
      ['Lives in Goa.', 'core', home, 'home'],
      [['core', home]],
    ]);
    await city('Goa', { validFrom: '2024-01-01T00:00:00Z' });
    expect(await kept()).toEqual([['Lives in Goa.', 'core', home, 'home']]);
    await city('Lima', { validFrom: '2026-01-01T00:00:00Z', tier: 'working', pins: [] });
    expect(await kept()).toEqual([['Lives in Lima.', 'working', [], 'home']]);
  });

  it('follows its contact into a merge and out of it', async () => {
    const other = (await ask(createContact, {})).id;
    await tell('Builds the parser.', { tier: 'core', pins: ['path:a'] });
    const { mergeId } = await ask(mergeContacts, { contactId: other, from: contactId });
    const { memories } = await ask(listMemories, { contactId: other });
    expect(memories.map(({ tier, pins }) => [tier, pins])).toEqual([['core', ['path:a']]]);
    await ask(undoMerge, { mergeId });
    expect(await kept()).toEqual([['Builds the parser.', 'core', ['path:a'], null]]);
  });

  it('leaves the archive out of recall unless it is asked for, and a list shows all', async () => {
    await tell('Builds the parser.', { tier: 'archive' });
    await tell('Builds the lexer.', { tier: 'core' });
    await tell('Builds the printer.');
    expect(await found()).toEqual(['Builds the lexer.', 'Builds the printer.']);
    expect(await found({ tiers: ['archive'] })).toEqual(['Builds the parser.']);
    expect((await kept()).length).toBe(3);
    expect((await ask(listMemories, { contactId, tier: 'archive' })).memories).toMatchObject([
      { text: 'Builds the parser.' },
    ]);
  });

  it('puts what is core first into the context, and leaves the archive out of it', async () => {
    await tell('Builds the parser.', { tier: 'archive' });
    await tell('Is allergic to nuts.', { tier: 'core', validFrom: '2020-01-01T00:00:00Z' });
    await tell('Builds the printer.');
    const { text, memories, leftOut } = await ask(getContext, { contactId });
    expect(memories.map((memory) => memory.text)).toEqual(['Is allergic to nuts.', 'Builds the printer.']);
    expect(text).toContain('<core>\n- Is allergic to nuts. (since 2020-01-01)\n</core>');
    expect([text.indexOf('<core>') < text.indexOf('<facts>'), leftOut]).toEqual([true, 0]);
  });

  it('is found by a pin, a tag or a category, in recall, lists and the timeline', async () => {
    await tell('Builds the parser.', { pins: ['path:src/a.ts', 'symbol:Foo.bar'], category: 'code', tags: ['work'] });
    await tell('Builds the lexer.', { pins: ['path:src/b.ts'] });
    for (const one of [{ pin: 'symbol:Foo.bar' }, { category: 'code' }, { tag: 'work' }]) {
      const { memories } = await ask(listMemories, { contactId, ...one });
      const { entries } = await ask(timeline, { contactId, ...one });
      const texts = [memories, entries.map(({ memory }) => memory)].map((list) => list.map(({ text }) => text));
      expect([await found(one), ...texts]).toEqual(Array.from({ length: 3 }, () => ['Builds the parser.']));
    }
  });

  it('keeps the reason of a statement beside that of the service, in its decision and in the history', async () => {
    await city('Pune', { validFrom: '2020-01-01T00:00:00Z' });
    const { memory, decision } = await ask(remember, {
      ...{
        contactId,
        text: 'Lives in Goa.',
        attribute: 'current_city',
        value: 'Goa',
        validFrom: '2025-01-01T00:00:00Z',
      },
      reason: 'Her letter of May says so.',
    });
    expect(decision).toMatchObject({
      statedReason: 'Her letter of May says so.',
      reason: expect.stringContaining('current_city') as string,
    });
    const { steps } = await ask(getHistory, { memoryId: String(memory?.id) });
    expect(steps.map(({ statedReason }) => statedReason)).toContain('Her letter of May says so.');
  });

  it('forgets the reason, the pins and the category with the memory, and masks words in them', async () => {
    const reason = 'The zebra said so.';
    const told = await ask(remember, {
      contactId,
      text: 'Keeps a zebra.',
      pins: ['product:zebra'],
      category: 'zebra',
      reason,
    });
    const memoryId = String(told.memory?.id);
    await ask(redactMemory, { memoryId, pattern: 'zebra' });
    expect(JSON.stringify(await ask(getHistory, { memoryId }))).not.toContain('zebra');
    const second = await ask(remember, {
      contactId,
      text: 'Keeps a panda.',
      pins: ['product:panda'],
      reason: 'The panda said so.',
    });
    await ask(forgetMemory, { memoryId: String(second.memory?.id) });
    expect(JSON.stringify(await ask(getHistory, { memoryId: String(second.memory?.id) }))).not.toContain('panda');
  });
});
