import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { assertedPart } from './assertions.js';

it.each([
  "I had a dream. I'd moved to Leeds.",
  "I had the strangest dream last night. We were living in Rome and I'd quit my job. My sister had sold the house.",
  "I had a dream that I'd sold the shop.",
  "Honestly, I dreamt I'd sold the shop.",
  "in my dream last night we'd moved to australia",
])('states nothing of what was dreamt: %s', (text) => {
  expect(assertedPart(text)).toBeNull();
});

it.each([
  ["I had a bad dream last night. I've moved to Leeds.", "I've moved to Leeds."],
  ["I had a dream. I'd moved to Leeds. I do live in York though.", 'I do live in York though.'],
  ["I had a dream job but I've left it.", "I had a dream job but I've left it."],
  ["I've bought my dream house.", "I've bought my dream house."],
])('states what was not: %s', (text, stated) => {
  expect(assertedPart(text)).toBe(stated);
});

it.each(['I had a dream. ', "and then i'd ", 'I had a strange '])('is read in linear time: %s', async (part) => {
  await expectLinear((text) => assertedPart(text), part, 2_000);
});
