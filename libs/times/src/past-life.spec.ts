import { spokenTime } from './spoken-time.js';

const heard = { reference: new Date('2026-04-14T10:00:00Z'), timezone: 'UTC', options: {} };
const read = (text: string): object => {
  const {
    validFrom = null,
    holdsFrom = null,
    holdsTo = null,
  } = spokenTime(text, heard, {
    episodic: false,
    singleValued: false,
  });
  const day = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;
  return { from: day(validFrom), holdsFrom: day(holdsFrom), holdsTo: day(holdsTo) };
};

describe('a state of the past', () => {
  it.each([
    ['Back in 2017 I was a receptionist.', '2017-01-01', '2018-01-01'],
    ['I was in hospital in March.', '2026-03-01', '2026-04-01'],
    ['From 2012 on we had a collie called Fleet.', '2012-01-01', '2026-04-14'],
    ['He ran a café in Deal from 2011.', '2011-01-01', '2026-04-14'],
    ['When I was a student, my dog was a greyhound.', null, '2026-04-14'],
  ])('is over when it was, or when it was told: %s', (text, from, holdsTo) => {
    expect(read(text)).toEqual({ from, holdsFrom: null, holdsTo });
  });

  it.each([
    'I had a stroke in 2021.',
    'I was a nurse in 2010 and still am.',
    'On Monday I was at the dentist.',
    'I have lived here since 2012.',
    'My dad was a miner.',
    'I was in the navy for six years.',
  ])('is none where it may be so, happened for good or was of a day: %s', (text) => {
    expect(read(text)).toMatchObject({ holdsTo: null });
  });
});

describe('what is announced', () => {
  it.each([
    ['From 1 July I work at Acme.', '2026-07-01'],
    ["I'm moving to Leeds on 1 July.", '2026-07-01'],
    ['From 1 May to 31 July our shop closes at eight.', '2026-05-01'],
    ["From 1 May until 31 July I'm off coffee.", '2026-05-01'],
    ['From September she goes back to Rowan.', '2026-09-01'],
    ['Throughout May the shop closes at eight.', '2026-05-01'],
  ])('holds from its day: %s', (text, holdsFrom) => {
    expect(read(text)).toEqual({ from: null, holdsFrom, holdsTo: null });
  });

  it.each(['Our wedding is on 12 September.', 'My passport expires in October.', 'The invoice is due on 4 May.'])(
    'is known now where the time is what is told: %s',
    (text) => {
      expect(read(text)).toMatchObject({ holdsFrom: null });
    },
  );

  it.each([
    'Cruises from April to October.',
    'I do three nights a week there, Thursday to Saturday.',
    'Cloth comes from Winter & Co.',
    'Trains run at weekends from May.',
  ])('is no announcement where it is so each time: %s', (text) => {
    expect(read(text)).toMatchObject({ holdsFrom: null });
  });
});
