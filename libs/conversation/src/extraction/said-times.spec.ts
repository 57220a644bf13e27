import { ownTime, SaidTimes } from './said-times.js';

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

  it('may begin what comes again, where that was said', () => {
    expect(times('I play tennis every Tuesday at five.').start('every Tuesday')).toBe('every Tuesday');
    expect(times('I play tennis on Tuesday.').start('every Tuesday')).toBeUndefined();
    expect(times('I play tennis on Friday at nine.').start('Friday at nine')).toBe('Friday at nine');
    expect(times('x').start(null)).toBeUndefined();
  });

  it('are the part that is read, where that is not all', () => {
    const said = times('I saw her on 31 February, and I go there every Tuesday at 25:00.');
    expect(said.words('31 February')).toBe('February');
    expect(said.bound('31 February', 'start')).toBe('February');
    expect(said.start('every Tuesday at 25:00')).toBe('every Tuesday');
  });

  it('are read as the turn tells them', () => {
    expect(times('I worked there until June.').bound('until June', 'end')).toEqual(new Date('2025-07-01T00:00:00Z'));
    expect(times('x').words(null)).toBeUndefined();
    expect(times('We meet by and by.').words('by and by')).toBeUndefined();
  });
});

describe('the time of a fact', () => {
  const fact = (quote: string, from: string | null) => ({ from, evidence: { turnId: 't1', quote } });
  const TABLETS = fact('I have been on tablets since Friday', 'since Friday');
  const TURN = "I'm allergic to nuts. And I have been on tablets since Friday.";

  it('is not that of another sentence of the turn, from which another fact has it', () => {
    expect(ownTime(fact("I'm allergic to nuts", 'Friday'), [TABLETS], TURN)).toBeNull();
    expect(ownTime(TABLETS, [fact("I'm allergic to nuts", 'Friday')], TURN)).toBe('since Friday');
  });

  it.each([
    [
      'no other fact has it',
      'I moved to Lisbon. That was in May, and I like it.',
      'I moved to Lisbon',
      fact('I like it', null),
    ],
    ['one sentence tells both', 'I moved and joined Nokia in May.', 'I moved', fact('joined Nokia in May', 'in May')],
    [
      'the quote goes over both sentences',
      'I moved. In May I joined Nokia.',
      'I moved. In May',
      fact('In May I joined Nokia', 'In May'),
    ],
  ])('is kept where %s', (_, turn, quote, other) => {
    expect(ownTime(fact(quote, 'in May'), [other], turn)).toBe('in May');
  });
});
