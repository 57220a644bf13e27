import type { Finding } from '../../support/models/scripted-extractor.js';

/** One call: what was said, and what a model reads in it. */
interface Call {
  readonly startedAt: string;
  /** Turn n is said 20 seconds after the one before. */
  readonly turns: readonly (readonly [speaker: string, text: string])[];
  readonly found: (idOf: (turn: number) => string) => Finding;
}

type Read = NonNullable<Finding['facts']>[number];
type ReadEvent = NonNullable<Finding['events']>[number];

/** A fact as a model reads it in a turn, whose whole words are the quote. */
type Claim = Omit<Partial<Read>, 'evidence'> & { readonly turn: number; readonly text: string };
type Happening = Omit<Partial<ReadEvent>, 'evidence'> & Pick<ReadEvent, 'text' | 'verb'> & { readonly turn: number };

function call(startedAt: string, turns: Call['turns'], facts: readonly Claim[], events: readonly Happening[]): Call {
  const evidence = (turn: number, idOf: (turn: number) => string) => {
    return { turnId: idOf(turn), quote: turns[turn]?.[1] ?? '' };
  };
  return {
    startedAt,
    turns,
    found: (idOf) => ({
      facts: facts.map(({ turn, ...fact }) => ({ ...fact, evidence: evidence(turn, idOf) })),
      events: events.map(({ turn, ...event }) => ({ subject: 'Meera', ...event, evidence: evidence(turn, idOf) })),
    }),
  };
}

const is = (attribute: string, value: string): { attribute: string; value: string } => ({ attribute, value });
const checkUp = { verb: 'have', object: 'dental check-up', aliases: ['dentist'] };
const trip = { verb: 'travel', object: 'trip to Mumbai', aliases: ['Mumbai'] };

/** Moves, changed plans, what was never said, two children, two allergies, a sister, and Hindi between English. */
export const CALLS: readonly Call[] = [
  call(
    '2026-01-05T09:00:00.000Z',
    [
      ['agent', 'Good afternoon, how can I help?'],
      ['Meera', 'Meera here. Main Pune mein rehti hoon, and I work at Infosys.'],
      ['Meera', 'I am allergic to penicillin and to peanuts.'],
      ['Meera', 'My kids are Leo and Anya. Leo goes to St Mary school.'],
      ['Meera', 'My sister Kavya lives in Delhi.'],
      ['agent', 'And you have a dog, I see here.'],
      ['Meera', 'Haan, the dog is at home. Book me a dental check-up on 10 February 2026 at 4 pm, please.'],
      ['Meera', 'I have been on keto since 1 December 2025.'],
    ],
    [
      { turn: 1, text: 'Meera lives in Pune.', ...is('current_city', 'Pune') },
      { turn: 1, text: 'Meera works at Infosys.', ...is('employer', 'Infosys') },
      { turn: 2, text: 'Meera is allergic to penicillin.', ...is('allergy', 'penicillin') },
      { turn: 2, text: 'Meera is allergic to peanuts.', ...is('allergy', 'peanuts') },
      { turn: 3, text: 'Leo is a child of Meera.', ...is('child', 'Leo') },
      { turn: 3, text: 'Anya is a child of Meera.', ...is('child', 'Anya') },
      { turn: 3, text: 'Leo goes to St Mary school.', subject: 'Leo', ...is('school', 'St Mary') },
      { turn: 4, text: 'Her sister Kavya lives in Delhi.', subject: 'sister', ...is('current_city', 'Delhi') },
      { turn: 6, text: 'Meera has a dog.', ...is('pet', 'dog') },
      { turn: 7, text: 'Meera is on keto.', ...is('diet', 'keto'), from: 'since 1 December 2025' },
    ],
    [
      {
        turn: 6,
        text: 'Meera has a dental check-up.',
        ...checkUp,
        status: 'planned',
        startsAt: '10 February 2026 at 4 pm',
      },
    ],
  ),
  call(
    '2026-02-02T09:00:00.000Z',
    [
      ['agent', 'Welcome back! Is your dog well?'],
      ['Meera', 'I never said that I have a dog. It is the neighbour who has a dog.'],
      ['Meera', 'Ab main Goa mein rehti hoon, we moved there on 20 January 2026.'],
      ['Meera', 'And I have worked at Wipro since 19 January 2026.'],
      ['Meera', 'So please move the check-up to 12 February 2026 at 5 pm.'],
      ['Meera', 'Leo goes to Hill school now, and my sister moved to Rome.'],
      ['Meera', 'It is not Anya but Ananya, by the way, you wrote it wrong.'],
      ['Meera', 'On 20 March 2026 I have a trip to Mumbai.'],
    ],
    [
      { turn: 1, text: 'Meera never had a dog.', ...is('pet', 'dog'), polarity: 'never' },
      { turn: 2, text: 'Meera lives in Goa.', ...is('current_city', 'Goa'), from: 'on 20 January 2026' },
      { turn: 3, text: 'Meera works at Wipro.', ...is('employer', 'Wipro'), from: 'since 19 January 2026' },
      { turn: 5, text: 'Leo goes to Hill school.', subject: 'Leo', ...is('school', 'Hill school') },
      { turn: 5, text: 'Her sister lives in Rome.', subject: 'sister', ...is('current_city', 'Rome') },
      { turn: 6, text: 'Anya is no child of Meera.', ...is('child', 'Anya'), polarity: 'never' },
      { turn: 6, text: 'Ananya is a child of Meera.', ...is('child', 'Ananya') },
    ],
    [
      { turn: 4, text: 'The check-up was moved.', ...checkUp, status: 'moved', startsAt: '12 February 2026 at 5 pm' },
      { turn: 7, text: 'Meera has a trip to Mumbai.', ...trip, status: 'planned', startsAt: 'On 20 March 2026' },
    ],
  ),
  call(
    '2026-03-03T09:00:00.000Z',
    [
      ['agent', 'Namaste Meera, how did the check-up go?'],
      ['Meera', 'The dental check-up on 12 February 2026 went well, thank you.'],
      ['Meera', 'The doctor says I am no longer allergic to peanuts.'],
      ['Meera', 'The trip to Mumbai on 20 March 2026 is cancelled.'],
      ['Meera', 'Keto band kar diya, main ab vegetarian hoon.'],
      ['Meera', 'My husband works at Infosys, not me.'],
    ],
    [
      { turn: 2, text: 'Meera is not allergic to peanuts.', ...is('allergy', 'peanuts'), polarity: 'ends' },
      { turn: 4, text: 'Meera is vegetarian.', ...is('diet', 'vegetarian') },
      { turn: 4, text: 'Meera stopped keto.', ...is('diet', 'keto'), polarity: 'ends' },
      { turn: 5, text: 'Her husband works at Infosys.', subject: 'husband', ...is('employer', 'Infosys') },
    ],
    [
      {
        turn: 1,
        text: 'Meera had her dental check-up.',
        ...checkUp,
        status: 'done',
        startsAt: 'on 12 February 2026',
      },
      { turn: 3, text: 'The trip is cancelled.', ...trip, status: 'cancelled', startsAt: 'on 20 March 2026' },
    ],
  ),
];

/** What holds on which day, as it is known after the three calls. */
export const BELIEVED: readonly { readonly validAt: string; readonly facts: readonly string[] }[] = [
  { validAt: '2025-12-15T12:00:00Z', facts: ['Meera: diet keto'] },
  {
    validAt: '2026-01-10T12:00:00Z',
    facts: [
      'Meera: current_city Pune',
      'Meera: employer Infosys',
      'Meera: allergy penicillin',
      'Meera: allergy peanuts',
      'Meera: child Leo',
      'Leo: school St Mary',
      'sister: current_city Delhi',
      'Meera: diet keto',
    ],
  },
  {
    validAt: '2026-02-10T12:00:00Z',
    facts: [
      'Meera: current_city Goa',
      'Meera: employer Wipro',
      'Meera: allergy penicillin',
      'Meera: allergy peanuts',
      'Meera: child Leo',
      'Meera: child Ananya',
      'Leo: school Hill school',
      'sister: current_city Rome',
      'Meera: diet keto',
    ],
  },
  {
    validAt: '2026-03-10T08:00:00Z',
    facts: [
      'Meera: current_city Goa',
      'Meera: employer Wipro',
      'Meera: allergy penicillin',
      'Meera: child Leo',
      'Meera: child Ananya',
      'Leo: school Hill school',
      'sister: current_city Rome',
      'Meera: diet vegetarian',
      'husband: employer Infosys',
    ],
  },
];

/** The events that are believed after the three calls, with their state and day. */
export const EVENTS: readonly string[] = ['dental check-up: done 2026-02-12'];
