import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { sentenceRanges } from './sentence-ranges.js';

const cut = (text: string): string[] => sentenceRanges(text).map(({ start, end }) => text.slice(start, end));

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
  [
    'I see the dentist on Friday at 4 p.m. Mum is allergic to nuts.',
    ['I see the dentist on Friday at 4 p.m.', 'Mum is allergic to nuts.'],
  ],
  ['I fly to Rome at 9 a.m. Leeds is my home.', ['I fly to Rome at 9 a.m.', 'Leeds is my home.']],
  ['The meeting moved to 4 p.m. Thanks. Is that ok?', ['The meeting moved to 4 p.m.', 'Thanks.', 'Is that ok?']],
  ['My dentist was moved to 3 p.m. Not a problem.', ['My dentist was moved to 3 p.m.', 'Not a problem.']],
  [
    'The meeting moved to 4 P.M. Lunch moved to 1 p.m. May I come? Marc comes at 9 a.m. Next time I come.',
    [
      'The meeting moved to 4 P.M.',
      'Lunch moved to 1 p.m.',
      'May I come?',
      'Marc comes at 9 a.m.',
      'Next time I come.',
    ],
  ],
  [
    "On Friday the dentist moved to 4 p.m. My wife can't come. On Monday I see Anna at 3 p.m. My phone is 12.",
    [
      'On Friday the dentist moved to 4 p.m.',
      "My wife can't come.",
      'On Monday I see Anna at 3 p.m.',
      'My phone is 12.',
    ],
  ],
  ['On Friday I moved to Main St. My wife stays.', ['On Friday I moved to Main St.', 'My wife stays.']],
  ['The appointment is at 3 p.m. I mean 4 p.m.', ['The appointment is at 3 p.m. I mean 4 p.m.']],
  ['My 9:30 a.m. Pilates class is on and the 5 p.m. Eurostar is late.'],
  ['And on Friday, 6 March, from 9 a.m. to 5 P.M. Anna is away.'],
  ['Every Monday and Friday morning at half past 9 a.m. Mum swims.'],
  ['Lunch is at 1 p.m. Friday and tea at 4 p.m. Sept 5 and it is at 4 p.m. May 5.'],
  ['It is at 4 p.m. GMT and at 5 p.m. Berlin time and 6 p.m. Eastern and 7 p.m. New York time.'],
  ['...', ['...']],
  ['', []],
])('the sentences of %j', (text, sentences = [text]) => expect(cut(text)).toEqual(sentences));

it.each(['.', ' ', 'A. ', 'a. ', '. \n', 'Dr. ', 'at 9 p.m. ', 'At 9 p.m. A', 'the '])(
  'takes no longer than the length of a text of %j says',
  (unit) => expectLinear(sentenceRanges, unit),
);

it('finds the places of long texts', () => {
  expect(sentenceRanges('.'.repeat(20_000) + 'a')).toHaveLength(1);
  expect(sentenceRanges(`a.${' '.repeat(20_000)}A. `.repeat(3))).toHaveLength(4);
  expect(sentenceRanges('A. '.repeat(20_000))).toHaveLength(1);
});
