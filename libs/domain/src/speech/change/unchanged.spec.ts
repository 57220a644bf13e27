import fc from 'fast-check';
import { leavesUnchanged } from './unchanged.js';

describe('leavesUnchanged', () => {
  it.each([
    // A limit that the fact lacks.
    ['I no longer cycle on Thursdays.', 'Cycles to the office.'],
    ["She doesn't drink tea at night any more.", 'Drinks tea.'],
    ['I gave up swimming before breakfast.', 'I swim.'],
    ['He stopped practising the cello in the kitchen.', 'He practises the cello.'],
    // Nothing is over.
    ["My gym membership doesn't expire this year.", 'I have a gym membership.'],
    ["The antibiotics haven't finished yet.", "I'm on antibiotics."],
    ["I didn't cancel the vegetable box.", 'Gets a vegetable box.'],
    // One occasion.
    ['Pottery is cancelled this Wednesday.', 'Goes to pottery on Wednesdays.'],
    ["Monday's a bank holiday so no yoga this Monday.", 'I have yoga on Mondays at 6.'],
    ["There's no rehearsal tonight.", 'Sings in a band on Fridays.'],
    ['The tutor cancelled our lesson today.', 'Has a Dutch lesson every Friday.'],
    ['The ferry was cancelled yesterday.', 'Takes the ferry to work.'],
    ["I didn't wear my lenses today.", 'Wears lenses.'],
    ['I forgot my inhaler.', 'Uses an inhaler.'],
    ['We ran out of oat milk.', 'Drinks oat milk.'],
    ['Skip the vegetable box this week.', 'Gets a vegetable box.'],
    ['Please pause the standing order this month, money is tight.', 'Has a standing order of 50 euros.'],
    ['Pause the newspaper for two weeks.', 'Gets the newspaper.'],
    ['Leave out the eggs next week.', 'Gets eggs with the delivery.'],
    ["We'll miss choir next Tuesday.", 'Sings in the choir on Tuesdays.'],
    ['Yoga is cancelled next Wednesday.', 'Goes to yoga on Wednesdays.'],
    ['Just for tonight put the cot in the other room.', 'The cot is in the bedroom.'],
    ['Only for Friday, make the taxi half past six.', 'Needs a taxi at seven.'],
    ['Make the taxi half past six, just for tomorrow.', 'Needs a taxi at seven.'],
    ['Make lunch at one for today only.', 'Lunch is at noon.'],
    ['Bring the milk round the back tomorrow only, please.', 'The milk goes to the front door.'],
    ["Only this week I'll start at ten.", 'Starts work at eight.'],
    ['Just this once put sugar in the tea.', 'Takes tea without sugar.'],
    ['As an exception send the bill by post.', 'Gets the bill by email.'],
    ['I took the bus instead of the train this morning.', 'Takes the train.'],
    ["Gave our seats to the neighbours for Friday's game.", "We're season ticket holders."],
    ["My sister's lending me hers for tonight's party.", 'I have no bag.'],
    ["My son's not at breakfast club today.", 'My son goes to breakfast club.'],
    ["I'm not in work today.", 'I work at the depot.'],
    ["The cleaner's not here this afternoon.", 'We have a cleaner.'],
    ["I'm not on the late shift tonight.", "I'm on the late shift."],
    ['We charged at Tesco last night.', 'I charge the car at home.'],
    ["I slept at my sister's last night.", 'He sleeps in the back room.'],
    ['Had porridge for breakfast this morning.', 'I eat toast for breakfast.'],
    ['I took the bus yesterday.', 'I cycle to work.'],
    ['She went to the Lidl in town on Friday.', 'Shops at Aldi.'],
    ["Dad's lost his hearing aid.", 'Dad wears a hearing aid.'],
    ["I can't find my inhaler.", 'I have an inhaler.'],
    ["Marta couldn't make it this Monday.", 'Marta cleans for us on Mondays.'],
    ['The window man was poorly this Tuesday, so nobody came.', 'The window man comes on Tuesdays.'],
    ['They never came for the bins on Tuesday.', 'The bins go out on Tuesdays.'],
    ['I came over with Ryanair this time.', 'I fly with KLM.'],
    ["Send this one to my mum's.", 'My parcels go to 9 Elm Close.'],
    // What is done again holds.
    ["I'm back on the metformin.", 'I take metformin.'],
    ["I'm back at Tesco.", 'I work at Tesco.'],
    ["I've been on and off the steroids since March.", 'I take steroids for my asthma.'],
    ["I'm on metformin again.", "I'm on metformin."],
    // It nearly ended.
    ['I nearly got the sack from Tesco.', 'I work at Tesco.'],
    ["I very nearly didn't renew the season ticket this year.", "I've a season ticket in the West Stand."],
    ['We were all set to leave Ludlow, then it fell through.', 'I live in Ludlow.'],
    // A failed attempt, and an end that is over.
    ['She forgot to cancel her Spotify subscription.', 'Has a Spotify subscription.'],
    ["I couldn't give up chocolate.", 'Eats chocolate.'],
    ['We were going to sell the boat.', 'Owns a boat.'],
    ['I quit sugar for three weeks in 2021.', 'Eats sugar.'],
    ['He stopped running twice, it never lasted.', 'Runs every day.'],
    ['I cancelled Sky in 2018 and came back in 2020.', 'Has Sky.'],
    // Everybody, and this moment.
    ['Nobody reads newspapers any more.', 'Reads newspapers.'],
    ['Caravans are so cheap now.', 'Wants to buy a caravan.'],
    ['The weather is awful.', 'Is on holiday in Wales.'],
    ["I'm on the tram now.", 'Drives to the office.'],
    ["I'm drinking cocoa right now.", 'Favourite drink is tea.'],
    // What only sounds like an end.
    ['I dropped the Corolla off at the garage.', 'I drive a Corolla.'],
    ['I dropped in at the gym.', "I'm a member of the gym."],
    ["I've cut down on sugar.", 'I take sugar in my tea.'],
    ['I gave up my Saturday for the allotment.', 'I have an allotment.'],
    ["Sue couldn't come this Monday, she's poorly.", 'My cleaner Sue comes on Mondays.'],
  ])('"%s" leaves "%s" as it was', (statement, fact) => {
    expect(leavesUnchanged(statement, fact)).toBe(true);
  });

  it.each([
    ['I worked my last shift at the depot yesterday.', 'I work at the depot.'],
    ['I ran for the first time without the brace today.', 'I run with a brace.'],
    ['From today I charge at Tesco, I charged there last night.', 'I charge at home.'],
    ['Had my operation this morning.', 'Goes to hospital for an operation.'],
    ['We started at the new nursery and stayed all day yesterday.', 'Goes to the old nursery.'],
    ['I lost my job.', 'I have a job at the bakery.'],
    ["I'm back from Spain.", "I'm in Spain."],
    ['I was sick of Tesco on Friday and quit.', 'I work at Tesco.'],
    ['He went to live with his dad on Friday.', 'He lives with me and goes to St Mary.'],
    ["I'm back at my desk.", "I'm on maternity leave."],
    ["The charger's back in stock.", 'The charger is out of stock.'],
    ["I'm back on Pro.", "I'm on the Basic plan."],
    ['We moved again.', 'We live in Leeds.'],
    ["Nearly forgot to say, I've left Tesco.", 'I work at Tesco.'],
    ['Renewed in the North Stand this time, row J.', 'My season ticket is in the East Stand.'],
    ["The plumber couldn't make it on Monday.", 'The plumber is coming on Monday.'],
    ["Sue couldn't come this Monday, she's retired.", 'My cleaner Sue comes on Mondays.'],
    ["No choir this Wednesday, it's packed up for good.", 'The choir meets on Wednesdays.'],
    ['I dropped the keys off and cancelled the lessons.', 'I have driving lessons.'],
  ])('"%s" says more than that of "%s"', (statement, fact) => {
    expect(leavesUnchanged(statement, fact)).toBe(false);
  });

  it.each([
    ["The class doesn't finish at six now.", 'The class finishes at six.'],
    ["My membership isn't renewed, it expires in June.", 'I have a gym membership.'],
    ['I no longer cycle.', 'Cycles to the office.'],
    ['I no longer cycle because of my knee.', 'Cycles to the office.'],
    ['I no longer cycle since May.', 'Cycles to the office.'],
    ['I no longer swim in the lake.', 'Swims in the lake.'],
    ['I stopped smoking on Monday.', 'Smokes.'],
    ['I quit smoking in the spring.', 'Smokes.'],
    ["I've stopped smoking for two weeks now.", 'Smokes.'],
    ['I left Acme and came back to Globex.', 'Works at Acme.'],
    ['I cancelled Spotify yesterday.', 'Has a Spotify subscription.'],
    ['The viewing was cancelled this morning.', 'Her viewing is on Friday at 4.'],
    ['Case 12 was closed today.', 'Case 12 is open.'],
    ['Pottery is cancelled from now on, as of this Wednesday.', 'Goes to pottery on Wednesdays.'],
    ["My hamster died today, he didn't suffer.", 'Has a hamster.'],
    ['I had to give up the allotment.', 'Has an allotment.'],
    ['I left my job in Leeds.', 'Works in Leeds.'],
    ['I forgot to tell you that I play the flute no longer.', 'Plays the flute.'],
    ['Meals are so late now.', 'Meals are at six.'],
    ["I'm working for Globex now.", 'Works for Acme.'],
    ['Everybody threw in for the kettle.', 'Has a kettle.'],
    ["My bus pass lapsed on Friday and I'm not getting another.", 'Has a bus pass.'],
    ['I no longer cycle, by the way.', 'Cycles to the office.'],
    ['I no longer cycle by the way.', 'Cycles to the office.'],
    ['In the end I no longer cycle at the moment.', 'Cycles to the office.'],
    ["I'm not drinking tea as of today.", 'Drinks tea.'],
    ['My left hand is in a splint for six weeks.', 'Writes with the left hand.'],
    ['Skip the dentist this Friday.', 'Dentist on Friday at 4.'],
    ['Skip the vegetable box from now on, starting this week.', 'Gets a vegetable box.'],
    ['Just for tonight make dinner eight.', 'Dinner is tonight at seven.'],
    ["Make it eight for tonight's dinner.", 'Dinner is tonight at seven.'],
    ["We gave up our seats for the club's games.", "We're season ticket holders."],
    ['Just this week we moved the cot to the other room.', 'The cot is in the bedroom.'],
    ['I quit the choir just today.', 'Sings in the choir.'],
    ['Cancel the newspaper, and not just for tomorrow.', 'Gets the newspaper.'],
    ['Stop the newspaper once and for all.', 'Gets the newspaper.'],
    ['I cancelled the newspaper today only because it got dear.', 'Gets the newspaper.'],
    ['I started at the bank instead of the shop today.', 'Works at the shop.'],
    ['I switched to tea instead of coffee this week.', 'Drinks coffee.'],
    ['Ship the parcel to the flat instead of the office today.', 'The parcel is for my office.'],
    ['The shop is open only on Friday.', 'The shop is open on weekdays.'],
    ['Just for tomorrow make the taxi six, and from then on make the taxi eight for good.', 'Needs a taxi at seven.'],
    ['I forgot to cancel the gym. I sold the caravan.', 'Owns a caravan.'],
  ])('"%s" may change "%s"', (statement, fact) => {
    expect(leavesUnchanged(statement, fact)).toBe(false);
  });

  it('takes no time for what is no speech', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 5_000 }),
      fc.constantFrom("don't ", 'in the ', 'with ', 'i am eating ').map((words) => words.repeat(500)),
    );
    fc.assert(fc.property(text, text, (statement, fact) => typeof leavesUnchanged(statement, fact) === 'boolean'));
  });
});
