import fc from 'fast-check';
import { areTwoHolders } from './two-holders.js';

describe('two who have the same role', () => {
  it.each([
    ['My evening carer is Pat.', 'My morning carer is Joan.'],
    ['My carer at weekends is Pat.', 'My carer on weekdays is Joan.'],
    ['Our York manager is Lou.', 'Our Leeds manager is Kay.'],
    ['My youngest is called Sam.', 'My eldest is called Tom.'],
    ["My right hearing aid's an Oticon.", "My left hearing aid's a Phonak."],
    ["Our dinner chef's Ines.", "Our lunch chef's Marco."],
    ["The blue bin's Fridays.", "The red bin's Tuesdays."],
    ['The downstairs tenant has given notice.', 'The people upstairs pay me on the fifth.'],
    ['My youngest started swimming.', 'My eldest swims on Fridays.'],
    ["My first wife's given up nursing.", "My wife's a nurse."],
    ['His partner works nights.', 'His ex partner works days.'],
    ['landline 02 9555 0144', 'mobile 0412 555 310'],
    ['My work number is 0113 496 0021.', 'My mobile is 07700 900142.'],
  ])('%s %s', (statement, fact) => {
    expect(areTwoHolders(statement, fact)).toBe(true);
  });

  it.each([
    ['My morning carer is Pat.', 'My morning carer is Joan.'],
    ['My carer is Pat.', 'My morning carer is Joan.'],
    ['new mobile 0412 555 010', 'mobile 0412 555 310'],
    ['Use the landline instead, 02 9555 0144.', 'mobile 0412 555 310'],
    ['My number is 07700 900877.', 'My mobile is 07700 900142.'],
    ['My new manager is Lou.', 'My old manager is Kay.'],
    ['The people upstairs moved out.', 'The people upstairs pay me on the fifth.'],
    ['We moved the desk upstairs.', 'The desk is downstairs.'],
    ['The desk goes upstairs now.', 'The desk is downstairs.'],
    ['My tenant moved upstairs.', 'My tenant is downstairs in the flat.'],
    ["My wife's given up nursing.", "My wife's a nurse."],
    ['My first wife was called Ann.', 'My husband is called Ian.'],
    ['My late appointment is with Chloe.', 'My appointment is at three.'],
    ['I met my first wife in Settle.', 'My wife works in Settle.'],
    ['Not the left one, the right knee.', "It's my left knee."],
    ['Our manager is Lou now.', 'Our Leeds manager is Kay.'],
    ['I work evenings now.', 'I work mornings.'],
    ['Leeds is where I live.', 'York is where I live.'],
  ])('not: %s %s', (statement, fact) => {
    expect(areTwoHolders(statement, fact)).toBe(false);
  });

  it('is the same whichever was said first', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => areTwoHolders(a, b) === areTwoHolders(b, a)));
  });
});
