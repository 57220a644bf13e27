import { sentencePlaces } from './sentence-places.js';
import { expectLinear } from '../../../test/support/speed/linear-time.js';

const cut = (text: string): string[] => sentencePlaces(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ["I'm vegan. My email is jo@site.example. Bye", ["I'm vegan.", 'My email is jo@site.example.', 'Bye']],
  ['I take 2.5 mg at 8 a.m. daily! Why?', ['I take 2.5 mg at 8 a.m. daily!', 'Why?']],
  ['Dr. Brown is my dentist. "I smoke." Well…\n\n no', ['Dr. Brown is my dentist.', '"I smoke."', 'Well…', 'no']],
  ['我住在罗马。我不吃花生！', ['我住在罗马。', '我不吃花生！']],
  [
    'I live here; I work there. No. 5 is mine. No. Not yet.',
    ['I live here;', 'I work there.', 'No. 5 is mine.', 'No.', 'Not yet.'],
  ],
  [
    'It is at 9 p.m. I sleep then. Tomorrow at 9 p.m. I swim. At 9 p.m. Monday. J. K. Cole vs. The Team.',
    ['It is at 9 p.m.', 'I sleep then.', 'Tomorrow at 9 p.m. I swim.', 'At 9 p.m. Monday.', 'J. K. Cole vs. The Team.'],
  ],
  ['He lives on Main St. We live on St. Mary Road.', ['He lives on Main St.', 'We live on St. Mary Road.']],
  ['...', ['...']],
  ['', []],
])('the sentences of %j', (text, sentences) => expect(cut(text)).toEqual(sentences));

it.each(['.', ' ', 'A. ', 'a. ', '. \n', 'Dr. '])('takes no longer than the length of a text of %j says', (unit) =>
  expectLinear(sentencePlaces, unit),
);

it('finds the places of long texts', () => {
  expect(sentencePlaces('.'.repeat(20_000) + 'a')).toHaveLength(1);
  expect(sentencePlaces(`a.${' '.repeat(20_000)}A. `.repeat(3))).toHaveLength(4);
  expect(sentencePlaces('A. '.repeat(20_000))).toHaveLength(1);
});
