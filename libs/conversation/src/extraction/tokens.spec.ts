import { tokensOf } from './tokens.js';

it('counts who spoke, what was said, and eight for the frame of a turn', () => {
  expect(tokensOf({ speaker: '', text: '' })).toBe(8);
  expect(tokensOf({ speaker: 'Asha', text: 'I drink tea.' })).toBe(12);
});
