import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { isForATime, isWithin } from './for-a-time.js';
import { namesOtherOldDay } from './named-old-day.js';
import { isOfWorkNotHome } from './work-not-home.js';

describe('how it is for a time', () => {
  it.each([
    ["Broke my left wrist, so I'm writing with my right for six weeks.", "I'm left-handed."],
    ["We're sleeping downstairs for the time being.", 'We sleep upstairs.'],
    ['She is working from home for a month.', 'She works in the office.'],
    ['No worries about last Sunday; same rule as ever.', "Please don't ring me on Sundays."],
  ])('leaves open: %s %s', (statement, fact) => {
    expect(isForATime(statement, fact)).toBe(true);
  });

  it.each([
    ["I've been on nights for six weeks.", 'I work days.'],
    ["We're booked for three weeks.", 'We go to Crete for two weeks.'],
    ["We're staying for three weeks.", "We're there for two weeks."],
    ["I'm off coffee for good.", 'I drink coffee.'],
    ["There's no foreman for the moment.", "Lucy's the foreman."],
    ['I waited for two weeks and then switched.', "I'm with Three."],
    ['Same place as before, but on Tuesdays.', 'The class is on Mondays.'],
    ["We've had our electric from Ovo since March, gas same as ever.", 'Our electricity comes from British Gas.'],
    ["I'm now in Leeds for a year.", 'I live in York.'],
  ])('does not: %s %s', (statement, fact) => {
    expect(isForATime(statement, fact)).toBe(false);
  });
});

describe('a day that no longer suits', () => {
  it.each([
    ["I couldn't make the 14th, so they booked me for the 21st.", 'My son has a check-up on the 12th.'],
    ["She can't do Tuesday, so it's Friday.", 'The plumber comes on Monday.'],
    ['Tuesday was full so I took Friday.', 'My lesson is on Monday.'],
  ])('is not of: %s %s', (statement, fact) => {
    expect(namesOtherOldDay(statement, fact)).toBe(true);
  });

  it.each([
    ["I couldn't make the 14th, so they booked me for the 21st.", "Mine's on the 14th."],
    ["She can't do Tuesday, so it's Friday.", 'The check-up is on Tuesday.'],
    ["She can't do Tuesday, so it's Friday.", 'The check-up is on the 12th.'],
    ["She can't do Tuesday, so it's Friday.", 'The check-up is tomorrow.'],
    ['I can do Tuesday.', 'The plumber comes on Monday.'],
    ["It's Tuesday now.", 'The plumber comes on Monday.'],
    ['We can make the 14th work.', 'My check-up is on the 12th.'],
  ])('may be of: %s %s', (statement, fact) => {
    expect(namesOtherOldDay(statement, fact)).toBe(false);
  });
});

describe('work and home', () => {
  it.each([
    ["Alf's gone back to work, three days a week in a garden centre.", 'My twin, Alf, lives in Poole.'],
    ['Goes up to London every day for the office.', 'Lives in Reading.'],
    ['I commute into Glasgow three days a week.', 'I live in Stirling.'],
    ['My sister retired in May.', 'My sister lives upstairs from me.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(isOfWorkNotHome(statement, fact)).toBe(true);
  });

  it.each([
    ['He got a job in Leeds.', 'He lives in York.'],
    ['I drive to Oxford every day now.', 'I live in Reading and commute to London.'],
    ['He goes to London every day since they moved.', 'He lives in York.'],
    ['He moved for work.', 'He lives in York.'],
    ['Kids are with me four nights.', 'The kids live with their mum.'],
    ['She retired to Spain.', 'She lives in York.'],
    ['Her job came with a flat.', 'She lives with her mum.'],
    ['He works abroad.', 'He lives with us.'],
    ['She went back to work.', 'She is on maternity leave.'],
    ['He works from home.', 'He lives and works in Hull.'],
  ])('%s may end: %s', (statement, fact) => {
    expect(isOfWorkNotHome(statement, fact)).toBe(false);
  });

  it('are read in linear time', async () => {
    await expectLinear((text) => isForATime(text, "I'm left-handed."), "i'm writing with it for six ", 2_000);
    await expectLinear((text) => namesOtherOldDay(text, 'It is on Monday.'), "couldn't make it on tuesday was ", 2_000);
    await expectLinear((text) => isOfWorkNotHome(text, 'He lives in York.'), 'back to work at ', 2_000);
    await expectLinear((text) => isOfWorkNotHome(text, 'He lives in York.'), 'goes to ', 2_000);
  });
});

describe('a moment within a longer time', () => {
  it.each([
    ["I've just landed.", "I'm out on the road all week."],
    ["I've just arrived at the hotel.", "I'm away the whole month."],
  ])('leaves open: %s %s', (statement, fact) => {
    expect(isWithin(statement, fact)).toBe(true);
  });

  it.each([
    ["I've just landed.", "I'm on a flight to Rome."],
    ["I've just retired.", 'I work all week.'],
    ['I landed a job.', "I'm looking for work all week."],
  ])('does not: %s %s', (statement, fact) => {
    expect(isWithin(statement, fact)).toBe(false);
  });
});
