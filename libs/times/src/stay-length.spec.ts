import { stayLength } from './stay-length.js';

const heard = { reference: new Date('2026-11-27T12:00:00Z'), timezone: 'Europe/London', options: {} };
const endOf = (text: string): string | undefined => stayLength(text, heard)?.end.toISOString().slice(0, 10);

describe('for how long something is so', () => {
  it.each([
    ["I'm staying with my sister for three weeks", '2026-12-19'],
    ['The office is closed for a month.', '2026-12-28'],
    ["We're at our daughter's for a couple of weeks, so post goes there", '2026-12-12'],
    ["I'm on antibiotics for another 10 days", '2026-12-08'],
    ["We're shut for three weeks for the refit.", '2026-12-19'],
    ["I'm off for two weeks with my back.", '2026-12-12'],
  ])('%s: until %s', (text, end) => {
    expect(endOf(text)).toBe(end);
  });

  it.each([
    ["I've been here for three weeks", 'it was so till now'],
    ["He's been away for two weeks", 'it was so till now'],
    ["I'll be in Spain for two weeks", 'nobody knows from when on'],
    ["We're going to Spain for two weeks", 'nobody knows from when on'],
    ["I'm saving for a month", 'it is what is saved for'],
    ["I'm paying for two weeks of childcare", 'it is what is paid for'],
    ["I'm living in Berlin for two years", 'the speaker may mean since when'],
    ["She's away for a few weeks", 'nobody knows how many'],
    ['I take it for three weeks', 'it may come again'],
    ['He is fine. I go to Spain for two weeks', 'what is so stands in another sentence'],
  ])('%s: %s', (text) => {
    expect(endOf(text)).toBeUndefined();
  });

  it('says where the words stand, and looks at no text that is not English', () => {
    expect(stayLength("I'm off work for a fortnight", heard)).toMatchObject({ text: 'a fortnight', index: 17 });
    expect(stayLength('is away for two weeks', { ...heard, options: { locale: 'de' } })).toBeNull();
  });
});
