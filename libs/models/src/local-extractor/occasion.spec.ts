import { readConfig } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import { happened, planIn } from './occasion.js';

// A Thursday.
const heard = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC', options: datesOptions(readConfig({})) };

describe('planIn', () => {
  it.each([
    ["I'm flying to Madrid next Friday.", 'flying', 'to Madrid', 'next Friday'],
    ["We're going to see the lawyer on Monday.", 'see', 'the lawyer', 'Monday'],
    ["I'll visit my parents this weekend.", 'visit', 'my parents', 'this weekend'],
    ['I have an appointment tomorrow.', 'have', 'an appointment', 'tomorrow'],
    ['My sister is getting married on 20 June.', 'getting', 'married', '20 June'],
  ])('%s', (text, verb, object, time) => {
    expect(planIn(text, heard)).toMatchObject({ verb, object, startsAt: expect.stringContaining(time) as string });
  });

  it.each([
    'I go swimming every Tuesday.',
    "I'm feeling better today.",
    'I moved to Porto last week.',
    'I am not coming on Monday.',
    "I've lived here since 2019.",
    "I'll do it.",
  ])('is none: %s', (text) => {
    expect(planIn(text, heard)).toBeNull();
  });
});

describe('happened', () => {
  it.each([
    ['We got married in 2019.', true],
    ['I ran a marathon last Sunday.', true],
    ['I have worked here since 2019.', false],
    ['I used to live in Porto in 2019.', false],
    ['I work nights this week.', false],
    ['I adopted a dog.', false],
  ])('%s %p', (text, is) => {
    expect(happened(text, heard)).toBe(is);
  });
});
