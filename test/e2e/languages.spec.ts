import { createContact, getContact, updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { resolveDates } from '#contract/time.js';
import { rows } from '../support/database/rows.js';
import { byDoors } from '../support/doors/doors.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T12:00:00Z');

byDoors('languages', { clock, settings: { ARBITER: 'local', EMBEDDER: 'none' } }, ({ ask }) => {
  const contact = async (language?: string): Promise<string> =>
    (await ask(createContact, { timezone: 'Europe/Berlin', ...(language ? { language } : {}) })).id;

  it('keeps the language of a contact as of both clocks, and takes no tag that is none', async () => {
    const contactId = await contact('de');
    const before = clock.now().toISOString();
    clock.set('2026-03-05T12:01:00Z');
    await expect(ask(updateContact, { contactId, language: 'pt-BR' })).resolves.toMatchObject({ language: 'pt-BR' });
    await expect(ask(getContact, { contactId, knownAt: before })).resolves.toMatchObject({ language: 'de' });
    await expect(ask(updateContact, { contactId, language: null })).resolves.toMatchObject({ language: null });
    await expect(ask(updateContact, { contactId, language: 'de_DE!' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it.each([
    ['मैं पुणे में रहती हूँ।', 'मैं पुणे में रहती हूँ', 'परिवार'],
    ['我住在北京。', '我住在北京', '家族'],
    ['\u202bاسمي أحمد\u202c', 'اسمي أحمد', 'عائلة'],
    ['İzmir çok güzel', 'izmir çok güzel', 'şehir'],
    ['Friend of Jose\u0301', 'Friend of José', 'famille'],
    ['Ở Vi\u00ea\u0323t Nam', 'Ở Việt Nam', 'gia đình'],
  ])('hears "%s" again in "%s", under the tag %s', async (text, again, tag) => {
    const contactId = await contact();
    await ask(remember, { contactId, text, tags: [tag], category: tag });
    const { decision } = await ask(remember, { contactId, text: again });
    expect(decision.outcome).toBe('restated');
    await expect(ask(listMemories, { contactId, tag, category: tag })).resolves.toMatchObject({
      memories: [{ tags: [tag] }],
    });
  });

  it('reads times in the language of the call, else of the turn, else of the contact', async () => {
    const contactId = await contact('de');
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const at = '2026-03-05T09:00:00Z';
    const { turns } = await ask(addTurns, {
      sessionId,
      turns: [
        { id: 't1', speaker: 'Eva', text: 'Ich war gestern da.', at },
        { id: 't2', speaker: 'Eva', text: 'Fui ayer.', at, language: 'es' },
      ],
    });
    expect(turns).toMatchObject([
      { language: 'de', expression: 'gestern', refersFrom: '2026-03-03T23:00:00.000Z' },
      { language: 'es', expression: 'ayer', refersFrom: '2026-03-03T23:00:00.000Z' },
    ]);
    const city = { contactId, attribute: 'wohnort', value: 'Kiel' };
    const { memory } = await ask(remember, { ...city, text: 'Ich wohne seit Januar in Kiel' });
    expect(memory).toMatchObject({
      attribute: 'current_city',
      language: 'de',
      expression: 'seit Januar',
      validFrom: '2025-12-31T23:00:00.000Z',
      validTo: null,
    });
    const told = { contactId, text: 'Vivo en Vigo desde febrero', attribute: 'ciudad', value: 'Vigo' };
    const spanish = await ask(remember, { ...told, language: 'es' });
    expect(spanish.memory).toMatchObject({ attribute: 'current_city', language: 'es', expression: 'desde febrero' });
    expect(spanish.decision).toMatchObject({ outcome: 'superseded' });
  });

  it('reads the language of a text that is sure of it, and takes what is short for English', async () => {
    const contactId = await contact();
    const sure = await ask(remember, {
      contactId,
      text: 'Je travaille depuis 2021 dans une grande entreprise à Lyon.',
    });
    expect(sure.memory).toMatchObject({ language: 'fr', expression: 'depuis 2021' });
    expect((await ask(remember, { contactId, text: 'Likes tea.' })).memory).toMatchObject({ language: 'en' });
  });

  it('ends what plain words of the language end, and leaves open what they do not', async () => {
    const contactId = await contact('de');
    await ask(remember, { contactId, text: 'Ich rauche' });
    await ask(remember, { contactId, text: 'Ich arbeite bei Bosch' });
    const ended = await ask(remember, { contactId, text: 'Ich arbeite nicht mehr bei Bosch' });
    expect(ended.decision).toMatchObject({ outcome: 'ended', decidedBy: 'classifier' });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toEqual(['Ich rauche']);
  });

  it('ends no list where one of what it lists is over', async () => {
    const contactId = await contact('de');
    await ask(remember, { contactId, text: 'Ich bin gegen Penicillin und Latex allergisch' });
    const told = await ask(remember, { contactId, text: 'Ich bin nicht mehr gegen Latex allergisch' });
    expect(told.decision.outcome).not.toBe('ended');
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toContain('Ich bin gegen Penicillin und Latex allergisch');
  });

  it('finds words by their stems in each language that the contact speaks', async () => {
    const contactId = await contact();
    const said = [
      { language: 'de', text: 'Die Rechnungen kamen immer zu spät' },
      { language: 'es', text: 'Los recibos llegaban tarde' },
      { language: 'ja', text: '東京に住んでいます' },
      { language: 'en', text: 'The deliveries were late' },
    ];
    for (const one of said) await ask(remember, { contactId, ...one });
    const found = async (query: string): Promise<string | undefined> =>
      (await ask(recall, { contactId, query, limit: 1 })).results[0]?.memory?.text;
    expect(await found('Rechnung')).toBe(said[0]!.text);
    expect(await found('recibo')).toBe(said[1]!.text);
    expect(await found('東京')).toBe(said[2]!.text);
    expect(await found('delivery')).toBe(said[3]!.text);
  });

  it('finds what a revert brought back by its stems too', async () => {
    const contactId = await contact('de');
    const text = 'Die Rechnungen kamen immer zu spät';
    const { memory } = await ask(remember, { contactId, text });
    const { decision } = await ask(remember, { contactId, text: 'Alles kommt nun bei Zeiten', supersedes: memory?.id });
    const { memories } = await ask(revertDecision, { decisionId: String(decision.id) });
    for (const other of ['Sie mag Kaffee am Morgen', 'Sie fährt gerne Rad'])
      await ask(remember, { contactId, text: other });
    const { results } = await ask(recall, { contactId, query: 'Rechnung', in: ['memories'], limit: 1 });
    expect(results.map((one) => [one.memory?.id, one.memory?.text])).toEqual([[memories[0]?.id, text]]);
    // So few words are found without the index as well.
    const inIndex = 'MATCH (m:TextInGerman {id: $id}) RETURN m.text AS text';
    await expect(rows(testConnection(), inIndex, { id: memories[0]?.id })).resolves.toEqual([{ text }]);
  });

  it('reads the time of a question and of a text in the language that is stated', async () => {
    const contactId = await contact('fr');
    await ask(remember, { contactId, text: "J'habite à Lyon depuis 2021" });
    const { time } = await ask(recall, { contactId, query: "Où habitait-il l'année dernière ?" });
    expect(time).toMatchObject({ expression: 'année dernière', start: '2024-12-31T23:00:00.000Z' });
    const stated = { text: 'am 3. Mai 2025', timezone: 'Europe/Berlin', language: 'de' };
    const { expressions, language } = await ask(resolveDates, stated);
    expect([language, expressions[0]?.start]).toEqual(['de', '2025-05-02T22:00:00.000Z']);
  });

  it('takes times that are stated in English for a contact of any language', async () => {
    const contactId = await contact('de');
    await expect(ask(listMemories, { contactId, validAt: 'last March' })).resolves.toMatchObject({ memories: [] });
    await expect(ask(listMemories, { contactId, validAt: 'letzten März' })).resolves.toMatchObject({ memories: [] });
  });
});
