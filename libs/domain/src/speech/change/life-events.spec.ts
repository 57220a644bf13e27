import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('events that end a state', () => {
  it.each([
    ["We've had the baby, a little girl.", "I'm pregnant, due in March."],
    ['The cat had four kittens.', 'Our cat is pregnant.'],
    ['They renewed in June for three years.', 'Renewal is due in June.'],
    ['My wife had a little boy on Tuesday.', "My wife's expecting."],
    ['Our son was born on Sunday.', "I'm pregnant."],
    ['My son was born in May.', "I've no children."],
    ['I graduated in July.', "I'm at uni in Leeds."],
    ['I finished my apprenticeship.', "I'm an apprentice."],
    ['Callum passed his test last week.', 'Callum only has a provisional.'],
    ["I've got my full licence now.", "I don't drive."],
    ['Rahul and I got married in June.', "I'm engaged to Rahul."],
    ["I've got a girlfriend now.", "I'm single."],
    ['The divorce came through in May.', "I'm separated from my wife."],
    ["I've landed a job at the council.", "I'm unemployed."],
    ['I was discharged on Friday.', "I'm in hospital on ward 6."],
    ["My husband's home.", "My husband's away."],
    ["I'm back from holiday.", "I'm on holiday till Monday."],
    ['My youngest started school in September.', 'My youngest is in nursery.'],
    ['They made me permanent.', "I'm a temp."],
    ["My boyfriend's moved in.", 'I live on my own.'],
    ["My daughter's moved back in with me.", 'I live alone.'],
    ['Me and Chris called it a day.', "I'm seeing someone called Chris."],
    ['We split up last month.', "I'm in a relationship."],
    ['My first day back at my desk was Monday.', "I'm on maternity leave."],
    ["I'm back at work since Tuesday.", "I'm off sick."],
    ['Little Oscar arrived Tuesday night, 7lb 3.', "I'm about 38 weeks pregnant."],
    ['He got engaged to a lovely nurse.', "He's single."],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ["My sister's had her baby.", "I'm pregnant."],
    ["My neighbour's had a baby girl.", "I'm pregnant."],
    ['My first baby was born in 2020.', "I'm pregnant."],
    ["I haven't had the baby yet.", "I'm pregnant."],
    ['I had the baby in the car with me.', 'I have a baby.'],
    ['My brother graduated last week.', "I'm at uni."],
    ['I finished my essay.', "I'm at uni."],
    ['He graduated last week.', "I'm at uni."],
    ['I passed my theory test.', "I'm learning to drive."],
    ['My sister got married.', "I'm engaged to Ben."],
    ['My ex got married.', "I'm single."],
    ['Dawn and Phil are divorced now.', "I'm married to Stephen."],
    ['Tom got divorced.', "I'm married."],
    ['My wife went home for some clothes.', "I'm in hospital."],
    ["My wife's home.", "My husband's away."],
    ["I'm back on Monday.", "I'm on holiday."],
    ['We had the baby vaccinated.', "I'm expecting a parcel."],
    ['We had the baby weighed.', "I'm pregnant again."],
    ["I'm back at six.", "I'm on holiday till Monday."],
    ['I start school meals on Monday.', 'My youngest is in nursery.'],
    ['My son moved in with his girlfriend.', 'I live on my own.'],
    ["If I'd passed my test I'd come by car.", "I'm learning to drive."],
    ['I nearly dropped out.', "I'm at uni."],
    ['I finished uni ten years ago.', "I'm at college."],
    ["I've got a job interview on Tuesday.", "I'm unemployed."],
    ['I got the job done.', "I'm out of work."],
    ['I had the baby scan.', "I'm pregnant."],
    ['We had the baby shower on Sunday.', "I'm pregnant."],
    ['I had my baby scan.', "I don't have children."],
    ['I finished my course of antibiotics.', "I'm doing a course at college, I'm a student."],
    ['I left uni early today.', "I'm at uni."],
    ['I met someone for coffee.', "I'm single."],
    ['I found somebody to fix the roof.', "I'm single."],
    ['I was discharged from the army.', "I'm in hospital."],
    ["We're back from holiday on the 12th.", "We're away on holiday."],
    ['He got engaged to the idea.', "He's single."],
    ['She got engaged in a row with the neighbour.', "She's single."],
    ["I'm back at work on Monday.", "I'm on maternity leave."],
    ["I'm back at work next week.", "I'm off sick."],
    ['My first day back is the 3rd.', "I'm on maternity leave."],
    ['My sister is back at work.', "I'm on maternity leave."],
    ['I left my laptop back at work.', "I'm on maternity leave."],
    ["I'm not back at my desk yet.", "I'm on leave."],
    ['The band split up.', "I'm seeing someone."],
    ['We called it a day at five.', "I'm seeing someone."],
    ['My sister and her bloke split up.', "I'm seeing someone."],
    ['We split the bill.', "I'm dating."],
    ['A little parcel arrived on Tuesday.', "I'm pregnant."],
    ['Little Oscar arrived at nursery.', "I'm pregnant."],
    ["My daughter's moving back in with me in June.", "I don't live alone."],
    ['My daughter moved back in with her boyfriend.', 'I live alone.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(["i've had the ", 'my baby ', 'just now finally '])('reads a long text in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, "I'm pregnant."), unit, 2_000);
  });

  it('reads of many who are back in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, "We're away on holiday."), "we're back from ", 2_000);
  });
});
