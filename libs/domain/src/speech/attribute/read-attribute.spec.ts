import { readAttribute } from './read-attribute.js';

describe('readAttribute', () => {
  it.each([
    ['I live in Lisbon now.', 'current_city', 'Lisbon'],
    ["We're based in New York City.", 'current_city', 'New York City'],
    ['I moved to Portugal last year.', 'current_country', 'Portugal'],
    ['I work at Siemens and I like it.', 'employer', 'Siemens'],
    ['I work as a software developer.', 'occupation', 'software developer'],
    ["I'm allergic to penicillin, it gives me a rash.", 'allergy', 'penicillin'],
    ["I'm a vegetarian.", 'diet', 'vegetarian'],
    ["I'm originally from Oslo.", 'hometown', 'Oslo'],
    ['I was born in Chennai.', 'birth_place', 'Chennai'],
    ['I speak Spanish at home.', 'language', 'Spanish'],
    ['I play the piano.', 'instrument', 'piano'],
    ['My name is Nadia Rao.', 'name', 'Nadia Rao'],
    ['My name is Ludwig van Beethoven.', 'name', 'Ludwig van Beethoven'],
    ['My name is Ursula von der Leyen.', 'name', 'Ursula von der Leyen'],
    ['My name is Oscar de la Hoya.', 'name', 'Oscar de la Hoya'],
    ['My name is Mohammed bin Salman.', 'name', 'Mohammed bin Salman'],
    ['My name is Leonardo da Vinci.', 'name', 'Leonardo da Vinci'],
    ["My name is Jean-Luc d'Artagnan.", 'name', "Jean-Luc d'Artagnan"],
    ['I live in Rio de Janeiro.', 'current_city', 'Rio de Janeiro'],
    ['I live in Frankfurt am Main.', 'current_city', 'Frankfurt am Main'],
    ['I live in Newcastle upon Tyne.', 'current_city', 'Newcastle upon Tyne'],
    ['My email is nadia.rao@example.com.', 'email', 'nadia.rao@example.com'],
    ['My phone number is +44 20 7946 0958.', 'phone_number', '+44 20 7946 0958'],
    ['My new address is 18 Canal Road.', 'home_address', '18 Canal Road'],
    ['My address is 5 Canal Lane Stow on the Wold', 'home_address', '5 Canal Lane Stow on the Wold'],
    ['My address is 18 Stoke by Nayland Road', 'home_address', '18 Stoke by Nayland Road'],
    ['My address is 18 Canal Road burnham on crouch', 'home_address', '18 Canal Road burnham on crouch'],
    ['My new address is 18 Canal Road from the first of may', 'home_address', '18 Canal Road'],
    ['My address is 18 Canal Road on Mondays', 'home_address', '18 Canal Road'],
    ["My surname, it's Kerr now.", 'last_name', 'Kerr'],
    ['My postcode is LS8 4QT, by the way.', 'postal_code', 'LS8 4QT'],
    ['My date of birth is the fourth of May, eighty-two.', 'birth_date', 'the fourth of May, eighty-two'],
    ['My birthday is May 4th.', 'birth_date', 'May 4th'],
    ['my gp is Dr Hall', 'primary_doctor', 'Dr Hall'],
    ['My ZIP code is 90210.', 'postal_code', '90210'],
    ['My DOB is 04/05/1982.', 'birth_date', '04/05/1982'],
    ['My GP is Dr Hall.', 'primary_doctor', 'Dr Hall'],
    ['My dentist is Dr Osei.', 'dentist', 'Dr Osei'],
    ["I'm divorced now.", 'marital_status', 'divorced'],
    ["We're happily married.", 'marital_status', 'married'],
    ['My favourite dish is lasagne.', 'favorite_food', 'lasagne'],
    ['We have a dog named Rex.', 'pet', 'Rex'],
    ['I have a daughter called Mia.', 'daughter', 'Mia'],
  ])('%s', (sentence, attribute, value) => {
    expect(readAttribute(sentence, true)).toEqual({ attribute, value, polarity: 'holds' });
  });

  it.each([
    ['I no longer work at Siemens.', 'ends'],
    ["I don't live in Porto any more.", 'ends'],
    ['I used to live in Porto.', 'ends'],
    ["I'm not married any more.", 'ends'],
    ["I'm not allergic to penicillin.", 'never'],
    ['I never lived in Porto.', 'never'],
  ])('knows what is over and what never was: %s', (sentence, polarity) => {
    expect(readAttribute(sentence, true)).toMatchObject({ polarity });
  });

  it.each([
    'My boss lives in Rome.',
    'I think he works at Siemens.',
    'I would like to live in Porto.',
    'I am going to move to Porto.',
    'You live in Porto.',
    'I live in a small flat.',
    'Music is what I live for.',
    "I'm married to my job.",
    "I'm engaged at the moment.",
    'I was married to Tom.',
    'My birthday is next week.',
    'My dentist is great.',
    'do I live in Porto',
    'did I say I live in Porto',
    "I live in Porto, don't I",
  ])('leaves open what is of others, thought, wished or no value: %s', (sentence) => {
    expect(readAttribute(sentence, true)).toBeNull();
  });

  it.each([
    ['I live in Porto no wait Lisbon', 'current_city', 'Lisbon'],
    ['My name is Rita, no sorry, Rina.', 'name', 'Rina'],
    ['my address is 18 canal road no sorry 80 canal road', 'home_address', '80 canal road'],
    ["My name isn't Rao any more, it's Roy.", 'name', 'Roy'],
    ["I no longer live in Porto, it's Lisbon now.", 'current_city', 'Lisbon'],
    ["i don't live in Porto any more it's Lisbon now", 'current_city', 'Lisbon'],
  ])('reads what is left after a repair: %s', (sentence, attribute, value) => {
    expect(readAttribute(sentence, true)).toEqual({ attribute, value, polarity: 'holds' });
  });

  it.each(["I'm allergic to tree nuts, no sorry, something else.", 'I live in Porto, no wait,'])(
    'says nothing where a repair is in doubt: %s',
    (sentence) => {
      expect(readAttribute(sentence, true)).toBeNull();
    },
  );

  it('reads of somebody else what is said of them, and not what the speaker says of themselves', () => {
    expect(readAttribute('My sister lives in Rome.', false)).toMatchObject({
      attribute: 'current_city',
      value: 'Rome',
    });
    expect(readAttribute('My sister knows that I live in Rome.', false)).toBeNull();
  });
});
