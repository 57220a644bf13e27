const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @returns a number with each digit as a word, and a comma between its groups. */
export function digitByDigit(number: string): string {
  return number
    .split(/[ -]/)
    .map((group) => group.replaceAll(/\d/g, (digit) => `${DIGITS[Number(digit)]} `).trim())
    .join(', ');
}

/** Numbers told in words: each sentence with what is private in it. */
export const IN_WORDS: readonly (readonly [text: string, ...words: string[]])[] = [
  ['My PIN is four four seven one.', 'four four seven one'],
  ['The PIN is double four seven one, thanks', 'double four seven one'],
  ['my pin is, oh, four two one one', 'four two one one'],
  ['It is oh seven oh one, that is the door code, I mean the door code is oh seven oh one.', 'oh seven oh one'],
  ['The security code on the back: nine-oh-three', 'nine-oh-three'],
  ["My PIN isn't forty-four seventy-one, it's eighty-eight twenty.", 'forty-four seventy-one', 'eighty-eight twenty'],
  [
    "It's four one one one, one one one one, one one one one, one one one one, expires twelve twenty-seven",
    'four one one one, one one one one, one one one one, one one one one',
  ],
  [
    'Visa forty-one eleven eleven eleven eleven eleven eleven eleven',
    'forty-one eleven eleven eleven eleven eleven eleven eleven',
  ],
  ['FOUR TRIPLE ONE 1111 1111 triple one one is the card', 'FOUR TRIPLE ONE 1111 1111 triple one one'],
  ['My BSN is triple one triple two triple three', 'triple one triple two triple three'],
  ['One for the money, two for the show, three to get ready.'],
  ['My PIN has four digits.'],
  ['I typed my PIN two, three times.'],
  ['Call me at one thirty or two thirty.'],
  ['There were one or two, maybe three or four of them, five at most, and nine who left.'],
  ['The order is triple one triple two triple three.'],
  ['My password is one of those I forget.'],
];
