import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import type { Version } from '#domain/memory/memory.js';
import { matchPlans } from '#domain/plans/plan-match.js';
import { at } from '../../../test/support/stories/statements.js';
import { known } from '../../../test/support/stories/dentist.js';
import { planChange } from './plan-change.js';

// A Thursday.
const heardAt = (time: string): Heard => ({
  reference: at(`2026-03-05T${time}:00Z`),
  timezone: 'UTC',
  options: datesOptions(readConfig({})),
});
const dentist = (startsAt: string, hours = 1): Version =>
  known('dentist', {
    ...{ text: 'Dentist', validFrom: at('2026-03-01'), startsAt: at(startsAt) },
    endsAt: new Date(at(startsAt).getTime() + hours * 3_600_000),
  });

/** @returns the effect of the words on a plan: its new time, or whether it is gone or stays. */
function after(text: string, plan: Version, heard = heardAt('10:00')): string {
  const change = planChange(text, heard);
  if (!change) return 'stays';
  const { meant } = matchPlans(change, [plan], heard.reference, { name: 'Asha', timezone: 'UTC' });
  if (!meant) return 'stays';
  return change.does === 'cancel' ? 'gone' : (change.timeFor(plan).startsAt?.toISOString().slice(0, 16) ?? 'none');
}

describe('a plan that somebody could not keep', () => {
  const coming = dentist('2026-03-10T15:00:00Z');

  it('is no plan that is to come', () => {
    expect(after("I couldn't get to the dentist last time, so I go on Tuesday.", coming)).toBe('stays');
    expect(after('I could not make it to the dentist on Tuesday.', coming)).toBe('stays');
  });

  it('is one that was due', () => {
    expect(after("I couldn't make it to the dentist.", dentist('2026-03-05T09:00:00Z', 3))).toBe('gone');
  });

  it('is to come where it is of the present', () => {
    expect(after("I can't make it to the dentist on Tuesday.", coming)).toBe('gone');
    expect(after("I can't get to the dentist.", coming)).toBe('gone');
  });
});

describe('a plan that is moved to a time of day', () => {
  it.each([
    ['The dentist was moved to 4:30.', '2026-03-10T16:30'],
    ["The dentist was moved to 4 o'clock.", '2026-03-10T16:00'],
    ['The dentist was moved to 4.', '2026-03-10T16:00'],
    ['The dentist was moved to 4 p.m. Thanks.', '2026-03-10T16:00'],
    ['The dentist was moved to 4 p.m. Anna comes too.', '2026-03-10T16:00'],
    ['The dentist was moved to 4 p.m. Can you tell Anna?', '2026-03-10T16:00'],
    ["On Tuesday the dentist was moved to 4 p.m. My wife can't come.", '2026-03-10T16:00'],
    ['The dentist was moved to 4 p.m. Lunch was moved to 1 p.m.', 'stays'],
    ['The dentist was moved to half past four.', '2026-03-10T16:30'],
    ["The dentist was moved to four o'clock.", '2026-03-10T16:00'],
    ['The dentist was moved to 9:15.', '2026-03-10T09:15'],
    ["The dentist was moved from 3 o'clock to 4 pm.", '2026-03-10T16:00'],
    ['The dentist was moved to 4 am.', '2026-03-10T04:00'],
    ['The dentist was moved to Wednesday at 4:30.', '2026-03-11T16:30'],
    ["The dentist was moved from 4 o'clock to 5 pm.", 'stays'],
  ])('lies by day, whenever it is said: %s', (text, then) => {
    const plan = dentist('2026-03-10T15:00:00Z');
    expect(['07:00', '10:00', '17:00', '23:00'].map((time) => after(text, plan, heardAt(time)))).toEqual(
      Array(4).fill(then),
    );
  });

  it.each([
    ['2026-03-10T20:00:00Z', "The dentist was moved from 8 o'clock to 9 o'clock.", '2026-03-10T21:00'],
    ['2026-03-10T20:00:00Z', 'The dentist was moved to Wednesday at 9.', '2026-03-11T21:00'],
    ['2026-03-10T06:00:00Z', 'The dentist was moved to 5:30.', '2026-03-10T05:30'],
    ['2026-03-10T00:00:00Z', 'The dentist was moved to 4:30.', '2026-03-10T16:30'],
  ])('stays early or late where it was: at %s, %s', (startsAt, text, then) => {
    expect(after(text, dentist(startsAt))).toBe(then);
  });
});

describe('what happened to an earlier one', () => {
  it.each(['The dentist was delayed last time.', 'The dentist was cancelled the time before.'])(
    'changes none: %s',
    (text) => {
      expect(after(text, dentist('2026-03-10T15:00:00Z'))).toBe('stays');
    },
  );
});

describe('a question about a plan', () => {
  it.each(['has the dentist been cancelled', 'um was the dentist moved to Friday', 'is the dentist cancelled'])(
    'changes none, also without its mark: %s',
    (text) => {
      expect(after(text, dentist('2026-03-10T15:00:00Z'))).toBe('stays');
    },
  );
});

describe('a new time that is taken back at once', () => {
  it('is not the one that a plan is moved to', () => {
    const plan = dentist('2026-03-10T15:00:00Z');
    expect(after('The dentist was moved to Wednesday, no sorry, Thursday at 4 pm.', plan)).toBe('2026-03-12T16:00');
  });
});

describe('a plan that is cancelled and planned anew in one breath', () => {
  const coming = dentist('2026-03-10T15:00:00Z');

  it.each([
    ["The dentist can't make Tuesday, he's coming Wednesday.", '2026-03-11T00:00'],
    ["I can't make Tuesday, I'll come to the dentist on Thursday at four.", '2026-03-12T16:00'],
    ["They've cancelled Tuesday's dentist and given me Friday at two.", '2026-03-06T14:00'],
    ["The dentist on Tuesday is cancelled, it's Wednesday at six now.", '2026-03-11T18:00'],
    ["The dentist has cancelled, it's on the 9th at three now.", '2026-03-09T15:00'],
  ])('is moved: %s', (text, start) => {
    expect(after(text, coming)).toBe(start);
  });

  it.each([
    "I've cancelled the dentist, I'm in Spain from Friday.",
    "I've cancelled the dentist, Tom's on leave from Friday.",
    "I've cancelled the dentist, we're coming back on Friday.",
    "They've cancelled Tuesday's dentist and given me a voucher for Friday.",
    'The dentist is cancelled, it rained on Friday.',
    "I can't make the dentist on Tuesday.",
    "The dentist is cancelled, I'm free on Tuesday now.",
  ])('is cancelled: %s', (text) => {
    expect(after(text, coming)).toBe('gone');
  });
});
