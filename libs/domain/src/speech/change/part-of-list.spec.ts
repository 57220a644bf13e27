import { lexiconOf } from '../languages/lexicon-of.js';
import { namesPartOfList } from './part-of-list.js';

it.each([
  ["I've sold the motorbike.", "I've got a car and a motorbike."],
  ["I'm not allergic to latex any more.", "I'm allergic to penicillin and latex."],
  ['The penicillin allergy turned out to be nothing.', "I'm allergic to penicillin, latex and nuts."],
  ["We've cancelled the Sky TV.", "We've got Sky TV and broadband."],
  ["I've left the golf club.", "I'm a member at the gym and the golf club."],
  ["I don't have the bedtime carers any more.", 'I have carers in the morning and at bedtime.'],
  ["Tom's left Westgate.", "Our kids are Tom and Amy and they're both at Westgate."],
  ["My aunt doesn't need me any more.", 'I look after my mum and my aunt.'],
  ["I've stopped seeing the counsellor.", 'I speak to my GP and my counsellor every month.'],
  ["I've left Asda.", 'I live in Leeds and work at Asda.'],
  ['I sold the motorbike and bought a boat.', 'I have a car and a motorbike.'],
])('%s tells of a part of: %s', (statement, fact) => {
  expect(namesPartOfList(statement, fact)).toBe(true);
});

it.each([
  ["I'm not allergic to anything any more.", "I'm allergic to penicillin and latex."],
  ['I sold the car and the motorbike.', 'I have a car and a motorbike.'],
  ["I'm not allergic to dogs any more, only to cats.", "I'm allergic to cats and dogs."],
  ['I do spin on Tuesdays and Fridays now.', 'I go to spin on Tuesdays and Thursdays.'],
  ["I've quit spin.", 'I go to spin on Tuesdays and Thursdays.'],
  ['Rex died.', 'I have a dog called Rex and he hates cats.'],
  ['The puppy died.', 'We got a puppy and called him Bruno.'],
  ["I've moved to York.", 'I live in Leeds.'],
  ["Hargreaves kept dropping the ball, so we've sacked them.", 'Hargreaves & Co are our solicitors.'],
  ['My rent is a hundred and fifty now.', 'My rent is a hundred and twenty.'],
])('%s does not tell of a part of: %s', (statement, fact) => {
  expect(namesPartOfList(statement, fact)).toBe(false);
});

it.each([
  ['de', 'Ich bin nicht mehr gegen Latex allergisch.', 'Ich bin gegen Penicillin und Latex allergisch.', true],
  ['de', 'Ich bin nicht mehr gegen Penicillin allergisch.', 'Ich bin gegen Penicillin und Latex allergisch.', true],
  ['de', 'Ich bin gegen nichts mehr allergisch.', 'Ich bin gegen Penicillin und Latex allergisch.', false],
  ['de', 'Rex ist gestorben.', 'Ich habe einen Hund und er heißt Rex.', false],
  ['es', 'Ya no soy alérgica al látex.', 'Soy alérgica a la penicilina y al látex.', true],
  ['es', 'Ya no trabajo en Acme.', 'Vivo en Madrid y trabajo en Acme.', true],
  ['es', 'Ya no vivo en Madrid.', 'Vivo en Madrid.', false],
  ['fr', 'Je ne suis plus allergique au latex.', 'Je suis allergique à la pénicilline et au latex.', true],
  ['fr', "J'ai vendu la moto.", "J'ai une voiture et une moto.", true],
])('in %s, %s, of: %s: %s', (language, statement, fact, isPart) => {
  expect(namesPartOfList(statement, fact, lexiconOf(language)!)).toBe(isPart);
});

it('reads a long text in no time that grows with its lists', () => {
  expect(namesPartOfList('I left the gym.', 'a, '.repeat(5_000))).toBe(false);
  expect(namesPartOfList('I left the gym.', ' and'.repeat(5_000))).toBe(false);
});
