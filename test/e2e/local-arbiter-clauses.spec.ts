import { createContact } from '#contract/contacts.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-12T09:00:00Z');
const settings = { EMBEDDER: 'local', ARBITER: 'local' };

byDoors('the local arbiter on plain speech', { settings, clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  let contactId = '';
  beforeEach(async () => {
    clock.set('2026-03-12T09:00:00Z');
    ({ id: contactId } = await ask(createContact, {}));
  });
  const tell = async (...told: string[]): Promise<void> => {
    for (const text of told) await ask(remember, { contactId, text });
    clock.set('2026-03-12T10:00:00Z');
  };
  const texts = async (asOf: object = {}): Promise<string[]> =>
    (await ask(listMemories, { contactId, ...asOf })).memories.map(({ text }) => text).toSorted();

  it('ends two facts by two clauses, and brings both back when it is reverted', async () => {
    const known = ['I drive a white van.', 'I work as a plumber.'];
    await tell(...known);
    const text = "I've retired and sold the van.";
    const { decision } = await ask(remember, { contactId, text });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'classifier' });
    expect(decision.superseded).toHaveLength(2);
    await expect(texts()).resolves.toEqual([text]);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(texts()).resolves.toEqual(known);
  });

  it('leaves what the other clause says is as it was', async () => {
    await tell('I have Spotify.', 'I have a Netflix subscription.');
    await ask(remember, { contactId, text: "I've cancelled Netflix and kept Spotify." });
    await expect(texts()).resolves.toEqual(['I have Spotify.', "I've cancelled Netflix and kept Spotify."]);
  });

  it.each([
    ['I work days.', 'The week after next I go onto nights.', '2026-03-24T12:00:00Z'],
    ['We live in Leeds.', "Come January we're moving to York.", '2027-01-15T12:00:00Z'],
    ["I'm on the basic tariff.", "As of the 1st I'll be on the Fix and Save tariff.", '2026-04-02T12:00:00Z'],
  ])('keeps "%s" until "%s" takes place', async (known, told, then) => {
    await tell(known, told);
    await expect(texts({ validAt: '2026-03-13T12:00:00Z' })).resolves.toEqual([known]);
    await expect(texts({ validAt: then })).resolves.toEqual([told]);
  });

  it.each([
    ['I do the Tuesday spin class.', "I'm not really doing the Tuesday spin class any more, to be honest."],
    ['My cleaner Sue comes on Mondays.', "Sue couldn't come this Monday, she's retired."],
    ['I smoke.', 'I packed in the fags.'],
    ['I smoke.', "Tell him I've stopped smoking."],
    ['I live at 4 Oak Street.', "I've moved to 12 Elm Road, can you update my address?"],
    ['I smoke.', "I'm calling to say I've stopped smoking, by the way"],
    ['I drive a Kia Ceed.', "It's been raining all week here. I've sold the Kia. My cousin is staying with us."],
    ['My phone number is 07700 900123.', 'My phone number is 07700 900555.'],
    ['My phone number is 07700 900123.', 'My number is 07700 900555.'],
    ['I have a dog called Rex.', "I don't have a dog."],
    ["I don't like spicy food.", 'I like spicy food.'],
    ["I'm 42.", "I'm 43."],
    ['I have 3 kids.', 'Our fourth arrived.'],
    ['I never had covid.', 'I had covid in March.'],
    ["I'm with Vodafone.", 'I ported my number to O2.'],
    ['We close at six.', "We're open till eight now."],
    ['I prefer texts.', 'I prefer calls.'],
    ["I'm vegan.", "I've started eating fish."],
    ['She lives with her dad.', 'She lives with her mum.'],
    ['My wife is Anna.', "I don't have a wife."],
    ['I commute by train.', "I've started cycling in."],
    ['The main contact is Sarah Jones.', 'Sarah Jones left Acme last month.'],
    ['I prefer to be called Liz.', 'Please call me Elizabeth.'],
  ])('ends "%s" by "%s"', async (known, told) => {
    await tell(known, told);
    await expect(texts()).resolves.not.toContain(known);
  });

  it.each([
    ['I drive to work.', "I'm not nervous driving to work any more."],
    ['My cleaner Sue comes on Mondays.', "Sue couldn't come this Monday, she's poorly."],
    ['I smoke.', 'I packed in a hurry and forgot my fags.'],
    ['I go to the gym.', 'She said "cancel my gym".'],
    ['I work days.', 'The week after next my husband goes onto nights.'],
    ['I drive a Kia Ceed.', "I've sold the Kia, haven't I?"],
    ["I'm single.", 'Thanks for getting back to me so quickly.'],
    ['I drive a Kia Ceed.', 'My sister phoned about her car. She sold it.'],
    ['I work at Tesco.', 'I handed my notice in.'],
    ['I work nights.', 'I work at Bolt now.'],
    ['I rent the flat at 12 Oak Street.', 'My landlord sold the flat.'],
    ['I drive to work.', 'Took the bus today.'],
    ['I drive to work.', 'Left the car at home today.'],
    ['I shop at Aldi.', 'Aldi was shut this morning.'],
    ['I have a house in Leeds.', 'The neighbours sold their house.'],
    ["I'm vegetarian.", "I've started eating tofu."],
    ["I'm married.", 'My parents are divorced.'],
    ['Acme uses Salesforce.', 'Acme uses Slack.'],
  ])('leaves "%s" as it was by "%s"', async (known, told) => {
    await tell(known, told);
    await expect(texts({ validAt: '2026-03-26T12:00:00Z' })).resolves.toContain(known);
  });

  it('does not take a fact with another word in it for a restatement', async () => {
    await tell('I walk to work.', 'I drive to work.');
    await expect(texts()).resolves.toContain('I drive to work.');
  });
});
