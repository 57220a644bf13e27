import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { assertedPart } from './assertions.js';

describe('what somebody denies to have said', () => {
  it.each([
    "I didn't say I've packed in the fags.",
    'No, I never said that I left Tesco.',
    "I'm not saying I've cancelled it.",
    "We haven't said we sold the van.",
  ])('is neither over nor not: %s', (told) => {
    expect(assertedPart(told)).toBeNull();
  });

  it.each([
    'I never said the staff are rude.',
    "I didn't say I live in Rome.",
    "I didn't say I've left, I said I'm leaving.",
    "I said I've packed in the fags.",
    "I never smoked, I've said that I quit.",
  ])('is not meant, or is put right: %s', (told) => {
    expect(assertedPart(told)).toBe(told);
  });

  it('is read in linear time', async () => {
    await expectLinear((text) => assertedPart(text), 'no but i never said that i ', 2_000);
  });
});
