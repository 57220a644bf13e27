import fc from 'fast-check';
import { type WatchPlace, ERASED_AFTER_MS, type ReadDecision, reportable } from './reportable.js';

const CONTACT = 'a';
const OTHER = 'b';
const at = (ms: number): Date => new Date(Date.UTC(2026, 0, 1) + ms);
const start = (position = 0): WatchPlace => ({
  contactId: CONTACT,
  of: CONTACT,
  position,
  at: at(0),
  turningTo: null,
  missing: null,
});
const decided = (position: number, contactId = CONTACT, ms = position, base = 0): ReadDecision => ({
  decision: { contactId, recordedAt: at(ms) },
  position,
  base,
});
const positions = (read: readonly ReadDecision[]): number[] => read.map(({ position }) => position);

describe('of what was read, it is told', () => {
  it('all that follows without a gap', () => {
    const { report, next } = reportable(start(), [decided(1), decided(2)], 0);
    expect([positions(report), next]).toEqual([[1, 2], { ...start(2), at: at(2) }]);
  });

  it('nothing beyond a number that is missing, until it is there', () => {
    const first = reportable(start(), [decided(1), decided(3)], 0);
    expect(positions(first.report)).toEqual([1]);
    const second = reportable(first.next, [decided(2), decided(3)], 10);
    expect([positions(second.report), second.next.missing]).toEqual([[2, 3], null]);
  });

  it('all beyond it, when it did not come: it was erased', () => {
    const missed = 10_000;
    const first = reportable(start(), [decided(1), decided(3), decided(5)], missed);
    const early = reportable(first.next, [decided(3), decided(5)], missed + ERASED_AFTER_MS - 1);
    const late = reportable(early.next, [decided(3), decided(5), decided(7)], missed + ERASED_AFTER_MS);
    expect([first, early, late].map(({ report }) => positions(report))).toEqual([[1], [], [3, 5]]);
    expect(late.next.missing).toEqual({ upTo: at(7), sinceMs: missed + ERASED_AFTER_MS });
  });

  it('what another contact was told since the merge, once it was seen by a read before', () => {
    const read = [decided(1), decided(8, OTHER, 20, 7), decided(9, OTHER, 21, 7)];
    const first = reportable(start(), read, 0);
    expect([positions(first.report), first.next.turningTo]).toEqual([[1], OTHER]);
    // Told to the first contact just before the merge, and not seen by the read that saw the merge.
    const second = reportable(first.next, [decided(2), ...read.slice(1)], 0);
    expect(positions(second.report)).toEqual([2, 8, 9]);
    expect(second.next).toEqual({ ...start(9), of: OTHER, at: at(21) });
  });
});

/** What commits hold, in the order of the commits: how many decisions each, and which were erased later. */
const commits = fc.array(fc.record({ size: fc.integer({ min: 1, max: 6 }), erased: fc.boolean() }), { maxLength: 12 });

describe('whatever of a commit is seen first, and whenever it is read', () => {
  it('every decision is told once, in order', () => {
    fc.assert(
      fc.property(commits, fc.infiniteStream(fc.nat(1_000)), fc.integer({ min: 1, max: 5 }), (sizes, chance, page) => {
        const draw = (below: number): number => (chance.next().value as number) % below;
        const stored: { read: ReadDecision; isSeen: boolean }[] = [];
        const expected: number[] = [];
        let [place, now, position] = [start(), 0, 0];
        const seen: number[] = [];
        const read = (pause: number): void => {
          const rows = stored.filter(({ isSeen, read }) => isSeen && read.position > place.position);
          const { report, next } = reportable(
            place,
            rows.slice(0, page).map(({ read }) => read),
            now,
          );
          seen.push(...positions(report));
          place = next;
          now += pause;
        };
        for (const [i, { size, erased }] of sizes.entries()) {
          const made = Array.from({ length: size }, () => ({
            read: decided(++position, CONTACT, i + 1),
            isSeen: false,
          }));
          const kept = made.filter((_, n) => !erased || n % 2 === 1);
          expected.push(...positions(kept.map(({ read }) => read)));
          stored.push(...kept);
          // One commit at a time becomes visible, its decisions in any order, with reads in between.
          for (const one of kept.toSorted(() => draw(2) - 0.5)) {
            one.isSeen = true;
            if (draw(2) === 0) read(1 + draw(ERASED_AFTER_MS / 10));
          }
        }
        for (let reads = 0; reads < 3 * stored.length + 3; reads++) read(ERASED_AFTER_MS);
        expect(seen).toEqual(expected);
      }),
    );
  });
});
