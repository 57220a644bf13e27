import fc from 'fast-check';

/** The days that stories speak of: every tenth one of 2026, from 0 to 15. */
export const DAYS = 16;

/** @returns the instant of a day of the story. */
export function storyDay(day: number): Date {
  return new Date(Date.UTC(2026, 0, 1 + 10 * day));
}

/** What is said in a step: an attribute with one of a few values, or free text. */
export interface Saying {
  readonly attribute: string | null;
  readonly value: string;
  readonly saidAt: number | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
}

/** One thing that happens. `target` counts among what is believed at that moment, and comes round. */
export type Event =
  | ({ readonly do: 'remember' | 'correct' } & Saying)
  | ({ readonly do: 'replace'; readonly target: number; readonly mode: 'change' | 'correction' } & Saying)
  | { readonly do: 'withdraw'; readonly target: number }
  | { readonly do: 'say' | 'hang up'; readonly session: number }
  | { readonly do: 'rename'; readonly name: string; readonly phone: string };

/** A step of a story: some milliseconds later, something happens. */
export interface Step {
  readonly after: number;
  readonly event: Event;
}

const day = fc.option(fc.nat({ max: DAYS - 1 }), { freq: 2 });
const when = fc
  .record({ saidAt: day, validFrom: day, length: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }), end: day })
  .map(({ saidAt, validFrom, length, end }) => ({
    saidAt,
    validFrom,
    validTo: validFrom === null ? end : length === null ? null : validFrom + length,
  }));

const value = fc.constantFrom('Lisbon', 'Porto', 'Faro');
const oneValued = fc.record({ attribute: fc.constantFrom('current_city', 'birth_place'), value });
const manyValued = fc.record({ attribute: fc.constant('visited'), value });
const freeText = fc.record({
  attribute: fc.constant(null),
  value: fc.constantFrom('She has two cats.', 'She has three cats.', 'She was in Porto.'),
});

const saying = (what: fc.Arbitrary<Pick<Saying, 'attribute' | 'value'>>): fc.Arbitrary<Saying> =>
  fc.tuple(what, when).map(([said, time]) => ({ ...said, ...time }));

const anything = saying(fc.oneof({ weight: 3, arbitrary: oneValued }, manyValued, freeText));
const target = fc.nat({ max: 7 });
const session = fc.nat({ max: 1 });

const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 10, arbitrary: anything.map((said) => ({ do: 'remember' as const, ...said })) },
  { weight: 3, arbitrary: saying(oneValued).map((said) => ({ do: 'correct' as const, ...said })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(anything, target, fc.constantFrom<'change' | 'correction'>('change', 'correction'))
      .map(([said, target, mode]) => ({ do: 'replace' as const, ...said, target, mode })),
  },
  { weight: 3, arbitrary: target.map((target) => ({ do: 'withdraw' as const, target })) },
  { weight: 2, arbitrary: session.map((session) => ({ do: 'say' as const, session })) },
  { weight: 1, arbitrary: session.map((session) => ({ do: 'hang up' as const, session })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ name: fc.constantFrom('Ana', 'Ana Sousa'), phone: fc.constantFrom('+351 1', '+351 2') })
      .map((profile) => ({ do: 'rename' as const, ...profile })),
  },
);

/** Up to eight steps, some of them within one millisecond. */
export const stories: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ after: fc.constantFrom(0, 1, 3_600_000, 20 * 86_400_000), event: events }),
  { minLength: 1, maxLength: 8 },
);
