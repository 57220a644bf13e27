import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { beginsApart } from './begins-apart.js';
import { isOfCondition } from './condition.js';
import { endsOnlyPart } from './part-of-thing.js';
import { readPlainChange } from './read-change.js';
import { tellsOfChange } from './told-change.js';

describe('a thing and who has it', () => {
  it.each([
    ["The locker's stuck.", 'I have a locker.'],
    ["The Fiesta's in the garage.", "The Fiesta's mine."],
    ["The Polo's filthy.", "My car's a Polo."],
    ['My boiler keeps playing up.', "I've got a Vaillant boiler."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(isOfCondition(statement, fact)).toBe(true);
  });

  it.each([
    ["The Fiesta's in the garage.", 'The Fiesta is at home.'],
    ["The Fiesta's gone.", "The Fiesta's mine."],
    ["The Fiesta's been scrapped.", 'I drive a Fiesta.'],
    ["The Kia's in the garage.", "The Fiesta's mine."],
    ["The lift's broken.", 'The lift works.'],
  ])('is not all that is said: %s %s', (statement, fact) => {
    expect(isOfCondition(statement, fact)).toBe(false);
  });

  it.each([
    ['Got rid of the dent in the Fiesta.', 'I have a Fiesta.'],
    ['I sold the sofa in the flat.', "I've a flat in Hove."],
    ['I cancelled the tests on the water tank.', 'We have a water tank.'],
  ])('%s ends only a part of: %s', (statement, fact) => {
    expect(endsOnlyPart(statement, fact)).toBe(true);
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each([
    ['I sold the Fiesta in the spring.', 'I have a Fiesta.'],
    ['Sold eighty off the home block.', 'Two hundred cattle on the home block.'],
    ['I got rid of the Fiesta.', 'I have a Fiesta.'],
  ])('%s may end: %s', (statement, fact) => {
    expect(endsOnlyPart(statement, fact)).toBe(false);
  });
});

describe('what begins apart', () => {
  it.each([
    ["Evenings it's Patrick.", 'Gloria comes mornings to get Dad up.'],
    ['At weekends my mum has them.', 'The childminder has them on weekdays.'],
    ["For me it's text only, please.", 'Ring my husband on the landline.'],
  ])('%s stands beside: %s', (statement, fact) => {
    expect(beginsApart(statement, fact)).toBe(true);
  });

  it.each([
    ["Evenings it's Patrick now.", 'Gloria comes mornings.'],
    ['Evenings are better for me.', 'Call me in the mornings.'],
    ['Weekends suit me.', 'Call me on weekdays.'],
    ["Evenings it's Patrick.", 'Evenings it is Gloria.'],
    ["For me it's text only, please.", 'Ring me on the landline.'],
    ['I work evenings.', 'I work mornings.'],
  ])('not: %s %s', (statement, fact) => {
    expect(beginsApart(statement, fact)).toBe(false);
  });
});

describe('words of a change that lasts', () => {
  it.each([
    ["My son's given up the violin for the drums.", 'My son plays the violin.'],
    ['They put me on days.', 'I work nights.'],
    ['It came through at last.', 'Still no decision on my visa.'],
    ["The cook's gone home for good.", 'The cook comes at seven.'],
    ['We went for tiles in the end.', 'The roof will be slate.'],
    ['Doctor wants it at bedtime instead.', 'Takes the pill at 8 in the morning.'],
    ['We keep the spare key with the neighbour now.', 'The spare key is under the mat.'],
    ["Sue couldn't come this Monday, she's retired.", 'My cleaner Sue comes on Mondays.'],
  ])('are in: %s %s', (statement, fact) => {
    expect(tellsOfChange(statement, fact)).toBe(true);
  });

  it.each([
    ['I put Dave on nights.', "I'm on days."],
    ["My brother's switched to Aldi.", 'I work for Lidl.'],
    ['She came back to see us at Christmas.', 'My sister lives in Perth.'],
    ['Took the window instead today.', 'Wants an aisle seat.'],
    ['Ravi is a director now.', 'Is an analyst.'],
    ["Sue couldn't come this Monday, she's poorly.", 'My cleaner Sue comes on Mondays.'],
  ])('are not in, or of somebody else: %s %s', (statement, fact) => {
    expect(tellsOfChange(statement, fact)).toBe(false);
  });

  it('are read in linear time', async () => {
    const all = [tellsOfChange, beginsApart, isOfCondition, endsOnlyPart];
    const run = (text: string): unknown => all.map((is) => is(text, 'I have a Fiesta.'));
    await expectLinear(run, 'the fiesta is still very ', 2_000);
  });
});
