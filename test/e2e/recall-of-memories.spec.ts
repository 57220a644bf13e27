import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { listMemories, rememberBatch, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';

const ofDay = { saidAt: '2026-03-01T00:00:00Z', validFrom: '2026-01-01T00:00:00Z' };
const TOLD = [
  { text: 'Is called Priya Nair.', attribute: 'name', value: 'Priya Nair' },
  { text: 'Goes by Pri.', attribute: 'nickname', value: 'Pri' },
  { text: 'Priya lives in Bangalore.', attribute: 'city', value: 'Bangalore' },
  { text: 'Works at Infosys.', attribute: 'employer', value: 'Infosys' },
  { text: 'Her husband works at Wipro.' },
  { text: 'Works at Tata.', attribute: 'employer', value: 'Tata', subject: 'sister' },
  { text: 'Has a daughter called Mia.', attribute: 'child', value: 'Mia', tags: ['family'] },
  { text: 'Leo is one of the children.', attribute: 'child', value: 'Leo', tags: ['family'] },
  { text: 'Priya likes the café São Jorge.', kind: 'procedural' as const },
];

function texts({ results }: Answer<typeof recall>): (string | undefined)[] {
  return results.map(({ memory, turn }) => memory?.text ?? turn?.text);
}

describe.each([
  ['recall by vectors', { embedder: new ScriptedEmbedder() }],
  ['recall', {}],
] as const)('%s', (how, options) => {
  byDoors(`${how} of memories`, options, ({ ask }) => {
    let contactId: string;

    beforeAll(async () => {
      ({ id: contactId } = await ask(createContact, { name: 'Priya' }));
      await ask(rememberBatch, { contactId, memories: TOLD.map((one) => ({ ...ofDay, ...one })) });
      for (const [channel, text] of [
        ['phone', 'I drive a red Volvo.'],
        ['chat', 'I drive a blue Fiat.'],
      ] as const) {
        const { id: sessionId } = await ask(startSession, { contactId, channel });
        await ask(addTurns, { sessionId, turns: [{ id: channel, speaker: 'Priya', text }] });
        await ask(remember, { contactId, text: `Told that ${text}`, turnId: channel });
      }
    });

    const first = async (query: string): Promise<string | undefined> =>
      texts(await ask(recall, { contactId, query }))[0];

    it('a text does not win by the name of the contact', async () => {
      expect(await first('Which city does Priya live in?')).toBe('Priya lives in Bangalore.');
      expect(await first('Who is the employer of Pri?')).toBe('Works at Infosys.');
      expect(await first('What is Priya called?')).not.toBe('Priya lives in Bangalore.');
    });

    it('what is known of another does not answer for the contact, nor the other way round', async () => {
      expect(await first('Where does she work?')).toBe('Works at Infosys.');
      expect(await first('Where does her sister work?')).toBe('Works at Tata.');
      expect(await first('Where does her husband work?')).toBe('Her husband works at Wipro.');
    });

    it('lists all of the attribute that is asked for', async () => {
      const answer = await ask(recall, { contactId, query: 'How many kids does Priya have?' });
      expect(texts(answer).slice(0, 2).toSorted()).toEqual([
        'Has a daughter called Mia.',
        'Leo is one of the children.',
      ]);
      expect(answer.results[0]?.bearing).toMatchObject({ attribute: true, subject: true });
    });

    it('says whether anything bears on the question', async () => {
      const found = async (query: string): Promise<string> => (await ask(recall, { contactId, query })).found;
      expect(await found('Where does Priya live?')).toBe('some');
      expect(await found('What is the capital of France?')).toBe('none');
      expect(await found("What is her brother's job?")).toBe('none');
    });

    it('leaves out what has less than the least score', async () => {
      const all = await ask(recall, { contactId, query: 'Where does Priya live?' });
      const [best] = all.results;
      const few = await ask(recall, {
        contactId,
        query: 'Where does Priya live?',
        minScore: (best?.score ?? 0) - 0.01,
      });
      expect(texts(few)).toEqual([best?.memory?.text]);
      const none = await ask(recall, { contactId, query: 'Where does Priya live?', minScore: 1 });
      expect([none.results, none.found]).toEqual([[], 'none']);
    });

    it('what is so comes before what is only wished or heard, unless that is asked for', async () => {
      const { id } = await ask(createContact, { name: 'Meera' });
      const city = (value: string, saidAt: string): object => ({ attribute: 'current_city', value, saidAt });
      const memories = [
        { text: 'Moved to Pune.', ...city('Pune', '2020-01-01T00:00:00Z') },
        { text: 'Wants to live in Goa.', modality: 'wish' as const, ...city('Goa', '2026-03-01T00:00:00Z') },
        {
          text: 'Lives in Rome, her aunt says.',
          modality: 'hearsay' as const,
          ...city('Rome', '2026-03-01T00:00:00Z'),
        },
      ];
      await ask(rememberBatch, { contactId: id, memories });
      const asked = async (query: string): Promise<string | undefined> =>
        texts(await ask(recall, { contactId: id, query }))[0];
      expect(await asked('Where does she live?')).toBe('Moved to Pune.');
      expect(await asked('Where does she want to live?')).toBe('Wants to live in Goa.');
    });

    it.each([
      [
        'an attribute, under any of its names',
        { attribute: 'kids' },
        ['Has a daughter called Mia.', 'Leo is one of the children.'],
      ],
      ['a tag', { tag: 'family' }, ['Has a daughter called Mia.', 'Leo is one of the children.']],
      ['a kind', { kinds: ['procedural' as const] }, ['Priya likes the café São Jorge.']],
      ['a subject', { subject: 'Her Sister' }, ['Works at Tata.']],
      ['a channel', { channel: 'chat' }, ['Told that I drive a blue Fiat.']],
      ['two at once', { subject: 'contact', attribute: 'employer' }, ['Works at Infosys.']],
    ])('narrows to %s', async (_, filter, expected) => {
      const query = 'Does Priya like, drive or work, and has she kids or a family?';
      const found = texts(await ask(recall, { contactId, query, ...filter }));
      expect(found.toSorted()).toEqual(expected);
    });

    it('narrows turns to a channel', async () => {
      const answer = await ask(recall, { contactId, query: 'drive', in: ['turns'], channel: 'phone' });
      expect(texts(answer)).toEqual(['I drive a red Volvo.']);
    });

    it('lists by subject and by channel', async () => {
      const list = async (filter: object): Promise<string[]> =>
        (await ask(listMemories, { contactId, ...filter })).memories.map(({ text }) => text);
      expect(await list({ subject: 'sister' })).toEqual(['Works at Tata.']);
      expect(await list({ channel: 'phone' })).toEqual(['Told that I drive a red Volvo.']);
      expect(await list({ subject: 'contact', attribute: 'employer' })).toEqual(['Works at Infosys.']);
    });

    if (how === 'recall') {
      it.each([
        ['galore', 'Priya lives in Bangalore.'],
        ['SAO JORG', 'Priya likes the café São Jorge.'],
        ['cafe', 'Priya likes the café São Jorge.'],
      ])('finds what holds "%s"', async (query, expected) => {
        expect(await first(query)).toBe(expected);
      });

      it.each(['ga', '%', '.*', '_', "' OR 1=1", '\\'])('finds nothing by "%s"', async (query) => {
        expect(texts(await ask(recall, { contactId, query }))).toEqual([]);
      });
    }
  });
});

byDoors('recall of what was replaced', { embedder: new ScriptedEmbedder() }, ({ ask }) => {
  it('is answered by what took its place, and only since then', async () => {
    const { id } = await ask(createContact, {});
    const tell = (text: string, supersedes?: string): Promise<Answer<typeof remember>> =>
      ask(remember, { contactId: id, text, ...(supersedes === undefined ? {} : { supersedes }) });
    const { memory } = await tell('Parcel 2290 is to be delivered to the office in Slough.');
    await tell('It is a birthday present, so plain packaging please.');
    const { decision } = await tell('Send it to the flat instead.', memory?.id);
    const query = 'Where should parcel 2290 be delivered?';
    const answer = async (at: object = {}): Promise<string | undefined> =>
      texts(await ask(recall, { contactId: id, query, ...at }))[0];
    await expect(answer()).resolves.toBe('Send it to the flat instead.');
    await expect(answer({ knownAt: memory?.recordedAt })).resolves.toBe(memory?.text);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(answer()).resolves.toBe(memory?.text);
  });

  it('makes nothing a better match of the words than it was before', async () => {
    const { id } = await ask(createContact, {});
    const old = await ask(remember, { contactId: id, text: 'Rex eats the salmon kibble.' });
    const other = 'Rex is four years old.';
    await ask(remember, { contactId: id, text: other });
    const similarity = async (): Promise<number> => {
      const { results } = await ask(recall, { contactId: id, query: 'What does Rex eat?' });
      return results.find(({ memory }) => memory?.text === other)?.parts.similarity ?? 0;
    };
    const before = await similarity();
    await ask(remember, { contactId: id, text: 'Now it is the lamb one.', supersedes: old.memory?.id ?? '' });
    // The words' scores depend a little on how many memories there are.
    expect(await similarity()).toBeLessThan(before + 0.1);
  });
});
