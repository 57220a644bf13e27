import fc from 'fast-check';
import { hasOtherKindOfValue, isAddition } from './value-kinds.js';

describe('hasOtherKindOfValue', () => {
  it.each([
    ['Weighs 71 kilos.', 'Is 1.65 m tall.', true],
    ["I'm one metre seventy tall.", 'I weigh 71 kilos.', true],
    ['The viewing is at 4.', 'The viewing is in room 12.', true],
    ['The dinner is for nine.', "The dinner is at seven o'clock.", true],
    ['Our branch is on the fourth floor.', 'Our branch is in Bristol.', true],
    ['My blood sugar is 95.', 'Blood pressure is 120 over 80.', true],
    ["So it's Mrs D'Souza on everything these days.", 'First name Priya.', true],
    ['My surname is Kerr.', 'My first name is Lucy.', true],
    ["My mother's maiden name is Walker.", 'My surname is Grant.', true],
    ["I said bright, it's sam at light dot com.", 'My surname is Bright.', true],
    ["It's sam@light.com.", 'The viewing is at 4.', true],
    ["It's Mrs Kerr now.", 'My surname is Grant.', false],
    ["It's Mrs Kerr now.", 'Mrs Grant is our teacher.', false],
    ["It's sam@light.com.", 'My email is sam@bright.com.', false],
    ["It's sam@light.com.", 'My surname and email are both Bright.', false],
    ["It's sam at light dot com.", 'You can reach me on sam@bright.com.', false],
    ['The name is Lucy.', 'My first name is Lucia.', false],
    ["I'm 42.", "My number's 07700 900123.", true],
    ["She's 61.", 'Her blood pressure is sky high, 165 over 100.', true],
    ["She's 61, and it's too high.", 'Her blood pressure is 165 over 100.', false],
    ['I wear a size eleven.', "I'm five foot ten.", true],
    ["We've got a daughter, Isla.", "I'm married to Dan.", false],
    ["We've got a daughter.", "I'm married to Dan.", true],
    ['I work for the port.', 'We live in Hull now.', true],
    ['I work at Bolt now.', 'I work nights.', true],
    ["I'm on days now.", 'I work at Bolt.', true],
    ["I'm on days now.", 'I work nights.', false],
    ['I work at Bolt now.', 'I work nights at Tesco.', false],
    ['I work days at Bolt now.', 'I work nights.', false],
    ["It's the blue door.", "We're at number 8 Acacia Road.", true],
    ["I've booked a twin room.", "I'm on the second floor.", true],
    ['I pay by direct debit.', 'I get paid weekly.', true],
    ['Got a kitten, Luna.', 'Has a dog called Rex.', true],
    ["We've got two rabbits now.", 'I have a dog.', true],
    ['Got a kitten, Luna.', 'I have a cat called Mia.', false],
    ['I have a cat flap in the back door.', 'I have a dog.', false],
    ['I have a dog groomer.', 'I have a cat.', false],
    ["Rex has gone to my sister's, I've got a cat.", 'I have a dog.', false],
    ["I've got a cat instead.", 'I have a dog.', false],
    ["It's actually a cat, we have a cat.", 'We have a dog called Mo.', false],
    ['I pay by card.', 'I pay by direct debit.', false],
    ['My address is 14 Orchard Way.', 'I live in a flat in Bristol.', false],
    ["I've left Hull, so I work for the port in Goole and live there.", 'We live in Hull now.', false],
    ['Weighs 71 kilos.', 'Weighs 80 kilos.', false],
    ['The viewing is at 4 in room 3.', 'The viewing is in room 12.', false],
    ['The viewing is in Bristol now.', 'The viewing is in room 12.', false],
    ['The viewing is cancelled.', 'The viewing is in room 12.', false],
    ['The viewing is at 4.', 'The viewing is at noon.', false],
    ['We sold the branch in Bristol.', 'Our branch is on the fourth floor.', false],
    ['The baby arrived at four.', 'The baby weighs 3 kilos.', false],
    ['The viewing at 4 is off.', 'The viewing is in room 12.', false],
  ])('"%s" against "%s": %s', (statement, fact, isOther) => {
    expect(hasOtherKindOfValue(statement, fact)).toBe(isOther);
  });
});

describe('isAddition', () => {
  it.each([
    ['I play squash now.', 'Plays cricket.', true],
    ['I have a tandem now.', 'Has a scooter.', true],
    ["I'm learning Welsh now.", 'Speaks Danish.', true],
    ["I've opened another savings account.", "I've got a savings account with you.", true],
    ['Acme uses Slack.', 'Acme uses Salesforce.', true],
    ['Acme uses Slack instead.', 'Acme uses Salesforce.', false],
    ['Beta uses Slack.', 'Acme uses Salesforce.', false],
    ["They've put me on gliclazide on top of that.", 'I take metformin.', true],
    ["Turns out I'm allergic to kiwi and all.", "I'm allergic to latex.", true],
    ["We've taken on a second branch.", "We've a branch in Leeds.", true],
    ['Put down my neighbour as well for deliveries.', 'Deliveries are taken in by Mr Odell.', true],
    ['Please also add my brother.', 'My sister may collect the keys.', true],
    ['Put down my neighbour for deliveries.', 'Deliveries are taken in by Mr Odell.', false],
    ['Put down my neighbour as well, Mr Odell has moved, so not him.', 'Deliveries are taken in by Mr Odell.', false],
    ["Also note that we've moved to Leeds.", 'I live in York.', false],
    ["Note down that I've stopped smoking as well.", 'I smoke.', false],
    ['Add my brother as well and take Mr Odell off.', 'Deliveries are taken in by Mr Odell.', false],
    ['Also put me down as vegetarian.', 'I eat meat.', false],
    ['Put the swimming back to five too.', 'My swimming lesson is at four.', false],
    ['Put it lower, it is too high up.', 'The shelf is at two metres.', false],
    ['Signed up for Disney.', 'Has a Netflix subscription.', true],
    ['Signed up for Disney and cancelled, no longer Netflix.', 'Has a Netflix subscription.', false],
    ['Signed up for Netflix.', 'Has a Netflix subscription.', false],
    ['Signed up with Three.', "I'm with Vodafone.", false],
    ["I've got another job instead.", 'I work at Tesco.', false],
    ['We added a second suitcase.', "We've one suitcase on the booking.", false],
    ['Blue badge arrived, laminated and all.', 'My blue badge application is being processed.', false],
    ["I've signed up for another two years.", "I'm on a fixed tariff until May.", false],
    ['I play squash now instead of cricket.', 'Plays cricket.', false],
    ['I have three cats now.', 'Has two cats.', false],
    ['I take the tram now.', 'Takes the bus.', false],
    ['I play squash.', 'Plays cricket.', false],
    ['I have a tandem now.', 'Plays cricket.', false],
  ])('"%s" against "%s": %s', (statement, fact, isMore) => {
    expect(isAddition(statement, fact)).toBe(isMore);
  });

  it('takes no time for what is no speech', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), fc.string({ maxLength: 5_000 }), (statement, fact) => {
        hasOtherKindOfValue(statement, fact);
        return typeof isAddition(statement, fact) === 'boolean';
      }),
    );
  });
});
