import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { areAboutOtherPeople } from './other-people.js';

describe('whom a statement tells of', () => {
  it.each([
    ['Coach has made Luke a midfielder.', "Jack's in goal for the under-twelves.", 'His twin Luke plays up front.'],
    ['He has packed it in, my dad.', "My mum's never touched one.", 'My dad smokes twenty a day.'],
    ["He's given up, not one since Christmas.", 'My sister smokes ten a day.', 'My brother smokes ten a day.'],
    ["She's on nights now.", 'My husband works days.', 'My daughter works days.'],
    ["My new partner's got rid of her Kia, she takes the bus.", 'My ex still drives the Kia.', null],
    ['His brother Vik works at the same depot.', "My husband's on nights.", null],
    ["Farida's boss has resigned.", "The customer's line manager is Farida.", null],
    [
      "Doctor took me off the amlodipine. It's ramipril I'm on.",
      "My wife's on amlodipine ten.",
      'My blood pressure tablet is amlodipine.',
    ],
    ["My lad's got himself a new doctor at his uni.", "My mum's under Dr Singh.", null],
    ["Me mate Robbo's had his knee done.", "Mum's waiting on a hip.", null],
    ["Order 81, the grout, I've cancelled.", 'Order 77 is coming to the shop.', null],
    ['Claim no. 5512 was settled on Monday.', 'Claim 5521 is awaiting the assessor.', null],
  ])('is somebody else: "%s" beside "%s"', (statement, fact, known) => {
    const facts = known === null ? [fact] : [fact, known];
    expect(areAboutOtherPeople(statement, facts)[0]).toBe(true);
    if (known !== null) expect(areAboutOtherPeople(statement, facts)[1]).toBe(false);
  });

  it.each([
    ['Tom has moved to Leeds.', 'My brother Tom lives in Sheffield.', 'My sister lives in York.'],
    ['Karthik has joined NIT Trichy.', 'My son is preparing for JEE.', "Son's name is Karthik."],
    ["Leo's baby sister was born on Sunday!", 'Our grandson Leo is an only child.', 'Leo has just turned three.'],
    ["He's given up, not one since Christmas.", 'My sister smokes ten a day.', 'I smoke ten a day.'],
    ['He put her on nights.', 'My daughter works days.', 'My husband works days.'],
    ["They're on nights now.", 'My daughter works days.', 'My husband works days.'],
    ['He does days now.', 'My cousin works nights.', 'My husband works nights.'],
    ["He's taken her off it.", 'My mum takes ramipril.', 'My dad takes ramipril.'],
    ['Mum had a fall, he rang.', 'My mum lives alone.', 'My dad is in Spain.'],
    ['My aunt does the flowers now.', 'My sister does the flowers.', null],
    ['The vet took Rex off the tablets.', 'My dog is on heart tablets.', 'The vet is in Mill Street.'],
    ['My ex has moved to Ipswich.', 'My ex-wife lives in Norwich.', null],
    ['Dad has sold the house.', 'My parents live in the family home.', null],
    ['My landlord is one Mr Fernandes.', 'Mrs Gupta is my landlady.', null],
    ['Landlord put it up to 900.', 'Tenant pays 850 a month.', null],
    ['Husband has moved in with the client.', 'The client lives alone.', null],
    ["I'm divorced.", 'My wife is called Anna.', "I'm an accountant."],
    ['My mum is coming with me to the scan now.', "My partner's coming with me to the scan.", null],
    ['I left Acme.', 'I work at Acme.', 'My wife works at Bolt.'],
    ['Order 77 goes to the flat.', 'Order 77 is coming to the shop.', 'Order 81 is grout.'],
    ["I'm in room 5 now.", "I'm in room 3.", null],
  ])('is the same, or nobody can tell: "%s" beside "%s"', (statement, fact, known) => {
    expect(areAboutOtherPeople(statement, known === null ? [fact] : [fact, known])[0]).toBe(false);
  });

  it.each(["My wife's order 7 ", 'Qab Tom Zed ', 'mum Luke dad '])(
    'takes no longer than the length of texts of %j says',
    (unit) =>
      expectLinear(
        (text) =>
          areAboutOtherPeople(
            text,
            Array.from({ length: 12 }, () => `Jack is ${text}`),
          ),
        unit,
        8_000,
      ),
  );

  it('takes no longer where none of many names is any other', () =>
    expectLinear(
      (text) => {
        const facts = Array.from(
          { length: 12 },
          (_, i) => `${i % 2 ? 'My son' : 'Jack'} is ${text.replaceAll('Q', 'Z')}`,
        );
        return areAboutOtherPeople(`Luke ${text}`, facts);
      },
      'Qab Qcd Qef ',
      8_000,
    ));
});
