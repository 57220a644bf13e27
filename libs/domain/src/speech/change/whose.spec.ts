import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { isAboutOnesOther } from './whose.js';

describe('whose thing a statement is about', () => {
  it.each([
    ["Email came from the Home Office: mine's granted!", "My brother's application has been refused."],
    ['Hers got cloned, the new one ends 2286.', 'My card ends 4417.'],
    ["She's traded hers in for a Juke.", "The blue Fiesta's mine."],
    ["Rosa's got a new number, 07700 900456.", "My number's 020 7946 0321."],
    ["My lad's got himself a new doctor.", 'I see Dr Okafor.'],
    ["Sue's line manager is Grant.", 'My line manager is Sue.'],
    ["My sister's boss is a tyrant.", 'My boss is Karen.'],
    ["Orla got married, so she's Mrs Okafor now.", "My surname's Walsh."],
    ['His parents have taken a flat.', 'My own mother is in Kerala.'],
  ])('is of another: %s %s', (statement, fact) => {
    expect(isAboutOnesOther(statement, fact)).toBe(true);
  });

  it.each([
    ["Mine's granted!", "I'm waiting for my visa."],
    ['He swapped his for mine.', 'My bike is a Trek.'],
    ["She's traded hers in for a Juke.", 'My wife drives a Micra.'],
    ["She lost hers so I've given her my card.", 'My card ends 4417.'],
    ["Rosa's got a new number.", 'My cousin Rosa is on 020 7946 0321.'],
    ["My doctor's got a new number.", 'I ring the doctor on 020 7946 0321.'],
    ["Karen's got a new time for my appointment.", 'My appointment is at three.'],
    ["Karen's got a new slot.", 'My appointment is at three.'],
    ["Priya's surname is Kerr.", 'My surname is Hutchins.'],
    ["Sue's office is on the third floor.", 'My line manager is Sue.'],
    ['My sister is in Leeds now.', 'My sister is a member of the Trust.'],
    ["My sister's cancelled hers.", 'My sister is a member of the Trust.'],
    ["I'm Mrs Okafor now.", "My surname's Walsh."],
    ['His boss has left.', 'My boss is Karen.'],
  ])('may be of the same: %s %s', (statement, fact) => {
    expect(isAboutOnesOther(statement, fact)).toBe(false);
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => isAboutOnesOther(text, 'My card ends 4417.'), "mine's and hers has a new ", 2_000);
    await expectLinear((text) => isAboutOnesOther(text, 'My card ends 4417.'), 'My lad ', 2_000);
  });
});
