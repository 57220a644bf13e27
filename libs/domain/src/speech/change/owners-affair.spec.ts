import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { isOwnersAffair } from './owners-affair.js';

describe('what somebody else does with what is theirs', () => {
  it.each([
    ['My landlord sold the flat.', 'I rent the flat at 12 Oak Street.'],
    ['My landlord sold the flat to his brother.', 'I rent the flat at 12 Oak Street.'],
    ['The owner sold the building.', 'We rent our shop.'],
    ['My landlord moved to Spain.', 'I rent a flat.'],
    ["Our landlord's got a new dog.", 'We live at 4 Elm Road.'],
    ['The neighbours sold their house.', 'I have a house in Leeds.'],
    ['My brother has sold his car.', 'I have a car.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(isOwnersAffair(statement, fact)).toBe(true);
  });

  it.each([
    ["My landlord's sold the flat, we have to be out by May.", 'I rent the flat at 12 Oak Street.'],
    ['My landlord has given notice.', 'I rent a flat.'],
    ['My landlord put the rent up to 900.', 'I rent a flat for 800.'],
    ['My landlord sold the flat.', 'I rent the flat from Mr Singh.'],
    ['My landlord is moving back in.', 'I rent a flat.'],
    ['My landlord died.', 'My landlord is Mr Singh.'],
    ['My brother sold his car.', "I drive my brother's car."],
    ['My sister has changed her sign.', 'Mine is Adom Hair, hers is Adom Beauty.'],
    ['I sold my house.', 'I have a house in Leeds.'],
  ])('%s may change: %s', (statement, fact) => {
    expect(isOwnersAffair(statement, fact)).toBe(false);
  });

  it.each(['my landlord ', 'the neighbours sold ', 'so and '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => isOwnersAffair(text, 'I rent a flat.'), unit, 2_000);
  });
});
