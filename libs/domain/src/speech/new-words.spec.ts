import { newWords } from './new-words.js';

it.each([
  ['I drive to work.', 'I walk to work.', ['driv']],
  ['I rarely eat meat.', 'I often eat meat.', ['rarely']],
  ['I have a red car.', 'I have a car.', ['red']],
  ["I've got a car.", 'I have a car.', []],
  ['I own a flat.', 'I rent a flat.', ['own']],
  ['I begin at eight.', 'I start at eight.', []],
  ["I'm living in London.", 'I live in London.', []],
  ['My mother is poorly.', 'My mum is ill.', []],
  ['I usually pay by card.', 'I normally pay by card.', []],
  ['He lent me the car.', 'I lent him the car.', ['he']],
  ['Lives in Leeds.', 'I live in Leeds.', []],
  ['I pay by card.', 'I pay by card at the till.', []],
])('"%s" has beside "%s": %j', (statement, fact, words) => {
  expect(newWords(statement, fact)).toEqual(words);
});
