import { packedText } from './packed-text.js';

it('an id is packed with six bits a character, from bit 39 on; the words that it fills alone are what is searched', () => {
  const [little, big] = packedText('01K9Z3V5T7R8Q2M4N6P0S1WXYZ') as [Buffer, Buffer];
  expect(little).toHaveLength(16);
  expect(Buffer.from(little).swap64()).toEqual(big);
});

it.each(['x'.repeat(37), 'A sentence, with a comma', 'short'])('%s is not packed so, or fills no word', (text) => {
  expect(packedText(text)).toEqual([]);
});
