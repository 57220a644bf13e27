import fc from 'fast-check';
import { assertedPart } from '../assertions.js';
import { readPlainChange } from './read-change.js';

const changeOf = (statement: string, fact: string): string | undefined => {
  const said = assertedPart(statement);
  return said === null ? undefined : readPlainChange(said, fact)?.relation;
};

describe('what takes the place of a value by its name', () => {
  it.each([
    ['My aunt does the flowers instead of Ines.', 'Ines does the flowers.'],
    ['Ines is expecting, my aunt will do the flowers instead of Ines.', 'Ines will do the flowers.'],
    ['Instead of Ines, my aunt does the flowers.', 'Ines does the flowers.'],
    ['We meet on Tuesdays instead of Mondays.', 'We meet on Mondays.'],
    ['I drink tea instead of coffee now.', 'I drink coffee.'],
    ["I'll take the bus instead of the train from now on.", 'I take the train.'],
    ['My brother drinks tea instead of coffee.', 'My brother drinks coffee.'],
  ])('"%s" replaces "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('replaces');
  });

  it.each([
    ['My aunt does the flowers instead of Ines.', 'Ines is my cousin.'],
    ['My aunt does the flowers instead of Ines.', 'Ines does the cake.'],
    ['My brother drinks tea instead of coffee.', 'I drink coffee.'],
    ['He drinks tea instead of coffee.', 'I drink coffee.'],
    ['I drink tea instead of coffee.', 'My brother drinks coffee.'],
    ["I don't drink tea instead of coffee.", 'I drink coffee.'],
    ['I would drink tea instead of coffee.', 'I drink coffee.'],
    ['I wish I drank tea instead of coffee.', 'I drink coffee.'],
    ['Should I drink tea instead of coffee?', 'I drink coffee.'],
    ['If I drink tea instead of coffee, I sleep.', 'I drink coffee.'],
    ['I drink tea instead of coffee today.', 'I drink coffee.'],
    ['We meet on Tuesday instead of Monday this week.', 'We meet on Mondays.'],
    ['I worked at the bank instead of the shop.', 'I work at the shop.'],
    ['My aunt did the flowers instead of Ines last week.', 'Ines does the flowers.'],
    ['My aunt did the flowers instead of Ines.', 'Ines does the flowers.'],
    ['My aunt does the flowers instead of Ines since last week, they say.', 'Ines does the cake.'],
    ['My aunt wants to do the flowers instead of Ines.', 'Ines does the flowers.'],
    ['My aunt offered to do the flowers instead of Ines.', 'Ines does the flowers.'],
    ['My doctor wants to take me off ramipril.', 'I take ramipril.'],
    ['My doctor is trying to take me off ramipril.', 'I take ramipril.'],
    ['I drink coffee instead of tea.', 'I drink coffee.'],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});

describe('what is allowed no longer', () => {
  it.each([
    ['His uncle may not drive him any more.', 'His uncle is allowed to drive him.'],
    ['The court has ruled, his uncle may not drive him anymore.', 'His uncle can drive him.'],
    ["I'm not allowed to lift boxes any longer.", "I'm allowed to lift boxes."],
    ['The tenants may no longer use the garden.', 'The tenants may use the garden.'],
    ["The children can't use the pool any more.", 'The children are allowed to use the pool.'],
  ])('"%s" ends "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('ends');
  });

  it.each([
    ['His uncle may not drive him any more.', 'His aunt is allowed to drive him.'],
    ['His uncle may not drive him any more.', 'His uncle is allowed to visit him.'],
    ['His uncle may not drive him.', 'His uncle is allowed to drive him.'],
    ['He may not drive any more.', "I'm allowed to drive."],
    ['I may not drive any more.', 'I can drive.'],
    ['May his uncle not drive him any more?', 'His uncle is allowed to drive him.'],
    ['His uncle may not drive him any more than twice.', 'His uncle is allowed to drive him.'],
    ["His uncle can't drive him on Fridays any more.", 'His uncle is allowed to drive him.'],
    ['His uncle may not drive him any more.', 'His uncle is not allowed to drive him.'],
    ['I hope his uncle may not drive him any more.', 'His uncle is allowed to drive him.'],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});

describe('what works again', () => {
  it.each([
    ['The lift works again, but the door still sticks.', 'The lift is out of order.'],
    ['The boiler is up and running and the flat is warm.', 'The boiler is down.'],
    ["The boiler's working again.", "The boiler isn't working."],
    ['The man came by, the dishwasher is fixed now.', 'The dishwasher is broken.'],
    ['My phone is back on.', 'My phone has been dead since Monday.'],
    ['The internet is back up since Tuesday.', 'The internet is down again.'],
  ])('"%s" replaces "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('replaces');
  });

  it.each([
    ['The lift works again.', 'The boiler is out of order.'],
    ['The lift works again.', 'The goods lift is out of order.'],
    ['The goods lift works again.', 'The lift is out of order.'],
    ['Her phone works again.', 'My phone is broken.'],
    ["My sister's phone works again.", 'My phone is broken.'],
    ["The lift isn't working again.", 'The lift is out of order.'],
    ['The lift works again tomorrow.', 'The lift is out of order.'],
    ['The lift will be working again by Friday.', 'The lift is out of order.'],
    ['The lift almost works again.', 'The lift is out of order.'],
    ['I hope the lift works again.', 'The lift is out of order.'],
    ['When the lift works again, I can come.', 'The lift is out of order.'],
    ['Is the lift up and running?', 'The lift is out of order.'],
    ['The lift works again in block B.', 'The lift is out of order.'],
    ['The heating works again.', 'The heating is out in the kitchen.'],
    ['The lift works again.', 'The lift is slow.'],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});

describe('what somebody was taken off', () => {
  it.each([
    ['Dr. Osei took me off the ramipril last week.', 'I take ramipril every evening for my heart.'],
    ["I've been taken off ramipril.", 'I take 5 mg ramipril.'],
    ["They've taken me off the night shift.", "I'm on the night shift."],
    ['Dad was taken off the waiting list.', 'Dad is on the waiting list for a flat.'],
    ['Dr. Osei took Mum off ramipril for good.', 'Mum takes ramipril.'],
  ])('"%s" ends "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('ends');
  });

  it.each([
    ['Dr. Osei took me off the ramipril.', 'I take metformin.'],
    ['Dr. Osei took me off the ramipril.', 'I take ramipril and metformin.'],
    ['Dr. Osei took me off the ramipril.', 'Mum takes ramipril.'],
    ['Dr. Osei took Mum off the ramipril.', 'I take ramipril.'],
    ['Dr. Osei took him off the ramipril.', 'I take ramipril.'],
    ["Dr. Osei hasn't taken me off the ramipril.", 'I take ramipril.'],
    ['Dr. Osei never took me off the ramipril.', 'I take ramipril.'],
    ['I wish Dr. Osei took me off the ramipril.', 'I take ramipril.'],
    ['If Dr. Osei took me off the ramipril, I would sleep.', 'I take ramipril.'],
    ['Was I taken off the ramipril?', 'I take ramipril.'],
    ['Dr. Osei took me off the ramipril for two weeks.', 'I take ramipril.'],
    ['Dr. Osei took me off the ramipril until the operation.', 'I take ramipril.'],
    ['Dr. Osei took me off the ramipril, now I am back on it.', 'I take ramipril.'],
    ['The guard took me off the bus.', 'I take the bus.'],
    ['The boat took me off the island.', 'I live on the island.'],
    ['I took the pan off the stove.', 'I use the stove.'],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});

describe('what is called off', () => {
  it.each([
    ['We called the engagement off.', "We're having an engagement party."],
    ['We called off the strike.', 'There is a strike on Monday.'],
    ['The fair has been called off.', 'The fair is on Sunday.'],
  ])('"%s" ends "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('ends');
  });

  it.each([
    ['We called practice off tonight.', 'We have practice every Friday.'],
    ["We haven't called the strike off.", 'There is a strike on Monday.'],
    ['I called off work.', 'I work at Aldi.'],
    ['I called the dogs off.', 'I have two dogs.'],
    ['We might call the strike off.', 'There is a strike on Monday.'],
    ['My sister called her engagement off.', 'We have an engagement party.'],
    ['Did they call the fair off?', 'The fair is on Sunday.'],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});

it('takes no time for what is no speech', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 5_000 }),
    fc.constantFrom('instead of ', 'may ', 'took off ', 'is out ', 'works again ').map((words) => words.repeat(400)),
  );
  fc.assert(fc.property(text, text, (statement, fact) => changeOf(statement, fact) !== ''));
});

describe('where something moved from', () => {
  it.each([
    ["Choir's moved from the church to the village hall.", 'Choir meets in the church.'],
    ["They've moved me from sales to marketing.", 'I work in sales.'],
    ['The class has moved from Mondays to Wednesdays.', 'The class is on Mondays.'],
  ])('"%s" replaces "%s"', (statement, fact) => {
    expect(changeOf(statement, fact)).toBe('replaces');
  });

  it.each([
    ['I moved from the sofa to the bed.', 'I have a sofa.'],
    ['I moved from sales to marketing ten years ago.', 'I work in sales.'],
    ['I might be moved from sales to marketing.', 'I work in sales.'],
    ['The team moved from sales to marketing.', 'I work in sales.'],
    ['Choir has moved from the church to the hall.', 'Choir meets in the library.'],
  ])('"%s" leaves "%s" to others', (statement, fact) => {
    expect(changeOf(statement, fact)).toBeUndefined();
  });
});
