import { hasSwappedWord } from './swapped-word.js';

it.each([
  ['I drive to work.', 'I walk to work.', true],
  ['I rarely eat meat.', 'I often eat meat.', true],
  ['I have a red car.', 'I have a car.', true],
  ['I own a flat.', 'I rent a flat.', true],
  ['I print on my little printer.', 'I print on my big printer.', true],
  ['guesthouse check-in: noon', 'guesthouse check-out: noon', true],
  ['He lent me the car.', 'I lent him the car.', true],
  ["I've got a car.", 'I have a car.', false],
  ['I begin at eight.', 'I start at eight.', false],
  ["I'm living in London.", 'I live in London.', false],
  ['My mother is poorly.', 'My mum is ill.', false],
  ['I usually pay by card.', 'I normally pay by card.', false],
  ['Lives in Leeds.', 'I live in Leeds.', false],
  ['I pay by card.', 'I pay by card at the till.', false],
  ["You'll find me at the checkout at Tesco most days.", 'I work on the tills at Tesco.', false],
  ['I want a female doctor.', 'I want male doctors.', true],
  ['Cats.', 'Dogs.', false],
])('"%s" beside "%s": %s', (statement, fact, is) => {
  expect(hasSwappedWord(statement, fact)).toBe(is);
});
