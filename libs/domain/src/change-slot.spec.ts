import { plainChange } from './change-speech.js';

const replaces = (fact: string, statement: string): boolean => plainChange(statement, fact)?.relation === 'replaces';

describe('another value of the same thing takes the place of the one that is known', () => {
  it.each([
    ["Our door code's 3319.", 'Door code for our room is 8042.'],
    ['My next of kin is my brother Adam.', 'Next of kin is my daughter Ewa.'],
    ['My registration is KT19 BNO.', 'The reg of my car is LV24 HRE.'],
    ["She's on mooring 12.", "Kittiwake's mooring is number 26."],
    ["I'm in room 12.", 'My room is 26 now.'],
    ['My flight is at 7.40.', 'My flight is 11.15 from the south airport.'],
    ['My class starts at half six.', 'My class starts at seven.'],
    ['Our plumber is Dave Hallam.', 'Raj is our plumber.'],
    ['The deadline for the grant is the 15th.', 'The deadline for the grant is the 30th.'],
    ['Rent is nine hundred and fifty monthly.', "Rent's 1,020."],
    ["My workshop's in Stroud.", 'My workshop is in Nailsworth.'],
    ["My mum's carer is called Precious.", "Mum's carer is Agnieszka."],
    ['The gate code is 1234.', 'The code for the gate is 9981.'],
    ['The meeting room is on the second floor.', 'The meeting room is on the fifth floor.'],
    ['The wifi password is bluebird7.', "Wifi password's redfox9."],
    ["My seat's 14C.", "I'm in seat 22A."],
    ['My shoe size is 44.', '45 is my shoe size.'],
    ["Mum's ward is 7B.", 'Mum is on ward 9.'],
    ['My start date is 3 June.', 'My start date is the 10th of June.'],
    ['Daniel’s teacher is Miss Fry.', "Daniel's teacher's Mr Poole."],
    ["Our choir's on Tuesdays.", 'Choir is on Thursdays.'],
  ])('%s %s', (fact, statement) => {
    expect(replaces(fact, statement)).toBe(true);
  });

  it.each([
    ['another thing', 'My work number is 5501.', 'My home number is 7702.'],
    ['another owner', 'His shoe size is 10.', "His brother's shoe size is 11."],
    ['another owner', 'My flight is at 7.40.', "My wife's flight is at 9.10."],
    [
      'another one of them',
      'The lead time is three weeks on the pine range.',
      'The lead time is five weeks on the oak range.',
    ],
    ['somebody of whom there can be more', 'My sister is Anna.', 'My sister is Ewa.'],
    ['what there can be more of', 'My appointment is at ten.', 'My appointment is at four.'],
    ['what there can be more of', 'My medicine is 20 mg.', 'My medicine is 5 mg.'],
    ['the other end', 'The flight out is at 7.40.', 'The flight back is at 9.10.'],
    ['another kind of value', 'My flight is at 7.40.', 'My flight is 2 hours late.'],
    ['another kind of value', "I'm on plot 17.", "I'm in group 3."],
    ['one more', 'My locker is number 12.', 'My other locker is number 14.'],
    ['one more', 'Our dentist is Dr Lee.', 'Our second dentist is Dr Shah.'],
    ['another kind of value', 'My break is at half past twelve.', 'My break is thirty minutes.'],
    ['another kind of value', "The boiler's in Stroud.", "The boiler's 12 years old."],
    ['what is not so', 'My flight is at 7.40.', "My flight isn't at 9.10."],
    ['what may be so', 'My flight is at 7.40.', 'My flight might be at 9.10.'],
    ['a question', 'My flight is at 7.40.', 'My flight is at 9.10?'],
    ['what was so', 'Our door code is 3319.', 'Our door code was 8042.'],
    ['one occasion', 'Choir is on Tuesday.', 'Choir is on Thursday just this week.'],
    ['several', 'The codes are 3319 and 4410.', 'The code is 8042.'],
    ['a thing that is not named', "There's three hundred in the tin.", "There's 120 in the jar."],
  ])('%s stands beside: %s %s', (_, fact, statement) => {
    expect(replaces(fact, statement)).toBe(false);
  });
});
