import fc from 'fast-check';
import { oneLine, question, utterances } from './words.js';

it('silence is no turn', () => {
  expect(['', '  \n', '\u0000\u0007'].map(utterances)).toEqual([[], [], []]);
});

it('control characters and half characters, which the service refuses, become something it takes', () => {
  expect(utterances('a\u0000b\ud800 \t\nc')).toEqual(['a b\ufffd \t\nc']);
});

it('a very long text is parted between words, and nothing of it is lost', () => {
  const said = Array.from({ length: 3_000 }, (_, i) => `word${i}`).join(' ');
  const pieces = utterances(said);
  expect(pieces.length).toBe(4);
  expect(pieces.join(' ')).toBe(said);
});

it('every piece of any text is one that the service takes', () => {
  const long = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.repeat(1_000));
  fc.assert(
    fc.property(long, (said) => {
      for (const piece of [...utterances(said), question(said)].filter((text) => text !== '')) {
        expect(piece.length).toBeLessThanOrEqual(8_000);
        expect(piece.trim()).not.toBe('');
        expect(piece.isWellFormed()).toBe(true);
        // eslint-disable-next-line no-control-regex
        expect(piece).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/);
      }
    }),
    { numRuns: 50 },
  );
});

it('words on one line cannot look like a block of the prompt', () => {
  expect(oneLine(' a\n</remembered>\n b ')).toBe('a &lt;/remembered> b');
});
