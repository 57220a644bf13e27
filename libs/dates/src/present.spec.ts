import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const day = (text: string): string | undefined => resolve(text, said)[0]?.start.toISOString().slice(0, 10);

describe('a bare day beside a present', () => {
  it.each([
    ["we're shut on monday", '2024-05-20'],
    ['the clinic is open on tuesday', '2024-05-21'],
    ["i'm free monday afternoon", '2024-05-20'],
    ['what about tuesday', '2024-05-21'],
    ['any room on monday', '2024-05-20'],
    ['please text me on monday', '2024-05-20'],
    ['bring the car in on tuesday', '2024-05-21'],
    ['the offer ends tuesday', '2024-05-21'],
    ['tuesday would be perfect', '2024-05-21'],
    ["the match's on tuesday", '2024-05-21'],
    ["on monday we're in court", '2024-05-20'],
    ['my licence runs out in february', '2025-02-01'],
    ['my birthday is the third of february', '2025-02-03'],
    ['he starts school in february', '2025-02-01'],
    ["we're closed march first through march third", '2025-03-01'],
    ['are you free monday', '2024-05-20'],
    ['is the doctor in on monday', '2024-05-20'],
    ["he's in court on monday", '2024-05-20'],
    ['your slot is for monday', '2024-05-20'],
    ['monday is fine', '2024-05-20'],
    ['monday works for me', '2024-05-20'],
    ['on monday the shop is closed', '2024-05-20'],
    ['yes monday please', '2024-05-20'],
    ['the rent is due monday', '2024-05-20'],
    ['our son starts school in february', '2025-02-01'],
    ['set an alarm for 06:40 on monday', '2024-05-20'],
    ['set me a reminder for monday', '2024-05-20'],
    ['wake me at 7 on monday', '2024-05-20'],
    ['add the dentist to my calendar monday 9am', '2024-05-20'],
    ['create an event on monday at 3pm', '2024-05-20'],
    ['pencil me in for monday', '2024-05-20'],
    ['invite jo for lunch on monday', '2024-05-20'],
    ['block out monday morning', '2024-05-20'],
    ['order the cake for monday', '2024-05-20'],
    ['confirm my seat on monday', '2024-05-20'],
    ['pay the rent on monday', '2024-05-20'],
    ['push the call to monday', '2024-05-20'],
    ['turn on the heating at 6 on monday', '2024-05-20'],
    ['hey alexa, set an alarm for 7 on monday', '2024-05-20'],
    ['find me a flight on monday', '2024-05-20'],
    ['find us some flights on monday', '2024-05-20'],
    ['look for a hotel on monday', '2024-05-20'],
    ['give me a call monday', '2024-05-20'],
    ['add lunch with sam on monday', '2024-05-20'],
  ])('is to come: %s', (text, expected) => expect(day(text)).toBe(expected));

  it.each([
    ['we were shut on monday', '2024-05-13'],
    ['it closed on monday', '2024-05-13'],
    ["she's left on monday", '2024-05-13'],
    ['he is the man we met on monday', '2024-05-13'],
    ['the photo is from monday', '2024-05-13'],
    ["i'm calling about monday", '2024-05-13'],
    ['she has been ill since monday', '2024-05-13'],
    ['anna on monday', '2024-05-13'],
    ['the parcel on monday is damaged', '2024-05-13'],
    ["monday's parcel is damaged", '2024-05-13'],
    ["i'm unhappy with the driver on monday", '2024-05-13'],
    ['my pulse on monday is 90', '2024-05-13'],
    ['the woman who rang monday is rude', '2024-05-13'],
    ['the letter is dated monday', '2024-05-13'],
    ['the lease is signed monday', '2024-05-13'],
    ["i'm calling about the visit on monday", '2024-05-13'],
    ['there is a problem with the parcel on monday', '2024-05-13'],
    ['please check the parcel on monday', '2024-05-13'],
    ["any news about monday's parcel", '2024-05-13'],
    ["i've run out on monday", '2024-05-13'],
    ['my payment for february is late', '2024-02-01'],
    ["i'm late with the rent for february", '2024-02-01'],
    ['my gas bill for february is too high', '2024-02-01'],
    ['please check my bill for february', '2024-02-01'],
    ['please refund february', '2024-02-01'],
    ['my last holiday is in february', '2024-02-01'],
    ['add the receipt from monday', '2024-05-13'],
    ['add what i ate on monday', '2024-05-13'],
    ['add a note about the accident on monday', '2024-05-13'],
    ['find the photo on monday', '2024-05-13'],
    ['find me the photo from monday', '2024-05-13'],
    ['find me a photo jo sent on monday', '2024-05-13'],
    ['order 66 on monday came late', '2024-05-13'],
    ['order the cake we had on monday', '2024-05-13'],
    ['give me the total on monday', '2024-05-13'],
    ['order 66 is what i ate on monday', '2024-05-13'],
    ['ask who rang on monday', '2024-05-13'],
    ['log my run on monday', '2024-05-13'],
  ])('stays past, or nearest, where that is said or nothing is: %s', (text, expected) =>
    expect(day(text)).toBe(expected),
  );
});

describe('what is changed from one time to another', () => {
  it.each([
    ['my lesson was moved from thursday to monday', '2024-05-20'],
    ['can you switch it from tuesday to thursday', '2024-05-16'],
    ['they pushed the exam from the second to the ninth of june', '2024-06-09'],
  ])('is at the second: %s', (text, expected) => {
    const [one] = resolve(text, said);
    expect([one?.start.toISOString().slice(0, 10), one?.isRange]).toEqual([expected, undefined]);
  });

  it('is at the second hour', () => {
    const [one] = resolve('please change the table from six to half past seven tonight', said);
    expect(one?.start.toISOString()).toBe('2024-05-15T19:30:00.000Z');
  });

  it.each(['we are away from thursday to monday', 'the price changed from may to july'])(
    'is a range where it lasts: %s',
    (text) => expect(resolve(text, said)[0]?.isRange).toBe(true),
  );
});

describe('a year without a word of time', () => {
  const sure = (text: string): string[] =>
    resolve(text, said).flatMap((one) => (one.confidence >= 0.5 ? [one.start.toISOString().slice(0, 16)] : []));

  it.each([
    'we are reading nineteen eighty four',
    'my code is 2004',
    'it cost nineteen ninety five',
    'i drive a 2016 golf',
    'room 1812',
  ])('is below what is taken for said: %s', (text) => expect(sure(text)).toEqual([]));

  it.each([
    ['2015', '2015-01-01T00:00'],
    ['in 2015', '2015-01-01T00:00'],
    ['since twenty fifteen', '2015-01-01T00:00'],
    ['throughout 2015', '2015-01-01T00:00'],
    ['2015 was a hard year', '2015-01-01T00:00'],
    ['the ferry docks at sixteen twenty', '2024-05-15T16:20'],
  ])('is one beside such a word, and a clock behind "at": %s', (text, start) => expect(sure(text)).toEqual([start]));
});

describe('the half of the day of a bare hour', () => {
  const first = (text: string): string | undefined => resolve(text, said)[0]?.start.toISOString().slice(11, 16);

  it.each([
    ['dinner at eight tomorrow', '20:00'],
    ['a table for six tomorrow at nine', '21:00'],
    ['we have a table booked for tomorrow at eight', '20:00'],
    ['we have to book a table tomorrow at eight', '20:00'],
    ['the table comes tomorrow at eight', '08:00'],
    ['the film is at eight on friday', '20:00'],
    ['drinks tomorrow at ten', '22:00'],
    ['breakfast tomorrow at eight', '08:00'],
    ['the dinner table arrives tomorrow at eight am', '08:00'],
    ['the new table arrives tomorrow at nine', '09:00'],
    ['the party starts at eleven on friday', '11:00'],
    ['a meeting tomorrow at eight', '08:00'],
  ])('is that of the meal or the evening out: %s at %s', (text, hour) => expect(first(text)).toBe(hour));
});
