import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { tellsPastState, timeOfLife } from './past-state.js';

describe('tellsPastState', () => {
  it.each([
    'Back in 2017 I was a receptionist at a dental clinic.',
    'In 2021 Mr Pask was my landlord.',
    'Thinking again, my landlord in 2021 was Mrs Dorn, not Mr Pask.',
    'When I was a student, my dog was a greyhound named Comet.',
    'Back in college I had Zipwire for broadband.',
    'In our first year, 2019, the bookshop opened at eleven.',
    'From 2012 on we had a collie called Fleet.',
    'He ran a café in Deal from 2011.',
    'He lived in Pula as a schoolboy.',
    'In 2015 we were with Orbit Energy.',
    'I worked for the council in 2010.',
    'We rented a flat on Elm Road in 2016.',
    'In 2018 she was vegetarian.',
    'In the nineties my dentist was a Dr Hale, and he was my uncle.',
    'I had Mr Brandt as my accountant in 2014.',
    'I volunteered at the hospice in 2013.',
    'I went to Rowan School in 1999.',
    'They were in the Walcot Road house in 2008.',
    'My uncle drove a taxi; in 1998 I drove a Fiesta, my first.',
  ])('of what was so: %s', (text) => {
    expect(tellsPastState(text)).toBe(true);
  });

  it.each([
    'I had a stroke in 2021.',
    'I had Covid for two weeks in 2021.',
    'I was diagnosed with asthma in 2019.',
    'My last tetanus jab was in 2019.',
    'Our wedding was a small one in June 2010.',
    'I was born in Porto in 1980.',
    'We moved to Leeds in 2015.',
    'I was made redundant in March.',
    'I was 65 in March.',
    'My blood pressure was 140 over 90 in March.',
    'My hip operation was a success in May.',
    "I worked at Acme in 2010 and I'm there today.",
    'I was a nurse in 2010 and still am.',
    'The boiler was serviced in October.',
    'I was left the house in 2012.',
    'There was a leak in the kitchen in March.',
    'I bought the van in 2020.',
    'She passed her test in 2018.',
    'I ran a marathon in 2019.',
    'I had my appendix out as a boy.',
    'We had a baby in June.',
  ])('of nothing that may be so, or has happened for good: %s', (text) => {
    expect(tellsPastState(text)).toBe(false);
  });
});

describe('timeOfLife', () => {
  it.each([
    ['When I was a student, my dog was a greyhound.', 'When I was a student'],
    ['He lived in Pula as a schoolboy.', 'as a schoolboy'],
    ['Back in college I had Zipwire for broadband.', 'Back in college'],
    ['In my twenties I was a smoker.', 'In my twenties'],
    ['We lived on a farm when we were little.', 'when we were little'],
  ])('of %s', (text, words) => {
    expect(timeOfLife(text)).toEqual({ index: text.indexOf(words), text: words });
  });

  it.each(['I worked as a student adviser in 2010.', 'When I was at the shop, it was shut.'])('of none: %s', (text) => {
    expect(timeOfLife(text)).toBeNull();
  });
});

it.each(['had Aaa ', 'when I was ', 'was ', 'ran a ', 'had a b '])('reads in linear time: %s', async (part) => {
  await expectLinear(tellsPastState, part);
  await expectLinear(timeOfLife, part);
});
