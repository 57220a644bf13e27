import fc from 'fast-check';
import { keptUnread, meet, readable, unreadIn, unreadOf } from './unread.js';

const TURN = 'I live in Porto. I was fired, for stealing! Is that all? It is.';

it.each([
  [['was fired for stealing'], 'I live in Porto.███████████████████████████ Is that all? It is.'],
  [[null, 'I live in Porto.'], '████████████████ I was fired, for stealing! Is that all? It is.'],
  [['Asha lost her job', 'I was fired'], 'I live in Porto.███████████████████████████ Is that all? It is.'],
  [['Porto. I was fired'], null],
  [['Asha lost her job', null], null],
])('of what says %j is left: %s', (words, left) => {
  expect(readable(TURN, keptUnread(unreadIn(TURN, words)))).toBe(left);
});

it('hides every sentence that says it, and reads all of a turn of which nothing was forgotten', () => {
  const text = 'I smoke. I run. I smoke!';
  expect(readable(text, keptUnread(unreadIn(text, ['I smoke'])))).toBe('████████ I run.█████████');
  expect([readable(text, []), readable('…', [])]).toEqual([text, '…']);
});

it('never leaves words that were told, and keeps the length', () => {
  const words = fc.array(fc.constantFrom('tea', 'coffee', 'I drink', 'a cat.', 'why?', '\n', 'no'), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.constantFrom('coffee', 'I drink coffee', 'a cat. why?'), (parts, said) => {
      const text = parts.join(' ');
      const left = readable(text, keptUnread(unreadIn(text, [said])));
      if (left === null) return;
      expect(left).toHaveLength(text.length);
      expect(left).not.toContain(said);
    }),
  );
});

it('places meet where they have something in common', () => {
  expect(meet(unreadOf([0, 4, 9, 12]), [{ start: 4, end: 9 }])).toBe(false);
  expect(meet(unreadOf([0, 4, 9, 12]), [{ start: 11, end: 14 }])).toBe(true);
});

it('a long turn takes no longer than its length says', () => {
  const text = 'a. '.repeat(20_000);
  expect(unreadIn(text, ['a'.repeat(500)])).toHaveLength(1);
});
