import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { spokenPlan } from './spoken-plan.js';

// A Thursday.
const heard: Heard = {
  reference: new Date('2026-03-05T10:00:00Z'),
  timezone: 'UTC',
  options: datesOptions(readConfig({})),
};

describe('spokenPlan', () => {
  it.each([
    "From 1 July I'll be working in Leeds.",
    'Starting next Monday we open the bakery at six.',
    "As of the 1st of May it's thirty hours.",
    'With effect from 1 April my number is 0161.',
  ])('takes what is so from a day on for no plan of that day: %s', (text) => {
    expect(spokenPlan(text, heard)).toBeNull();
  });

  it.each([
    ["I'm flying to Madrid on Tuesday.", '2026-03-10'],
    ['The plumber is coming on Monday at 9.', '2026-03-09T09:00'],
    ['The plumber is coming at 9 a.m. Monday.', '2026-03-09T09:00'],
    ["I've booked the car in for a service on 12 March.", '2026-03-12'],
    ["We've got the school play next Wednesday evening.", '2026-03-11'],
    ["There's a school play on 17 March at 6 pm", '2026-03-17T18:00'],
    ['My exam is on 14 April', '2026-04-14'],
    ['My driving test is on Monday at half past nine', '2026-03-09T09:30'],
    ["I have to be in court on 9 March, so I'll be late for work.", '2026-03-09'],
    ['The parcel arrives tomorrow.', '2026-03-06'],
    ["Let's say Tuesday at 4 pm.", '2026-03-10T16:00'],
    ["It's my daughter's birthday party on Saturday.", '2026-03-07'],
    ['We are moving house on 3 May', '2026-05-03'],
    ['My surgery is scheduled for the 20th of March', '2026-03-20'],
    ['The plumber is coming tomorrow at 3:30.', '2026-03-06T15:30'],
    ['The plumber is coming on Friday between 3 and 5.', '2026-03-06T15:00'],
    ["I'm meeting Tom tonight at midnight.", '2026-03-06T00:00'],
    ["I'm on leave from 3 to 7 April.", '2026-04-03'],
    ["I'm off work from 3 to 7 April.", '2026-04-03'],
    ['Physio tomorrow at 9 am', '2026-03-06T09:00'],
    ['Dentist next Tuesday at 5 pm.', '2026-03-10T17:00'],
    ['Lunch with Anna on Friday at noon', '2026-03-06T12:00'],
    ['I am flying to Madrid on Friday, I mean Saturday.', '2026-03-07'],
    ["I'm coming in on Friday actually make it Monday", '2026-03-09'],
    ['I have an appointment with Dr Rao on Friday because my knee hurts.', '2026-03-06'],
  ])('%s', (text, start) => {
    expect(spokenPlan(text, heard)?.startsAt?.toISOString()).toMatch(new RegExp(`^${start}`));
  });

  it.each([
    'I live in Pune.',
    'I live in Pune, but I am in Goa next week.',
    'I see the dentist on Friday at 4 p.m. Mum is allergic to nuts.',
    'I fly to Rome on Friday at 9 a.m. Anna is allergic to nuts.',
    'I see the dentist on Friday at 4 p.m. Leeds is my new home.',
    'I moved to Porto on Monday.',
    'Works tomorrow at 9 am',
    'Tomorrow at 9 am',
    'Yoga on Friday',
    'I was going to fly on Friday.',
    "I'm not coming on Monday.",
    "If it rains I'm at home on Friday.",
    'I might fly on Friday.',
    'I would love to see Rome in May.',
    'I go swimming every Tuesday.',
    'I play chess on Mondays.',
    'I work on Monday and Thursday.',
    'My birthday is on 14 April.',
    'My passport expires on 4 May 2027.',
    'The offer is valid until 30 June.',
    'From 1 December I work at Wipro.',
    'From 18 March until Easter Sunday I am off coffee altogether.',
    'Friday is my rest day.',
    'My favourite day is Friday.',
    'Can you come on Friday?',
    'is the plumber coming on friday',
    'um am I booked in for Tuesday',
    'do I have an appointment on Friday',
    "I'm booked in for Tuesday, aren't I",
    "I'm free on Friday.",
    "I'm flying on Friday. I hate flying.",
    'The dentist moved to Friday.',
    'My flight on Friday is cancelled.',
    'I heard that the office is closed on Monday.',
    'I have been vegan since March.',
    'I finish work at 5 pm.',
  ])('is none: %s', (text) => {
    expect(spokenPlan(text, heard)).toBeNull();
  });
});
