import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { normalForm } from './normal-form.js';

const LOW = '\u0316'; // sorts before the mark above
const HIGH = '\u0301';

it('composes accents and puts marks in order', () => {
  expect(normalForm('Jose\u0301', 'NFC')).toBe('Jos\u00e9');
  expect(normalForm('Ｐ\uff9e', 'NFKC')).toBe('P\u3099');
  expect(normalForm(`x${HIGH.repeat(15)}${LOW.repeat(15)}`, 'NFC')).toBe(`x${LOW.repeat(15)}${HIGH.repeat(15)}`);
});

it.each([`x${HIGH}${LOW.repeat(30)}`, `x${`\uff9e${LOW}`.repeat(16)}`])(
  'leaves a text with more marks in a row than any language has: %#',
  (text) => {
    expect(normalForm(text, 'NFC')).toBe(text);
    expect(normalForm(text, 'NFKC')).toBe(text);
  },
);

it.each([`${HIGH}${LOW}`, `\uff9e${LOW}`, `a${HIGH}${LOW}`])('takes linear time: %#', async (part) => {
  await expectLinear((text) => normalForm(text, 'NFKC'), part);
});
