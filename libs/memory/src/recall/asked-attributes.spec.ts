import { AskedAttributes } from './asked-attributes.js';

describe('AskedAttributes', () => {
  it.each([
    ['Where does she live?', 'current_city'],
    ['Which city is the contact in?', 'city'],
    ['Where does she work?', 'employer'],
    ['How many children does she have?', 'child'],
    ['What are the names of her kids?', 'child'],
    ['Which allergies does she have?', 'allergy'],
    ['What is her shoe size?', 'shoe_size'],
    ['How old is she?', 'birth_date'],
    ['What does she do for a living?', 'job_title'],
    ['What is the order colour?', 'order_colour'],
  ])('"%s" names %s', (question, attribute) => {
    expect(new AskedAttributes(question).has(attribute)).toBe(true);
  });

  it.each([
    ['What is her shoe size?', 'shirt_size'],
    ['What are the names of her kids?', 'name'],
    ['Where does she live?', 'employer'],
    ['Who won the match?', 'order_colour'],
    ['Where does she live?', null],
  ])('"%s" does not name %s', (question, attribute) => {
    expect(new AskedAttributes(question).has(attribute)).toBe(false);
  });

  it('knows every name that what is asked for may be kept under', () => {
    expect(new AskedAttributes('Where does she live?').spellings).toEqual(expect.arrayContaining(['city', 'lives_in']));
    expect(new AskedAttributes('Who won the match?').spellings).toEqual([]);
  });
});
