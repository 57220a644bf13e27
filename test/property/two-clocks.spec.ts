import fc from 'fast-check';
import type { Memory } from '#domain/memory/memory.js';
import { closeStoredContacts, type StoredContact, type StoredVersion } from '../support/database/stored-contact.js';
import { Service } from '../support/service/service.js';
import { DAYS, stories, type Step, storyDay } from '../support/stories/story.js';
import { type Done, type Reading, Teller } from '../support/stories/teller.js';
import { TestClock } from '../support/service/test-clock.js';
import { saying, Timeline } from '../support/stories/timeline.js';
import { untilOver } from '../support/stories/until-over.js';

const SINGLE_VALUED = ['current_city', 'birth_place'];
const days = fc.nat({ max: DAYS - 1 });

describe('any story', () => {
  const clock = new TestClock('2026-02-01');
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({ clock });
  });
  afterAll(async () => {
    await service.close();
    await closeStoredContacts();
  });

  /** Tells stories; `check` sees each step as it is done, and what it gives back is called when the story has ended. */
  async function check<T>(
    numRuns: number,
    looks: fc.Arbitrary<T>,
    check: (teller: Teller, look: T) => { after: (done: Done) => Promise<void>; end?: () => Promise<void> },
  ): Promise<void> {
    const property = fc.asyncProperty(
      stories,
      looks,
      untilOver(async (story: Step[], look) => {
        const teller = await Teller.begin(service, clock);
        const { after, end } = check(teller, look);
        for (const step of story) await after(await teller.tell(step));
        await end?.();
      }),
    );
    await fc.assert(property, { numRuns });
  }

  it('leaves at most one value in a single-valued attribute, and no two periods of one fact that overlap', async () => {
    await check(40, fc.constant(null), (teller) => ({
      after: async (done) => {
        const superseded = done && 'answer' in done ? done.answer.decision.superseded : [];
        expect(superseded).toEqual([...new Set(superseded)]);
        const { versions } = await teller.everything();
        for (const knownAt of new Set(versions.map(({ recordedAt }) => recordedAt.getTime()))) {
          for (const [one, other] of pairs(believedAt(versions, knownAt))) {
            if (factOf(one) === factOf(other))
              expect({ one, other, overlap: overlap(one, other) }).toMatchObject({ overlap: false });
          }
        }
      },
    }));
  });

  it('is answered as a calendar that is painted over would be, at every place on both clocks', async () => {
    await check(25, fc.constant(null), (teller) => {
      const timeline = new Timeline();
      return {
        after: async (done) => {
          if (done) timeline.paint(done, await supersededBy(teller, done));
          if (done && 'answer' in done) expect(await teller.memory(done.answer.memory.id)).toEqual(done.answer.memory);
          timeline.keep((await teller.list()).asOf.knownAt);
        },
        end: async () => {
          for (const { validAt, knownAt, expected } of timeline.places()) {
            const { memories } = await teller.list(validAt, knownAt);
            expect({ validAt, knownAt, believed: memories.map(saying).sort() }).toEqual({
              validAt,
              knownAt,
              believed: expected,
            });
          }
        },
      };
    });
  });

  it('reads later, as known at an instant, byte for byte what it read at that instant', async () => {
    await check(12, days, (teller, day) => {
      const readings: { at: Date; validAt: Date; knownAt: Date; reading: Reading }[] = [];
      return {
        after: async () => {
          const validAt = storyDay(day);
          const { asOf } = await teller.list(validAt);
          readings.push({ at: clock.now(), validAt, knownAt: asOf.knownAt, reading: await teller.read(validAt) });
        },
        end: async () => {
          for (const [i, { at, validAt, knownAt: known, reading }] of readings.entries()) {
            // The answer tells where it stands. The wall clock does as well, once the millisecond of the answer is over.
            const over = at >= known && at.getTime() !== readings[i + 1]?.at.getTime();
            for (const knownAt of over ? [known, at] : [known]) {
              const again = await teller.read(validAt, knownAt);
              // What is read by its id stands on the valid clock where it is asked as known at, else now: only its age tells the two apart.
              const shown = knownAt.getTime() === at.getTime() ? String : ageless;
              for (const [what, answer] of reading)
                expect(`${what}: ${shown(again.get(what) ?? '')}`).toBe(`${what}: ${shown(answer)}`);
            }
          }
        },
      };
    });
  });

  it('loses no node, no property and no link, and changes nothing but the end of a belief, once', async () => {
    await check(40, fc.constant(null), (teller) => {
      let before: StoredContact | undefined;
      return {
        after: async () => {
          const everything = await teller.everything();
          for (const [key, was] of before?.nodes ?? []) {
            const is = everything.nodes.get(key);
            expect(is?.links).toEqual(expect.arrayContaining([...was.links]));
            expect(is?.labels).toEqual(expect.arrayContaining([...was.labels]));
            const changed = Object.keys(was.properties).filter((name) => was.properties[name] !== is?.properties[name]);
            expect(changed.filter((name) => !mayEnd(was.properties, name))).toEqual([]);
          }
          before = everything;
        },
      };
    });
  });
});

/** How far extraction has come is no history: it is what is to be done. */
const TO_BE_DONE: ReadonlySet<string> = new Set(['pendingTokens', 'dueAt', 'waitingSince']);

/** An open end may become an instant; an instant stays. */
function mayEnd(properties: Readonly<Record<string, string>>, name: string): boolean {
  if (TO_BE_DONE.has(name) && 'channel' in properties) return true;
  return ['supersededAt', 'endedAt'].includes(name) && properties[name] === '9999-12-31T23:59:59.999000000Z';
}

async function supersededBy(teller: Teller, done: NonNullable<Done>): Promise<Memory[]> {
  const ids = 'answer' in done ? done.answer.decision.superseded : [];
  return Promise.all(ids.map((id) => teller.memory(id)));
}

function believedAt(versions: readonly StoredVersion[], at: number): StoredVersion[] {
  return versions.filter(
    ({ recordedAt, supersededAt }) => recordedAt.getTime() <= at && (!supersededAt || at < supersededAt.getTime()),
  );
}

/** A single-valued attribute is one fact, whatever its value; everything else is one fact a value. */
function factOf({ attribute, value }: StoredVersion): string {
  return attribute !== null && SINGLE_VALUED.includes(attribute) ? attribute : `${attribute} ${value}`;
}

function overlap(one: StoredVersion, other: StoredVersion): boolean {
  return (!other.validTo || one.validFrom < other.validTo) && (!one.validTo || other.validFrom < one.validTo);
}

/** An answer without the confidence that is left of what it shows. */
function ageless(answer: string): string {
  return answer.replaceAll(/"confidenceNow":[\d.e-]+,/g, '');
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}
