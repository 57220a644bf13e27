import fc from 'fast-check';
import { asserted, plainChange } from './change-speech.js';
import { UNREAL } from './change-words.js';

describe('asserted', () => {
  it.each([
    'I wish I lived in Rome.',
    'Should I cancel the gym?',
    'We plan to move to Oslo.',
    'Well, maybe I will quit smoking.',
    'People say she left the bank.',
    'I was told that he sold the car.',
    "I'd like to be a pilot.",
    'I worked at a bank from 2009 to 2014.',
  ])('finds nothing stated in "%s"', (text) => {
    expect(asserted(text)).toBeNull();
  });

  it.each([
    ['I sold the car.', 'I sold the car.'],
    ['I sold the car. I wish I had a bike!', 'I sold the car.'],
    ['Guess what? I moved to Oslo.', 'I moved to Oslo.'],
    ['They want a new kitchen.', 'They want a new kitchen.'],
    ['I may', null],
  ])('keeps of "%s" what is stated', (text, stated) => {
    expect(asserted(text)).toBe(stated);
  });
});

describe('plainChange', () => {
  it.each([
    ['I no longer take metformin.', 'Takes metformin.', 'ends'],
    ['Cancelled Netflix.', 'Has a Netflix subscription.', 'ends'],
    ["I don't play tennis any more", 'Plays tennis.', 'ends'],
    ['I stopped smoking', 'Smokes.', 'ends'],
    ['I sold the caravan last week', 'Owns a caravan.', 'ends'],
    ['It is not true that I own a caravan.', 'Owns a caravan.', 'corrects'],
    ['I never smoked', 'Smokes.', 'corrects'],
    ['I have moved to Oslo.', 'Lives in Bergen.', 'replaces'],
    ['My new number is 555 0142.', 'Phone number is 555 0101.', 'replaces'],
  ])('reads "%s" against "%s" as %s', (statement, fact, relation) => {
    expect(plainChange(statement, fact)).toMatchObject({ relation });
  });

  it.each([
    ['My sister no longer takes metformin.', 'Takes metformin.'],
    ['Cancelled Netflix.', 'Has a Spotify subscription.'],
    ['I sold the caravan', 'Owns a caravan and a boat on the lake.'],
    ['Nina sold the caravan', 'Owns a red caravan.'],
    ['The office moved to Oslo.', 'Lives in Bergen.'],
    ['I moved to Oslo.', 'Works at the harbour.'],
    ['My new bike is red.', 'Has a blue bike.'],
    ['I sold it.', 'Owns a caravan.'],
  ])('leaves "%s" against "%s" open', (statement, fact) => {
    expect(plainChange(statement, fact)).toBeNull();
  });

  it('never takes a wish, a plan, a doubt or hearsay for a change', () => {
    const facts = ['Takes metformin.', 'Has a Netflix subscription.', 'Lives in Bergen.', 'Smokes.'];
    const changes = [
      'stopped taking metformin',
      'cancelled Netflix',
      'moved to Oslo',
      'no longer smoke',
      'never smoked',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...UNREAL),
        fc.constantFrom(...changes),
        fc.constantFrom(...facts),
        fc.constantFrom('', 'well, ', 'so ', 'oh and '),
        (unreal, change, fact, before) => plainChange(`${before}${unreal} ${change}`, fact) === null,
      ),
    );
  });

  it('takes no time for what is no speech', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), fc.string({ maxLength: 5_000 }), (statement, fact) => {
        plainChange(statement, fact);
        asserted(statement);
        return true;
      }),
    );
  });
});
