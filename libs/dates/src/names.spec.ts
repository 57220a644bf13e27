import { resolve } from './resolve.js';

const said = { reference: new Date('2018-09-12T10:30:00Z'), timezone: 'UTC' };
const read = (text: string): string[] => resolve(text, said).map((one) => one.text);

describe('a name with a word of time in it', () => {
  it.each([
    'He reads the Sunday Times and Newsweek.',
    'I read it in the Sunday Telegraph.',
    'Black Friday the film by Anurag Kashyap',
    'I watched Friday Night Lights.',
    'saturday night live is back',
    'Freaky Friday is my favourite film',
    "Robinson Crusoe's man Friday",
    'Wednesday Addams is my hero',
    'sheffield wednesday lost',
    'she came in her sunday best',
    'a Sunday roast, please',
    "she's been put up to the Monday squad",
    'he runs with the tuesday club',
    'I was moved into the Friday group',
    'Monday.com is slow',
    'The Day After Tomorrow is a film',
    'that band is yesterday’s news',
    'You may want to march on.',
    "I'd like to march with them",
    'stand up and march on',
    'we have to march',
    'he runs 10 k in 50 minutes',
    'she swims a mile in forty minutes',
  ])('is no time: %s', (text) => expect(read(text)).toEqual([]));

  it.each([
    ['are the sunday times still free', 'sunday'],
    ['i like sunday best', 'sunday'],
    ['see you the day after tomorrow', 'the day after tomorrow'],
    ['SEE YOU THE DAY AFTER TOMORROW', 'THE DAY AFTER TOMORROW'],
    ["yesterday's news was bad", 'yesterday'],
    ['we moved it to march', 'march'],
    ['from january to march with my sister', 'from january to march'],
    ['between february and march', 'between february and march'],
    ['i will have run my mile in ten minutes', 'in ten minutes'],
    ['black friday', 'black friday'],
    ['sunday at school', 'sunday'],
    ['on monday squad members meet', 'monday'],
    ['the squad meets monday', 'monday'],
    ['monday the club is shut', 'monday'],
    ['see the group on friday', 'friday'],
    ['friday, group b is first', 'friday'],
    ['we play the league on saturday', 'saturday'],
  ])('is none where the words are a time: %s', (text, expected) => expect(read(text)).toEqual([expected]));
});
