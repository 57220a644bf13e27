import { byWhat, named, replacing, type Settled } from './settle-words.js';
import { zoned } from './zoned.js';

const zone = zoned('Asia/Kolkata');
const said = (given: Partial<Settled>): Settled => {
  const held = { validFrom: '2024-01-01T00:00:00.000Z', validTo: null, startsKnown: true, precision: null };
  const meant = {
    kind: 'semantic',
    modality: 'fact',
    polarity: 'holds',
    status: null,
    startsAt: null,
    endsAt: null,
  } as const;
  return { id: 'm', text: 'Lives in Pune', ...held, ...meant, ...given };
};

describe('what is said before something is settled', () => {
  const pune = said({});

  it.each([
    { what: 'what is so', polarity: 'holds', shown: '“Lives in Pune” would be true until then, and “X” from then on.' },
    {
      what: 'a denial of all times',
      polarity: 'never',
      shown: '“Lives in Pune” would be taken from every time: it never was so.',
    },
    {
      what: 'an end',
      polarity: 'ends',
      shown: '“Lives in Pune” would hold until 1 Mar 2025, and nothing would take its place.',
    },
  ] as const)('is what becomes of the candidate: $what', ({ polarity, shown }) => {
    const told = said({ id: 'n', text: 'X', polarity, validFrom: '2025-03-01T00:00:00.000Z' });
    expect(replacing(told, pune, zone)).toBe(shown);
    expect(byWhat(told).includes('takes its place.')).toBe(polarity === 'holds');
  });

  it('names a candidate by its words, and by when it held where another has the same', () => {
    const later = said({ id: 'o', validFrom: '2025-06-01T00:00:00.000Z' });
    const before = said({ validTo: '2025-01-01T00:00:00.000Z' });
    expect(named(before, [before], zone)).toBe('“Lives in Pune”');
    expect([before, later].map((one) => named(one, [before, later], zone))).toEqual([
      '“Lives in Pune”, 1 Jan 2024 to 1 Jan 2025',
      '“Lives in Pune”, since 1 Jun 2025',
    ]);
  });
});
