import { asks } from './question.js';
import { GERMAN } from './speech/german.js';

describe('asks', () => {
  it.each([
    'do I owe you anything',
    'am i still down for the choir',
    'um hi yes is my order still going out',
    'has my licence been renewed',
    'has the vet closed',
    'have our tickets arrived',
    'was the sofa delivered',
    'are the trains running',
    'is there a lift',
    'did my sister cancel the taxi',
    "isn't my cover paid until June",
    'can the electrician come on Monday',
    'will you be open tomorrow',
    'does Anna teach on Fridays',
    'has Dr Okafor moved',
    'is mum still in the ward',
    'what is my balance',
    'when does my cover begin',
    'which doctor am i with',
    'how much do i pay',
    'who changed my password',
    'why was my parcel returned',
    "what's my number",
    'what time is my lesson',
    'I was wondering whether my flat is insured',
    'i am calling to ask about my lease',
    'it is Nora here is my car ready',
    "I live in Porto, don't I",
    'my lease has ended is that right',
    'my dog is insured isn’t he',
    'I live in Porto?',
  ])('asks without a mark: %s', (clause) => {
    expect(asks(clause)).toBe(true);
  });

  it.each([
    'I am still in the choir',
    'Is a nurse at the hospital',
    'Is the manager of a bakery',
    'Is French',
    'Is allergic to nuts',
    'Has a dog called Rex',
    'Has the flu',
    'Has a broken hip',
    'Have a daughter called Mia',
    'Had my boiler replaced',
    'Did the dishes',
    'Did it yesterday',
    'Was born in Oslo',
    'Can speak German',
    'Does yoga',
    'Will lives in Porto',
    'Will Carter is my dentist',
    'May is when I moved',
    'When I was young I lived in Oslo',
    'What I like is tea',
    'What a day, I moved to Porto',
    'How I miss Porto',
    'So I moved to Porto',
    'My sister smokes and so do I',
    'I know how to swim',
    'I have a cat and I love it',
    'Could you note that I am allergic to eggs',
    'Did you know I moved to Porto',
    'Do not call me on Mondays',
  ])('states: %s', (clause) => {
    expect(asks(clause)).toBe(false);
  });

  it('knows the order of words of English alone', () => {
    expect(asks('am i still here', GERMAN)).toBe(false);
    expect(asks('Wohne ich in Porto?', GERMAN)).toBe(true);
  });
});
