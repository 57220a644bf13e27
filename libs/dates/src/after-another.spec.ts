import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const sure = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence, text: words }) => confidence >= 0.5 && words !== 'now')
    .map(({ start }) => start.toISOString().slice(0, 10));

describe('a time that takes the place of one before it', () => {
  it.each([
    ['we moved from Tuesday to Thursday, no, Friday', '2024-05-17'],
    ['the call was moved from Monday to Thursday, then to Friday', '2024-05-17'],
    ['it was changed from Thursday to Friday and now it is Monday', '2024-05-20'],
    ['the surgery was set for Tuesday, moved to Thursday, and now they tell me it’s Friday after all', '2024-05-17'],
    ['it was on Monday, then Tuesday, now it’s Thursday', '2024-05-16'],
    ['originally Thursday, now Friday', '2024-05-17'],
    ['it was Monday, then they moved it to Friday', '2024-05-17'],
    ['the hearing isn’t on Thursday anymore, it’s on Friday', '2024-05-17'],
    ['let us meet on Friday instead of Thursday', '2024-05-17'],
    ['rather than Thursday, can we meet on Friday', '2024-05-17'],
    ['the party is no longer on Thursday, it’s on Friday', '2024-05-17'],
    ['it will be on Friday, not Thursday', '2024-05-17'],
    ['Friday works better than Thursday', '2024-05-17'],
    ['we were to meet on Thursday, but she asked for Friday instead', '2024-05-17'],
    ['can we skip Thursday and meet on Friday instead', '2024-05-17'],
  ])('is to come, and the other is in doubt: %s', (text, start) => expect(sure(text)).toEqual([start]));

  it.each([
    ['I was ill on Monday, then on Tuesday I was fine', ['2024-05-13', '2024-05-14']],
    ['On Monday they moved it to Friday', ['2024-05-13', '2024-05-17']],
    ['we saw him on Monday and moved house on Tuesday', ['2024-05-13', '2024-05-14']],
    ['On Monday I stayed in and on Tuesday I went out instead', ['2024-05-13', '2024-05-14']],
    ['Thursday is full, so why not Friday', ['2024-05-16', '2024-05-17']],
    ['she isn’t in on Thursday, she’s in on Friday', ['2024-05-16', '2024-05-17']],
  ])('is not any second time: %s', (text, starts) => expect(sure(text).sort()).toEqual(starts));

  it('is not today', () => expect(sure('I was ill on Monday and now it’s Wednesday')).toContain('2024-05-13'));

  it.each([
    ['we said Saturday', '2024-05-18'],
    ['we said Saturday for the barbecue, no wait, Sunday', '2024-05-19'],
    ['in the end we settled on Friday', '2024-05-17'],
  ])('is also what was agreed: %s', (text, start) => expect(sure(text)).toEqual([start]));

  it.each(['we agreed on Monday to split it', 'she said Monday was hard'])('unless it was then: %s', (text) =>
    expect(sure(text)).toEqual(['2024-05-13']),
  );
});

describe('"the Tuesday after"', () => {
  it.each([
    ['not this Thursday, the Thursday after', '2024-05-23'],
    ['either next Friday or the Tuesday after', '2024-05-28'],
    ['I’m away next week but free the Monday after', '2024-05-27'],
    ['we fly on 3 June and the day after, we rest', '2024-06-04'],
    ['I’m off next week and the week after', '2024-05-27'],
    ['we rent it from 3 to 7 June, and the weekend after', '2024-06-08'],
  ])('follows the time before it: %s', (text, start) => expect(sure(text)).toContain(start));

  it('is no time if there is none before it', () => expect(sure('how about the Tuesday after')).toEqual([]));

  it.each([
    ['the Tuesday after Easter', '2024-04-02'],
    ['the week after 3 June', '2024-06-10'],
    ['the day after', '2024-05-16'],
  ])('is not what names what it follows: %s', (text, start) => expect(sure(text)).toEqual([start]));
});
