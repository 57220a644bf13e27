import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { awaitsDay, isPlainlyRescheduled, isRescheduled, isTakenBack } from './announcement-words.js';

const leeds = { text: "From 1 July I'll live in Leeds.", expression: '1 July', validTo: null };
const york = [{ text: 'I live in York.' }];
const told = (text: string, expression: string | null): { text: string; expression: string | null; validTo: null } => ({
  text,
  expression,
  validTo: null,
});

describe('what was announced, for another day', () => {
  it.each([
    { text: "From 1 August I'll live in Leeds.", expression: '1 August' },
    { text: "From 1 August I'll live in Leeds, not from July.", expression: '1 August' },
    { text: "From 1 August I'll live in Leeds instead of 1 July.", expression: '1 August' },
    { text: "I'm moving to Leeds on 1 August instead.", expression: '1 August' },
    { text: 'The move to Leeds has been put back to August.', expression: 'August' },
  ])('is told by: $text', ({ text, expression }) => {
    expect(isPlainlyRescheduled(told(text, expression), leeds, york)).toBe(true);
  });

  it.each([
    { text: "From 1 September I'll live in Hull.", expression: '1 September' },
    { text: "From 1 September I'll move from Leeds to Hull.", expression: '1 September' },
    { text: 'In September I leave Leeds instead.', expression: 'September' },
    { text: 'My sister lives in Leeds from 1 August.', expression: '1 August' },
    { text: 'The Leeds office opens on 1 August instead.', expression: '1 August' },
  ])('is not told by: $text', ({ text, expression }) => {
    expect(isRescheduled(told(text, expression), leeds, york)).toBe(false);
  });

  it('is not plainly told where it may be so on that day alone', () => {
    const visit = told("I'll be living in Leeds on 1 August.", '1 August');
    expect(isRescheduled(visit, leeds, york)).toBe(true);
    expect(isPlainlyRescheduled(visit, leeds, york)).toBe(false);
  });

  it('is not plainly told of what has an end', () => {
    const closed = { text: "From 5 October we're closed.", expression: '5 October', validTo: new Date('2026-10-09') };
    expect(isPlainlyRescheduled(told("From 12 October we're closed.", '12 October'), closed, [])).toBe(false);
  });

  it.each([
    { said: 'eight', is: false },
    { said: 'seven', is: true },
    { said: '7', is: false },
  ])('tells an hour from a day: $said', ({ said, is }) => {
    const known = told('From 1 July the office closes at seven.', '1 July');
    const text = `From 1 August the office closes at ${said}.`;
    expect(isRescheduled(told(text, '1 August'), known, [{ text: 'The office closes at six.' }])).toBe(is);
  });

  it('knows a place that is left by what was announced', () => {
    const known = told("From 1 July I'll work from home.", '1 July');
    expect(isRescheduled(told("From 1 August I'll work from home.", '1 August'), known, [])).toBe(true);
  });

  it.each([
    { text: "I'm not moving to Leeds after all.", is: true },
    { text: 'The move to Leeds fell through.', is: true },
    { text: "I won't live in Leeds, I'm staying in York.", is: true },
    { text: "I'm not moving to Hull after all.", is: false },
    { text: 'I live in Leeds now.', is: false },
  ])('is taken back or not: $text', ({ text, is }) => {
    expect(isTakenBack(told(text, null), leeds, york)).toBe(is);
  });

  it.each(['not from instead of 1 jul 1 ', 'jan', "n't ", 'put a back '])('is read in linear time of: %s', (unit) =>
    expectLinear((text) => {
      isPlainlyRescheduled(told(text, null), told(text, null), [{ text }]);
      return isTakenBack(told(text, null), leeds, york);
    }, unit),
  );
});

describe('a day that is still to be told', () => {
  it.each([
    ["I've not been given a date for the cataract op.", true],
    ["We're waiting for the hospital to send a letter.", true],
    ["They haven't told me the day yet.", true],
    ['Hip op, date to be confirmed.', true],
    ['I need a new boiler.', false],
    ['I work days.', false],
    ['My appointment is on Monday.', false],
  ])('%s %s', (text, isAwaited) => {
    expect(awaitsDay(text)).toBe(isAwaited);
  });

  it('is found in linear time', () => expectLinear(awaitsDay, "not it's ", 500));
});
