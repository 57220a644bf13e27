import { readJson } from './model-json.js';

const VALUE = { a: [1, 'two'] };

describe('readJson', () => {
  it.each([
    ['is nothing else', '{"a": [1, "two"]}'],
    ['is fenced', '```json\n{"a": [1, "two"]}\n```'],
    ['stands between sentences', 'Here it is: {"a": [1, "two"]}. Anything else?'],
    ['has trailing commas', '{"a": [1, "two",],}'],
    ['has single quotes and bare keys', "{a: [1, 'two']}"],
    ['comes after thoughts', '<think>They want {a}, I {guess}.</think>\n{"a": [1, "two"]}'],
    ['has comments', '{"a": [1, /* and */ "two"]} // done'],
  ])('finds JSON that %s', (_, text) => {
    expect(readJson(text)).toEqual(VALUE);
  });

  it('leaves the end of thoughts alone that is part of a value', () => {
    expect(readJson('{"a": "He said </think> {"}')).toEqual({ a: 'He said </think> {' });
  });

  it.each(['', 'I would rather not.', '42', '"text"', 'null', '}{', '{', `{"a": "${'x'.repeat(200_000)}"}`])(
    'finds none in %.30j',
    (text) => {
      expect(readJson(text)).toBeUndefined();
    },
  );

  it('gives up on what is nested beyond reason, and stays alive', () => {
    expect(readJson(`{"a": ${'['.repeat(90_000)}x}`)).toBeUndefined();
  });
});
