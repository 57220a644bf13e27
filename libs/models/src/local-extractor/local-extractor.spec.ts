import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import type { SpeakerRole } from '#domain/people/speaker.js';
import { flatRanges, readableText, unreadRanges } from '#domain/privacy/unread.js';
import type { Extraction, TranscriptTurn } from '../extractor.js';
import { NoEmbedder } from '../no-embedder.js';
import { LocalExtractor } from './local-extractor.js';
import { featuresOf, FEATURES } from './reader-features.js';
import { Worth } from './worth.js';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';

const extractor = new LocalExtractor(new NoEmbedder(), datesOptions(readConfig({})));

function read(...said: (readonly [role: SpeakerRole, text: string])[]): Promise<Extraction> {
  const at = new Date('2026-03-05T10:00:00Z');
  const turns = said.map(([role, text], i) => ({ id: `t${i}`, position: i + 1, speaker: role, role, text, at }));
  return extractor.extract({ contact: { name: 'Asha', timezone: 'UTC' }, before: [], turns, known: [] });
}

describe('LocalExtractor, by words alone', () => {
  it.each(['I moved to Otley.', "I'm from Otley originally."])(
    'keeps as text a town that it does not know: %s',
    async (text) => {
      const { facts } = await read(['contact', text]);
      expect(facts).toMatchObject([{ text, attribute: null }]);
    },
  );

  it('keeps a fact as it was said, with its attribute and its quote', async () => {
    const { facts, events, usage } = await read(
      ['agent', 'Where do you live?'],
      ['contact', 'Well, I live in Lisbon now.'],
    );
    expect(facts).toMatchObject([
      {
        ...{
          text: 'I live in Lisbon now.',
          attribute: 'current_city',
          value: 'Lisbon',
          polarity: 'holds',
          subject: null,
        },
        ...{
          kind: 'semantic',
          importance: null,
          known: null,
          evidence: { turnId: 't1', quote: 'Well, I live in Lisbon now.' },
        },
      },
    ]);
    expect(events).toEqual([]);
    expect(usage).toMatchObject({ calls: 0, inputTokens: 0, cost: null });
  });

  it.each([
    { language: 'en', booked: 1 },
    { language: 'de', booked: 0 },
  ])('takes an agreed time only from what is said in English: $language', async ({ language, booked }) => {
    const at = new Date('2026-03-05T10:00:00Z');
    const said = (id: string, position: number, role: SpeakerRole, text: string): TranscriptTurn => {
      return { id, position, speaker: role, role, text, at, language };
    };
    const turns = [said('t1', 1, 'agent', '12 April, 10:30?'), said('t2', 2, 'contact', 'Super.')];
    const { events } = await extractor.extract({
      ...{ contact: { name: 'Asha', timezone: 'UTC' }, before: [], turns, known: [] },
    });
    expect(events).toHaveLength(booked);
  });

  it('reads a plan as an event of the contact', async () => {
    const { events } = await read(['contact', 'I am flying to Madrid next Friday because my sister lives there.']);
    expect(events).toMatchObject([{ subject: 'Asha', verb: 'flying', status: 'planned', startsAt: 'next Friday' }]);
  });

  it('reads the sentences beside one that is hidden as it did before', async () => {
    const text = 'I live in Rome. I am allergic to nuts. I work at Bosch.';
    const left = readableText(text, flatRanges(unreadRanges(text, ['I am allergic to nuts']))) ?? '';
    const [before, after] = [await read(['contact', text]), await read(['contact', left])];
    expect(after.facts).toEqual(before.facts.filter(({ attribute }) => attribute !== 'allergy'));
    expect(after.facts.map(({ value }) => value)).toEqual(['Rome', 'Bosch']);
  });

  it('takes nothing of what the agent or somebody else says', async () => {
    const { facts } = await read(['agent', 'I live in Lisbon now.'], ['other', 'My name is Nadia Rao.']);
    expect(facts).toEqual([]);
  });

  it('keeps an answer of two words that has an attribute', async () => {
    const { facts } = await read(['agent', 'Is there anything you do not eat?'], ['contact', "I'm vegan."]);
    expect(facts).toMatchObject([{ text: "I'm vegan.", attribute: 'diet', value: 'vegan' }]);
  });

  it('keeps a bare answer together with its question, and reads its attribute', async () => {
    const { facts } = await read(
      ['agent', 'Thank you. Can I take your email address?'],
      ['contact', 'Yes, asha@example.org. I live in Porto.'],
      ['agent', 'And any allergies?'],
      ['contact', 'Penicillin.'],
    );
    expect(facts).toMatchObject([
      { text: 'My email address is asha@example.org.', attribute: 'email', value: 'asha@example.org' },
      { text: 'I live in Porto.', attribute: 'current_city' },
      {
        text: 'Asked about any allergies: Penicillin.',
        attribute: null,
        evidence: { turnId: 't3', quote: 'Penicillin.' },
      },
    ]);
  });

  it('keeps what a contact answers an agent with the question, unless it is kept alone', async () => {
    const { facts } = await read(
      ['contact', 'My dog is limping.'],
      ['agent', "Oh no. What's his name?"],
      ['contact', 'Biscuit.'],
      ['agent', 'Is he insured?'],
      ['contact', 'Yeah, with Petplan.'],
      ['agent', 'Where do you live?'],
      ['contact', 'I live in Porto.'],
      ['agent', 'And your extension?'],
      ['contact', '4410. No, sorry, 4418.'],
    );
    expect(facts.map(({ text }) => text).slice(-4)).toEqual([
      "My dog's name is Biscuit.",
      'Asked "Is your dog insured?": Yeah, with Petplan.',
      'I live in Porto.',
      'My extension is 4418.',
    ]);
  });

  it.each([
    {
      ...{ asked: 'Lovely. And your postcode.', answer: "It's LS8 4QT." },
      ...{ text: 'My postcode is LS8 4QT.', quote: "It's LS8 4QT." },
    },
    {
      ...{ asked: 'Where do you work?', answer: 'I teach piano to children. From home, mostly.' },
      ...{ text: 'I teach piano to children. From home, mostly.' },
      ...{ quote: 'I teach piano to children. From home, mostly.' },
    },
    {
      ...{ asked: 'Is everyone coming?', answer: "No, my mother-in-law's gone back. So it's four of us." },
      ...{ text: "My mother-in-law's gone back. So it's four of us." },
      ...{ quote: "No, my mother-in-law's gone back. So it's four of us." },
    },
    {
      ...{ asked: 'And Emeka, is he with you?', answer: 'He moved to Canterbury to study law.' },
      ...{ text: 'Emeka moved to Canterbury to study law.', quote: 'He moved to Canterbury to study law.' },
    },
    {
      ...{ asked: 'How much would you like to borrow?', answer: 'Twelve thousand. No, sorry, fifteen.' },
      ...{ text: 'Asked "How much would you like to borrow?": fifteen.', quote: 'fifteen.' },
    },
  ])('keeps of "$asked" "$answer": $text', async ({ asked, answer, text, quote }) => {
    const { facts } = await read(['agent', asked], ['contact', answer]);
    expect(facts).toMatchObject([{ text, evidence: { turnId: 't1', quote } }]);
  });

  it('does not take the name of the contact, whom the agent addresses, for whom they tell of', async () => {
    const { facts } = await read(
      ['agent', 'And Asha, has he moved?'],
      ['contact', 'He moved to Canterbury to study law.'],
    );
    expect(facts).toEqual([]);
  });

  it('leaves between contacts each sentence alone', async () => {
    const { facts } = await read(['contact', 'My sister has a bakery in Otley. It opens at six.']);
    expect(facts.map(({ text }) => text)).toEqual(['My sister has a bakery in Otley.']);
  });

  it('joins no more than a bare answer if it is no agent who asks', async () => {
    const { facts } = await read(['other', 'Is he insured?'], ['contact', 'Yeah, with Petplan.']);
    expect(facts).toEqual([]);
  });

  it('takes from the agent the time that the contact accepts, and what they confirm', async () => {
    const { facts, events } = await read(
      ['agent', 'So your new address is 3 Mill Lane, Otley?'],
      ['contact', "That's right."],
      ['agent', 'Then the survey would be Monday the 16th, 8 a.m.?'],
      ['contact', 'Monday the 16th is perfect.'],
    );
    expect(facts).toMatchObject([
      { text: 'My new address is 3 Mill Lane, Otley.', evidence: { turnId: 't1', quote: "That's right." } },
    ]);
    expect(events).toMatchObject([
      {
        ...{ text: 'The survey is booked for Monday the 16th, 8 a.m.', subject: 'Asha', object: 'survey' },
        ...{ status: 'planned', startsAt: 'Monday the 16th, 8 a.m.', aliases: ['appointment'] },
        evidence: { turnId: 't3', quote: 'Monday the 16th is perfect.' },
      },
    ]);
  });

  it.each(["my husband is vegan and i'm allergic to nuts", "My husband is vegan and I'm allergic to nuts."])(
    'tells the speaker from whom the sentence begins with: %s',
    async (text) => {
      const { facts } = await read(['contact', text]);
      expect(facts).toMatchObject([
        { subject: 'husband', attribute: 'diet', value: 'vegan' },
        { subject: null, attribute: 'allergy', value: 'nuts' },
      ]);
    },
  );

  it('takes nothing of a question that has no mark', async () => {
    const asked = ['hi do I still live in Lisbon', 'has my lesson been moved to Friday', 'when did I start at Siemens'];
    const { facts, events } = await read(...asked.map((text) => ['contact', text] as const));
    expect([facts, events]).toEqual([[], []]);
  });

  it('keeps at most forty of a window, in their order', async () => {
    const cities = Array.from(
      { length: 90 },
      (_, i) => ['contact', `I work at Firm${String.fromCharCode(65 + (i % 26))}${i}.`] as const,
    );
    const { facts } = await read(...cities);
    expect(facts).toHaveLength(40);
    const places = facts.map(({ evidence }) => Number(evidence.turnId.slice(1)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each([' ', '.', 'A ', 'Dr. ', 'yeah, ', 'I live in Porto, how about you, ', 'my sister Mia ', ', and i ', 'a'])(
    'reads a turn of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => read(['contact', text]), unit, 8_000),
  );
});

describe('Worth', () => {
  it('refuses weights that were trained on other features', () => {
    const other = join(mkdtempSync(join(tmpdir(), 'weights-')), 'weights.json');
    writeFileSync(other, JSON.stringify({ features: ['length'] }));
    expect(() => Worth.load(other)).toThrow('train again');
    expect(featuresOf('I live in Lisbon.')).toHaveLength(FEATURES.length);
  });

  it('asks more of a short turn, and less of an answer', () => {
    const worth = Worth.load();
    const over = (isAnswer: boolean, words: number): number =>
      worth.of('I love hiking.', null, { isAnswer, words }).over;
    expect(over(true, 20)).toBeGreaterThan(over(false, 20));
    expect(over(false, 40)).toBeGreaterThan(over(false, 20));
    expect(over(false, 60)).toBe(over(false, 6_000));
  });
});
