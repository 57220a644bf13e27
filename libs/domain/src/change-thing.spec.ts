import { plainChange } from './change-speech.js';

const changes = (fact: string, statement: string): boolean => plainChange(statement, fact) !== null;

describe('what somebody has, or what there is, is there no longer', () => {
  it.each([
    ["We've a big pond out the back.", 'We filled in the pond once the grandchildren started walking.'],
    ["I'm driving the grey estate.", 'The grey one was written off when a lorry went into the back of me.'],
    ['There are two cases of the Rioja in the cellar.', 'The wedding guests drank every last bottle of that Rioja.'],
    ['We have two cats, Milo and Smudge.', 'We had to have Smudge put to sleep at the weekend.'],
    ["I've a mole on my shoulder.", 'The surgeon cut the mole out last Thursday.'],
    ["There's a skip outside.", "The skip's gone and I can park."],
    ['I have a hydrangea in the border.', 'My hydrangea died over winter.'],
    ['Our piano is in the hall.', 'We gave the piano away.'],
    ["I'm getting the cooking one as well.", "I've stopped the cooking magazine."],
    ['Our party is Saturday at the soft play.', 'Called the party off, half the class has chickenpox.'],
    ["We've got a shed at the bottom.", 'The shed burned down.'],
    ["My bike's a Trek.", 'My bike was stolen.'],
    ['I have a blue badge.', "My blue badge ran out and I don't qualify now."],
  ])('%s %s', (fact, statement) => {
    expect(changes(fact, statement)).toBe(true);
  });

  it.each([
    ['an old one', "We've got a car.", 'We sold the old car.'],
    ['a part', 'There are four lamps in the hall.', 'I threw one of the lamps out.'],
    ["somebody else's", 'I have a van.', 'My brother sold his van.'],
    ["somebody else's", 'I have a van.', 'My brother sold the van.'],
    ["somebody else's", "My brother's got a grey estate as well.", 'The grey one was written off.'],
    ['something of it', "I've a dog.", "We sold the dog's bed."],
    ['something beside it', 'I have a house.', 'They pulled down the house next door.'],
    ['a ride', 'We have a boat.', 'We took the boat out on Sunday.'],
    ['what is lent', "I've a bike.", 'I gave the bike to my neighbour to fix.'],
    ['what nearly happened', "I've a bike.", 'I nearly sold the bike.'],
    ['what will happen', "I've a bike.", "I'll sell the bike, or it will be sold."],
    ['what did not happen', "I've a bike.", "We haven't sold the bike."],
    ['what became otherwise', "I've a laptop.", 'The laptop has gone slow.'],
    ['where somebody went', 'My son is in the garden.', 'My son has gone to town.'],
    ['another day', 'We have a table for Saturday.', 'I cancelled the table for Friday.'],
    ['another place', "There's a shed in the garden.", 'We pulled down the shed at the allotment.'],
    ['a halt', "I've got a car.", 'I stopped the car at the light.'],
    ['a key', 'I rent a flat on Mill Street.', 'I handed the flat key back.'],
  ])('%s leaves it: %s %s', (_, fact, statement) => {
    expect(changes(fact, statement)).toBe(false);
  });
});

describe('what is damaged is renewed', () => {
  it.each([
    ["My phone's screen is cracked.", 'My cousin put a new screen in for me.'],
    ['The screen is smashed.', 'My cousin put a new screen in for me.'],
    ["The boiler's leaking.", "They've repaired the boiler."],
  ])('%s %s', (fact, statement) => {
    expect(changes(fact, statement)).toBe(true);
  });

  it.each([
    ["My phone's screen is cracked.", 'My tablet got a new screen in June.'],
    ['The screen is black.', 'My cousin put a new screen in for me.'],
    ['The screen is smashed.', 'I want a new screen.'],
  ])('it is left: %s %s', (fact, statement) => {
    expect(changes(fact, statement)).toBe(false);
  });
});
