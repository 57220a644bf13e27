import { SaidTimes } from './said-times.js';

const HEARD = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC', options: {} };
const times = (...near: string[]): SaidTimes => new SaidTimes(near, HEARD);

describe('the times of a statement', () => {
  it('are those of the quoted turn and of the turns beside it', () => {
    expect(times('I moved last March.').words('last March')).toBe('last March');
    expect(times('Yes.', 'Shall we say Friday at nine?').words('Friday at nine')).toBe('Friday at nine');
  });

  it('are not carried over from anywhere else', () => {
    expect(times('I like tea.').words('last March')).toBeUndefined();
    expect(times('I moved in May.').words('last March')).toBeUndefined();
    expect(times('I like tea.').bound('until June', 'end')).toBeUndefined();
  });

  it('may be said in other words for the same time', () => {
    expect(times('I came on the 1st of March 2024.').words('2024-03-01')).toBe('2024-03-01');
    expect(times('I see her on Friday at nine.').words('Friday at 9')).toBe('Friday at 9');
  });

  it('are read as the turn tells them', () => {
    expect(times('I worked there until June.').bound('until June', 'end')).toEqual(new Date('2025-07-01T00:00:00Z'));
    expect(times('x').words(null)).toBeUndefined();
    expect(times('We meet by and by.').words('by and by')).toBeUndefined();
  });
});
