import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { haveOtherNumbers } from './other-number.js';
import { readPlainChange } from './read-change.js';

describe('another number of the same quantity', () => {
  it.each([
    ['Lisinopril went up to 20.', 'I take lisinopril 10 mg.'],
    ['The rent is 950 now.', 'My rent is 900 a month.'],
    ['My rent went up to £950 from May.', 'My rent is £900 a month.'],
    ['Blood pressure was 130 over 80 yesterday.', 'My blood pressure is 150 over 95.'],
    ['Metformin is 1000 mg a day since the blood test.', 'Metformin 500 mg a day.'],
    ['The excess is 400.', 'My policy excess is 250.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['I take atorvastatin 20 mg.', 'I take lisinopril 10 mg.'],
    ['I took two lisinopril.', 'I take one lisinopril 10 mg.'],
    ['My old rent was 700.', 'My rent is 900.'],
    ['The rent was 700 before that.', 'My rent is 900.'],
    ["My son's lisinopril went up to 20.", 'I take lisinopril 10 mg.'],
    ['The pool is 20 a month.', 'The gym is 40 a month.'],
    ['Our shop closes at four on Christmas Eve.', 'Our shop closes at six.'],
    ["I've an appointment at 11.", 'I have an appointment at 9.'],
    ['The rent might go up to 950.', 'My rent is 900.'],
    ['The rent went up by 20.', 'My rent is 900.'],
    ["My wife's card ends 8830.", 'My card ends 4421.'],
    ['My garage rent is 120.', 'My rent is 900.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each([
    ['My number is 07700 900555.', 'My phone number is 07700 900123.', true],
    ["My phone number's 07700 900555 now, thanks.", 'My number is 07700 900123.', true],
    ['My cell number is (555) 010-1234.', 'My mobile phone number is 555 010 9999.', true],
    ['My number is 07700-900123.', 'My phone number is 07700 900123.', false],
    ['My work number is 0151 234 5678.', 'My phone number is 07700 900123.', false],
    ["My wife's number is 07700 900555.", 'My phone number is 07700 900123.', false],
    ['My other number is 07700 900555.', 'My phone number is 07700 900123.', false],
    ['My number is 12.', 'My phone number is 07700 900123.', false],
    ['Is my number 07700 900555?', 'My phone number is 07700 900123.', false],
  ])('"%s" replaces "%s": %s', (statement, fact, replaces) => {
    expect(readPlainChange(statement, fact)?.relation).toBe(replaces ? 'replaces' : undefined);
  });

  it('two texts have other numbers if each has one and none is in both', () => {
    expect(haveOtherNumbers('Two tablets', '1 tablet')).toBe(true);
    expect(haveOtherNumbers('Two tablets at night', 'Two tablets')).toBe(false);
    expect(haveOtherNumbers('One at a time', '2 tablets')).toBe(false);
    expect(haveOtherNumbers('A tablet', '2 tablets')).toBe(false);
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, 'I take lisinopril 10 mg.'), 'lisinopril 20 ', 2_000);
  });
});
