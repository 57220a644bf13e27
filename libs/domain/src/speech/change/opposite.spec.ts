import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('what was denied, or lacking', () => {
  it.each([
    ['We had the rabbit neutered last month.', "The rabbit isn't neutered."],
    ['The parcel arrived today.', "My parcel hasn't arrived."],
    ["The car's insured with Aviva.", "My car isn't insured."],
    ['I registered with a GP at Northgate.', "I don't have a GP."],
    ['We put in a burglar alarm in May.', "We don't have a burglar alarm."],
    ["I've got a car now.", "I've got no car."],
    ["I'm off the crutches.", "I'm on crutches."],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ["My friend's rabbit is neutered.", "My rabbit isn't neutered."],
    ['The house is insured.', "My car isn't insured."],
    ["My wife's car is insured.", "My car isn't insured."],
    ['The other parcel arrived today.', "My parcel hasn't arrived."],
    ["The parcel still hasn't arrived.", "My parcel hasn't arrived."],
    ['My husband has a GP at Northgate.', "I don't have a GP."],
    ['I got a GP letter.', "I don't have a GP."],
    ["I've got a car park space.", "I don't have a car."],
    ["I'm off work.", "I'm on the work rota."],
    ["I'm not off the crutches yet.", "I'm on crutches."],
    ["My dad's off the crutches.", "I'm on crutches."],
    ['I had a car once.', "I don't have a car."],
    ["I've got a car for the weekend.", "I don't have a car."],
    ["I'm off the list for now.", "I'm on the waiting list."],
    ['The rabbit is being neutered next week.', "The rabbit isn't neutered."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['got a ', 'the rabbit neutered ', "i'm off ", 'now off '])(
    'reads a long text in linear time: %s',
    async (unit) => {
      await expectLinear((text) => readPlainChange(text, "The rabbit isn't neutered."), unit, 2_000);
    },
  );
});

describe('what somebody plainly has none of', () => {
  it.each([
    ["I don't have a dog.", 'I have a dog called Rex.'],
    ["No, we don't have kids.", 'I have two kids.'],
    ["I've no garden.", 'I have a big garden.'],
    ["I haven't got a car, I cycle.", "I've got a car."],
    ["My mum doesn't have a carer.", 'My mum has a carer from Bluebird.'],
    ["I don't have a burglar alarm.", 'I have a burglar alarm.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ["I don't have a dog lead.", 'I have a dog called Rex.'],
    ["I don't have a big dog.", 'I have a dog called Rex.'],
    ["My sister doesn't have a dog.", 'I have a dog called Rex.'],
    ["I don't have a dog with me.", 'I have a dog called Rex.'],
    ["I don't have my dog.", 'I have a dog called Rex.'],
    ["If I don't have a dog, I'll get one.", 'I have a dog called Rex.'],
    ["I don't have a car today.", 'I have a car.'],
    ["I don't have a second car.", 'I have a car.'],
    ["I've no problem.", 'I have a problem with the boiler.'],
    ["I don't have an appointment tomorrow.", 'I have an appointment on Friday.'],
    ["Don't you have a dog?", 'I have a dog called Rex.'],
    ["I don't have a car.", 'I have a car park space.'],
    ['Dora House has no lift.', 'Ann House has two lifts.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, 'I have a dog called Rex.'), "i don't have a ", 2_000);
  });
});

describe('word by word the same, but for the denial', () => {
  it.each([
    ['I like spicy food.', "I don't like spicy food."],
    ['Actually I like spicy food.', "I don't like spicy food."],
    ["I don't like spicy food.", 'I like spicy food.'],
    ['She likes cats now.', "She doesn't like cats."],
    ["I'm not free on Monday.", "I'm free on Monday."],
    ['I can drive.', "I can't drive."],
    ['The invoice is paid, I checked.', "The invoice isn't paid."],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ['He likes spicy food.', "I don't like spicy food."],
    ['I liked spicy food.', "I don't like spicy food."],
    ['I might like spicy food.', "I don't like spicy food."],
    ['Do I like spicy food?', "I don't like spicy food."],
    ["I don't always like spicy food.", 'I like spicy food.'],
    ["I don't like spicy food in the morning.", 'I like spicy food.'],
    ["I don't like spicy food.", "I don't like spicy food."],
    ["My husband doesn't like spicy food.", 'I like spicy food.'],
    ["If I don't like spicy food, I say so.", 'I like spicy food.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['now ', 'after all ', "don't "])('reads a long text in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(`I like ${text}x`, "I don't like spicy food."), unit, 2_000);
  });
});

describe('what somebody speaks of as theirs', () => {
  it.each([
    ["I don't have a wife.", 'My wife is Anna.'],
    ['The client rolled out a CRM in May.', 'The client has no CRM.'],
    ['He got a phone for his birthday.', "He doesn't have a phone."],
    ['I made a claim in May.', 'I have no claims.'],
    ["We don't have a dog.", 'My dog is called Rex.'],
    ["I haven't got a car.", "My car's a Golf."],
    ["I'm not married.", 'My husband is called Mark.'],
    ["I'm single, actually.", 'My wife is Anna.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ["I don't have a dog.", 'My dog walker is Sue.'],
    ["I don't have a bus.", 'My bus pass is in the drawer.'],
    ["I don't have a sister.", 'My brother is called Tom.'],
    ["My brother doesn't have a wife.", 'My wife is Anna.'],
    ["My sister's not married.", 'My husband is called Mark.'],
    ["I'm not married to the idea.", 'My wife is Anna.'],
    ["I don't have a car today.", "My car's a Golf."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('takes a thing that is working for the opposite of one that does not work', () => {
    expect(readPlainChange("The printer's working.", "The printer doesn't work.")).not.toBeNull();
    expect(readPlainChange("The printer isn't working.", 'The printer works.')).not.toBeNull();
    expect(readPlainChange("The scanner's working.", "The printer doesn't work.")).toBeNull();
  });

  it('takes what the parents of somebody are for nothing of the speaker', () => {
    expect(readPlainChange('My parents are divorced.', "I'm married.")).toBeNull();
  });
});
