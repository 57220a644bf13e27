import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('what was never done so far', () => {
  it.each([
    ['I had covid in March.', 'I never had covid.'],
    ['I had an operation on my knee last year.', "I've never had an operation."],
    ['We went to Spain in June.', "I've never been to Spain."],
    ['I ran the London marathon in April.', "I've never run a marathon."],
    ['I flew for the first time in May.', "I've never flown."],
    ['I got a speeding ticket in June.', "I've never had a speeding ticket."],
    ['We went to Cornwall in May.', "We haven't been to Cornwall."],
    ['I saw the doctor on Tuesday.', "I haven't seen the doctor."],
    ['She broke her leg on the ice.', "She's never broken a leg."],
    ['Tom flew to Rome in May.', 'Tom has never flown.'],
    ['He flew to Rome in May.', 'Her son has never flown.'],
    ['I missed a payment in May.', 'I have never missed a payment.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['My wife had covid in March.', 'I never had covid.'],
    ['I thought I had covid in March but it was a cold.', "I've never had covid."],
    ['I had a covid jab in March.', 'I never had covid.'],
    ['I had flu in March.', 'I never had covid.'],
    ["I'd love to go to Japan.", "I've never been to Japan."],
    ['We went to China in April.', "I've never been to Japan."],
    ['I ate breakfast today.', 'I never eat breakfast.'],
    ['I ate meat last night.', "I haven't eaten meat for years."],
    ['I had a talk about the long operation.', "I've never had an operation."],
    ['I never had covid either.', "I've never had covid."],
    ['I was born in Spain.', "I've never been to Spain."],
    ['My other parcel from Boots arrived.', "My parcel hasn't arrived."],
    ['The letter arrived.', "My parcel hasn't arrived."],
    ['Everyone except Ken has done the ladder course.', 'Ken has not done his ladder course.'],
    ['I smoked a salmon.', "I've never smoked."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['i had ', 'had covid ', "i've never had "])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, "I've never had covid."), unit, 2_000);
    await expectLinear((text) => readPlainChange('I had covid.', text), unit, 2_000);
  });
});
