/**
 * One version as it must be in the graph after the three calls. `evidence` are the turns that are its evidence; `known` says in
 * which call it began to be believed and in which it stopped, `null` if it is believed still.
 */
export interface Label {
  readonly text: string;
  readonly evidence: string;
  readonly valid: readonly [from: string, to: string | null];
  readonly known: readonly [from: 1 | 2 | 3, to: 2 | 3 | null];
  /** Which versions it superseded: their words and how. */
  readonly supersedes?: readonly (readonly [as: string, text: string])[];
  /** For an event. */
  readonly event?: { readonly status: string; readonly startsAt: string; readonly endsAt: string };
}

/** When each call began, and its first turn. */
const CALLS: readonly (readonly [first: number, startedAt: string])[] = [
  [23, '2026-03-17T18:05:00.000Z'],
  [13, '2026-02-03T18:30:00.000Z'],
  [1, '2026-01-12T10:00:00.000Z'],
];

const at = (turn: number): string => {
  const [first, startedAt] = CALLS.find(([from]) => from <= turn) ?? [1, ''];
  return new Date(Date.parse(startedAt) + (turn - first) * 20_000).toISOString();
};

// Lisbon keeps UTC in winter; from the last Sunday of March on it is an hour ahead.
const planned = { status: 'planned', startsAt: '2026-01-15T16:00:00.000Z', endsAt: '2026-01-15T17:00:00.000Z' };
const moved = { status: 'planned', startsAt: '2026-02-11T17:00:00.000Z', endsAt: '2026-02-11T18:00:00.000Z' };
const wedding = { status: 'planned', startsAt: '2026-06-19T23:00:00.000Z', endsAt: '2026-06-20T23:00:00.000Z' };

/** The graph, labelled by hand before anything was extracted. */
export const LABELS: readonly Label[] = [
  // Lisbon, until Madrid: one version told of no end; the move leaves what comes before it.
  { text: 'Marta lives in Lisbon', evidence: 't4', valid: ['2025-12-01T00:00:00.000Z', null], known: [1, 3] },
  {
    text: 'Marta lives in Lisbon',
    evidence: 't4',
    valid: ['2025-12-01T00:00:00.000Z', '2026-08-31T23:00:00.000Z'],
    known: [3, null],
    supersedes: [['remainder', 'Marta lives in Lisbon']],
  },
  {
    text: 'Marta lives in Madrid',
    evidence: 't28',
    valid: ['2026-08-31T23:00:00.000Z', null],
    known: [3, null],
    supersedes: [['change', 'Marta lives in Lisbon']],
  },
  // The date of birth was never the fifth: no remainder.
  { text: 'Marta was born on 5 May 1990', evidence: 't4', valid: [at(4), null], known: [1, 3] },
  {
    text: 'Marta was born on 3 May 1990',
    evidence: 't26',
    valid: [at(4), null],
    known: [3, null],
    supersedes: [['correction', 'Marta was born on 5 May 1990']],
  },
  { text: 'Marta is allergic to penicillin', evidence: 't6', valid: [at(6), null], known: [1, null] },
  // Ibuprofen: the end was told later, and the day that was named is the last one.
  { text: 'Marta takes ibuprofen', evidence: 't6', valid: ['2026-01-09T00:00:00.000Z', null], known: [1, 2] },
  {
    text: 'Marta takes ibuprofen',
    evidence: 't18',
    valid: ['2026-01-09T00:00:00.000Z', '2026-01-21T00:00:00.000Z'],
    known: [2, null],
    supersedes: [['extension', 'Marta takes ibuprofen']],
  },
  { text: 'Call Marta after 6 pm', evidence: 't10', valid: [at(10), null], known: [1, null] },
  { text: 'Marta works at the port authority', evidence: 't10', valid: [at(10), null], known: [1, 2] },
  {
    text: 'Marta works at the port authority',
    evidence: 't10',
    valid: [at(10), '2026-02-02T00:00:00.000Z'],
    known: [2, null],
    supersedes: [['remainder', 'Marta works at the port authority']],
  },
  {
    text: 'Marta works at Atlantic Ferries',
    evidence: 't16',
    valid: ['2026-02-02T00:00:00.000Z', null],
    known: [2, null],
    supersedes: [['change', 'Marta works at the port authority']],
  },
  { text: 'Marta has a sister, Ana', evidence: 't12', valid: [at(12), null], known: [1, null] },
  // The check-up: planned, moved, done. What was planned stays true of the time in which it was the plan.
  { text: 'Marta has a check-up', evidence: 't8', valid: [at(8), null], known: [1, 2], event: planned },
  {
    text: 'Marta has a check-up',
    evidence: 't8',
    valid: [at(8), at(14)],
    known: [2, null],
    supersedes: [['remainder', 'Marta has a check-up']],
    event: planned,
  },
  {
    text: 'Marta has a check-up',
    evidence: 't14',
    valid: [at(14), null],
    known: [2, 3],
    supersedes: [['change', 'Marta has a check-up']],
    event: moved,
  },
  {
    text: 'Marta has a check-up',
    evidence: 't14',
    valid: [at(14), '2026-02-11T17:00:00.000Z'],
    known: [3, null],
    supersedes: [['remainder', 'Marta has a check-up']],
    event: moved,
  },
  {
    text: 'Marta had a check-up',
    evidence: 't24',
    valid: ['2026-02-11T17:00:00.000Z', null],
    known: [3, null],
    supersedes: [['change', 'Marta has a check-up']],
    event: { ...moved, status: 'done' },
  },
  // Called off: believed from the first call to the second, and the turn that said so is kept with it.
  {
    text: 'Ana, the sister of Marta, gets married',
    evidence: 't12 t20',
    valid: [at(12), null],
    known: [1, 2],
    event: wedding,
  },
];
