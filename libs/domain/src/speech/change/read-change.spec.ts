import fc from 'fast-check';
import { assertedPart, modalityOfText } from '../assertions.js';
import { ENGLISH } from '../languages/english.js';
import { isUnclearMove } from './exchange.js';
import { changesOnlyMentioned, endsOtherThing, readPlainChange } from './read-change.js';

describe('assertedPart', () => {
  it.each([
    'I wish I lived in Rome.',
    'Should I cancel the gym?',
    'Hopes to run a marathon.',
    'Aiming for a smaller flat.',
    'We plan to move to Oslo.',
    'Well, maybe I will quit smoking.',
    'People say she left the bank.',
    'I was told that he sold the car.',
    "I'd like to be a pilot.",
    'I worked at a bank from 2009 to 2014.',
    'Between 2009 and 2014 it was a bank.',
    'I heard a rumour that the shop is closed.',
    'I hope, I live in Rome.',
    'If all goes well, from 1 July I live in York.',
    'All being well I start at Acme in June.',
    'Fingers crossed, I am at Acme from June.',
    'has my gym membership been cancelled',
    'um did I sell the car',
    'am I no longer in the choir',
  ])('finds nothing stated in "%s"', (text) => {
    expect(assertedPart(text)).toBeNull();
  });

  it.each([
    ['I sold the car.', 'I sold the car.'],
    ['Now they say Thursday.', 'Now they say Thursday.'],
    ['I sold the car. I wish I had a bike!', 'I sold the car.'],
    ['Guess what? I moved to Oslo.', 'I moved to Oslo.'],
    ['They want a new kitchen.', 'They want a new kitchen.'],
    ['I hope you are well, I live in Rome.', 'I live in Rome.'],
    ['I moved to Oslo, I live with my sister.', 'I moved to Oslo, I live with my sister.'],
    ['I heard a noise in the engine.', 'I heard a noise in the engine.'],
    ['I dream in German.', 'I dream in German.'],
    ['I may', null],
  ])('keeps of "%s" what is stated', (text, stated) => {
    expect(assertedPart(text)).toBe(stated);
  });
});

describe('modalityOfText', () => {
  it.each([
    ['Wants to move to Rome.', 'wish'],
    ['Would like to be called back.', 'wish'],
    ['He wants to quit smoking.', 'wish'],
    ['Hopes to run a marathon.', 'wish'],
    ['Plans to move to Rome.', 'plan'],
    ['Intends to sell the car.', 'plan'],
    ['Heard that the shop is closed.', 'hearsay'],
    ['I heard that the shop is closed.', 'hearsay'],
    ['I heard a noise in the engine.', 'fact'],
    ['I dream in German.', 'fact'],
    ['I hope you are well, I live in Rome.', 'fact'],
  ])('%s is a %s', (text, modality) => {
    expect(modalityOfText(text)).toBe(modality);
  });
});

describe('a move', () => {
  it.each(["I've moved to Larkspur.", 'i moved to larkspur last year', "We've moved to Dr Okafor's practice."])(
    'ends no home where nothing says that it leads to a place: %s',
    (text) => {
      expect(readPlainChange(text, 'I live in Leeds.')).toBeNull();
      expect(isUnclearMove(text, 'I live in Leeds.')).toBe(true);
      expect(isUnclearMove(text, 'I have a dog.')).toBe(false);
    },
  );

  it.each(['I moved to York.', 'i moved to york', 'I moved to a bigger flat.', 'I moved from Porto to Otley.'])(
    'may end one where something does: %s',
    (text) => {
      expect(isUnclearMove(text, 'I live in Leeds.')).toBe(false);
    },
  );
});

describe('readPlainChange', () => {
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
    ["I've got a new number, it's 555 0142.", 'Phone number is 555 0101.', 'replaces'],
    ["I've packed in the golf club.", "I'm a member of the golf club.", 'ends'],
    ["We've got shot of Netflix.", 'Has a Netflix subscription.', 'ends'],
    ['Swapped the caravan for a tent.', 'Owns a caravan.', 'replaces'],
    ['We switched from gas to a heat pump', 'The house is heated with gas.', 'replaces'],
    ['I changed to Monzo from Barclays.', 'Has an account with Barclays.', 'replaces'],
    ['The engagement fell through.', 'Has an engagement.', 'ends'],
    ['I used to work nights.', 'Works nights.', 'ends'],
    ['No, I quit smoking.', 'Smokes.', 'ends'],
    ['I left Siemens.', 'Works at Siemens.', 'ends'],
    ['I left my job at Siemens.', 'Works at Siemens.', 'ends'],
    ['I left the chess club.', 'Is a member of the chess club.', 'ends'],
    ['I dropped Netflix.', 'Has a Netflix subscription.', 'ends'],
    ['I moved to Berlin.', 'Is based in Pune.', 'replaces'],
    ['My aunt no longer sings.', 'My aunt sings.', 'ends'],
    ['I no longer own a caravan.', 'Has a caravan.', 'ends'],
    ['The pottery course has been cancelled.', 'I go to the pottery course.', 'ends'],
  ])('reads "%s" against "%s" as %s', (statement, fact, relation) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation });
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
    ['My sister swapped her caravan for a tent.', 'Owns a caravan.'],
    ['Switched from tea to coffee.', 'Drinks coffee.'],
    ['Switched from tea to tea.', 'Drinks tea.'],
    ['Replaced the tyres with new ones.', 'Owns a caravan.'],
    ["I'm used to working nights.", 'Works nights.'],
    ['I am really used to working nights.', 'Works nights.'],
    ["I didn't quit my job.", 'Has a job at Siemens.'],
    ['I never quit smoking.', 'Smokes.'],
    ['I never stopped taking ramipril.', 'Takes ramipril.'],
    ['I never forget to take my ramipril.', 'Takes ramipril.'],
    ['I never miss yoga on Mondays.', 'Does yoga on Mondays.'],
    ['I never go anywhere without my dog Rex.', 'Has a dog called Rex.'],
    ['I never drink coffee after lunch.', 'Drinks coffee.'],
    ['I stopped smoking.', 'Her husband smokes.'],
    ['I sold the car.', 'My wife has a car.'],
    ['I no longer live in Rome.', 'My sister lives in Rome.'],
    ['I moved to Berlin.', 'Likes live music.'],
    ['I moved to Berlin.', 'Has a home loan with HDFC.'],
    ['I moved to Berlin.', 'Works from home on Fridays.'],
    ['I moved to Vodafone.', 'Lives in Pune.'],
    ['I moved to the night shift.', 'Lives in Pune.'],
    ['We moved to online banking.', 'Lives in Pune.'],
    ["I've moved to a vegan diet.", 'Lives in Pune.'],
    ['I dropped my iPhone.', 'Has an iPhone 15.'],
    ['I left my car at the garage.', 'Has a car.'],
    ['I just left the Mercy hospital.', 'Works at Mercy hospital.'],
    // Changes of something that the fact only mentions.
    ['The Silver tariff no longer has free calls.', 'The caller has the Silver tariff.'],
    ['My aunt no longer sings.', 'I have an aunt.'],
    ['Monzo cancelled the fee.', "I'm with Monzo."],
    ['I no longer eat with my brothers.', "The user's brothers eat pork."],
    ['I no longer pay with the voucher.', 'Has a voucher.'],
    ['I no longer cook at night.', 'Cooks.'],
    ['Pottery is cancelled this Wednesday.', 'Goes to pottery on Wednesdays.'],
  ])('leaves "%s" against "%s" open', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each([
    ['I no longer take metformin.', false],
    ['I no longer take metformin, the pump does it all.', true],
    ['I no longer take metformin. I have a pump.', true],
    ['Swapped metformin for insulin.', true],
  ])('says of "%s" whether more was said: %s', (statement, saysMore) => {
    expect(readPlainChange(statement, 'Takes metformin.')).toMatchObject({ saysMore });
  });

  it.each([
    ['I no longer take ramipril.', 'Takes metformin.', true],
    ["I don't work weekends any more", 'Works at the harbour.', true],
    ['I no longer take metformin.', 'Takes metformin.', false],
    ["I don't work there any more.", 'Works at the harbour.', false],
    ['I no longer live in that flat in Bergen.', 'Lives in Bergen.', false],
    ['I no longer take ramipril. I took metformin off the list too.', 'Takes metformin.', false],
    ['I take ramipril.', 'Takes metformin.', false],
    ["I'm not in goal any more, I'm at left back.", 'Plays in goal.', false],
    ["I'm not on nights any more, they've put me on days.", 'Works nights.', false],
    ['The noise is no bother any more.', 'Complains about the noise.', false],
    ["I'm not on the statins any more, thank God.", 'I take statins.', false],
    ["I don't have carers coming in any more, thank goodness.", 'I have carers twice a day.', false],
    ["I don't take ramipril any more, thank God.", 'I take metformin.', true],
  ])('knows of "%s" against "%s" whether something else is over: %s', (statement, fact, isAnother) => {
    expect(endsOtherThing(statement, fact)).toBe(isAnother);
  });

  it.each([
    ['My bike no longer has a bell.', 'I have a bike.', true],
    ['My bike no longer has a bell.', 'My bike is red.', false],
    ['I no longer have a bike.', 'I have a bike.', false],
    ['My bike no longer has a bell. I sold it.', 'I have a bike.', false],
    ['My bike is red.', 'I have a bike.', false],
  ])('knows of "%s" whether "%s" is only mentioned: %s', (statement, fact, isMentioned) => {
    expect(changesOnlyMentioned(statement, fact)).toBe(isMentioned);
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
        fc.constantFrom(...Object.values(ENGLISH.unreal).flat()),
        fc.constantFrom(...changes),
        fc.constantFrom(...facts),
        fc.constantFrom('', 'well, ', 'so ', 'oh and '),
        (unreal, change, fact, before) => readPlainChange(`${before}${unreal} ${change}`, fact) === null,
      ),
    );
  });

  it('takes no time for what is no speech', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), fc.string({ maxLength: 5_000 }), (statement, fact) => {
        readPlainChange(statement, fact);
        endsOtherThing(statement, fact);
        assertedPart(statement);
        return true;
      }),
    );
  });
});
