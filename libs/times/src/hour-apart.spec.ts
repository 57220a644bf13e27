import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { spokenPlan } from './spoken-plan.js';
import { spokenTime } from './spoken-time.js';

// A Wednesday, 10:15 in New York.
const heard: Heard = {
  reference: new Date('2026-06-10T14:15:00Z'),
  timezone: 'America/New_York',
  options: datesOptions(readConfig({})),
};
const startOf = (text: string): string | undefined =>
  spokenTime(text, heard, { episodic: true, singleValued: false }).startsAt?.toISOString();

describe('an hour and a day apart in one clause', () => {
  it.each([
    ["I have a two o'clock with Dr. Stein today.", '2026-06-10T18:00'],
    ['Is having a haircut at three with Gina on Friday.', '2026-06-12T19:00'],
    ['I see Dr. Hall at 3 pm about my knee on Friday.', '2026-06-12T19:00'],
    ['I fly at seven in the morning to Denver on Friday.', '2026-06-12T11:00'],
    ['I have a pickup at four from the school on Friday.', '2026-06-12T20:00'],
    ['On Friday, I have a haircut with Gina at three.', '2026-06-12T19:00'],
    ['On Friday I am at the bank with my son at 9:30.', '2026-06-12T13:30'],
    ["We're having dinner at eight with the Smiths on Friday.", '2026-06-13T00:00'],
    ["I'm meeting Gina at half past nine for a walk next Friday.", '2026-06-19T13:30'],
    ['I am there at noonish with Gina on Friday.', '2026-06-12T16:00'],
    ['I get up at seven and I see Gina at three for tea on Friday.', '2026-06-12T19:00'],
  ])('are one time: %s', (text, start) => {
    expect(startOf(text)).toMatch(new RegExp(`^${start}`, 'u'));
  });

  it('tells all words that it was read from', () => {
    const { expression, precision } = spokenTime('See Gina at 3 pm for tea on Friday', heard, {
      episodic: true,
      singleValued: false,
    });
    expect([expression, precision]).toEqual(['3 pm for tea on Friday', 'hour']);
  });

  it('are the time of a plan', () => {
    const plan = (text: string): string | undefined => spokenPlan(text, heard)?.startsAt?.toISOString();
    expect(plan("I have a two o'clock with Dr. Stein today.")).toBe('2026-06-10T18:00:00.000Z');
    expect(plan('I fly at seven in the morning to Denver on Friday.')).toBe('2026-06-12T11:00:00.000Z');
    expect(plan("I've booked a haircut at three with Gina on Friday.")).toBe('2026-06-12T19:00:00.000Z');
    expect(plan('I might see Gina at three for tea on Friday.')).toBeUndefined();
  });

  it.each([
    ['I get up at 7 am and see Gina on Friday.', '2026-06-12T04:00'],
    ["He called on Monday about the three o'clock.", '2026-06-08T04:00'],
    ['He told me on Monday that the shop shuts at 5 pm.', '2026-06-08T04:00'],
    ['I told him on Monday we meet at 3 pm.', '2026-06-08T04:00'],
    ['I was asked on Monday to come at 3 pm.', '2026-06-08T04:00'],
    ['I see Gina at 3 pm or the dentist at 5 pm on Friday.', '2026-06-12T21:00'],
    ['I saw Gina on Monday. I get up at 7 am.', '2026-06-08T04:00'],
    ['Please call me at 3 pm about the visit on Friday.', '2026-06-12T04:00'],
    ['I called at 9 am to cancel the visit on Friday.', '2026-06-05T04:00'],
    ['There were 6ish people at the party on Friday.', '2026-06-05T04:00'],
    ['I fly at seven with six children of ours on Friday.', '2026-06-12T11:00'],
    ['I met her at one with my aunt between 2 pm and 3 pm on Friday.', '2026-06-05T18:00'],
    ['I start at 9 am with a lunch break at 1 pm in the canteen on Friday.', '2026-06-12T04:00'],
  ])('are not where they belong to two things: %s', (text, start) => {
    expect(startOf(text)).toMatch(new RegExp(`^${start}`, 'u'));
  });
});
