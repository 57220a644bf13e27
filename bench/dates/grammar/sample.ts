import { Temporal } from 'temporal-polyfill';
import { FAMILIES } from './families.js';
import type { Moment, Said } from './said.js';

/** A sentence with an expression in it, when and where it is said, and what the expression means. */
export interface Generated extends Said {
  readonly family: string;
  readonly sentence: string;
  readonly at: Moment;
}

// Ends of months and years, a leap day, Sundays, and days on which clocks are set.
const MOMENTS = (
  [
    ['2016-11-07T09:20', 'UTC'], ['2020-02-29T23:10', 'Europe/Berlin'], ['2023-12-31T10:15', 'America/New_York'], ['2024-03-10T12:00', 'America/New_York'], ['2023-01-31T14:40', 'Asia/Tokyo'],
    ['2024-10-27T18:45', 'Europe/Berlin'], ['2021-05-20T08:05', 'UTC'], ['2022-06-30T16:00', 'America/Los_Angeles'], ['2018-08-01T11:30', 'UTC'],
  ] as const
).map(([now, timezone]): Moment => ({ now: Temporal.PlainDateTime.from(now), today: Temporal.PlainDate.from(now), timezone })); // prettier-ignore

const FRAMES = {
  past: ['We met {}.', 'She called me {}', 'They came {}, I think.'],
  future: ['We will meet {}.', "I'll call her {}", 'They will come {}, I think.'],
  open: ['{}', '{}.', 'What about {}?', 'Show me ({}) please', '"{}"', 'So, {}, they say', 'The plan: {}!'],
};

/** An expression of a family, and where and when it is said. */
type Candidate = Said & Pick<Generated, 'family' | 'at'>;

let made: Candidate[][] | undefined;

/** Everything that the families say at every moment; worked out once. */
function candidates(): Candidate[][] {
  made ??= FAMILIES.map(({ name, said }) =>
    MOMENTS.flatMap((at) => said(at).map((one) => ({ ...one, family: name, at }))),
  );
  return made;
}

/** @returns `count` sentences of each family, the same ones for one `seed`; all of them if it has fewer. */
export function sample(count: number, seed: number): Generated[] {
  const random = seeded(seed);
  return candidates().flatMap((every) =>
    drawn(every, count, random).map((one) => ({ ...one, sentence: sentence(one, random) })),
  );
}

/** Some of them, each at most once (the start of a Fisher-Yates shuffle). */
function drawn<T>(every: readonly T[], count: number, random: () => number): T[] {
  const left = [...every];
  for (let at = 0; at < Math.min(count, left.length); at += 1) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left.slice(0, count);
}

function sentence({ words, tense, among = '{}' }: Said, random: () => number): string {
  const frames = FRAMES[tense ?? 'open'];
  const frame = frames[Math.floor(random() * frames.length)] as string;
  const said = among.replace('{}', () => words);
  const cased = random() < 0.1 ? said.toUpperCase() : random() < 0.2 ? said.toLowerCase() : said;
  return frame.replace('{}', () => cased);
}

/** Numbers from 0 to 1 that look random and are the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
