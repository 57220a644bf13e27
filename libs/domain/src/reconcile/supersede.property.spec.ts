import fc from 'fast-check';
import { validTime, type Version } from '#domain/memory/memory.js';
import { covers, holdsAt, overlaps } from '#domain/memory/period.js';
import type { Statement } from '#domain/memory/statement.js';
import { DomainError } from '#domain/service/errors.js';
import { at, city, dayOf, MemoryModel, version } from '../../../../test/support/stories/statements.js';
import type { Settled } from './decision-types.js';

const DAYS = 24;
const day = (n: number): Date => new Date(at('2026-01-01').getTime() + n * 86_400_000);
const values = fc.constantFrom('A', 'B', 'C');
const days = fc.integer({ min: 0, max: DAYS - 1 });

/** A slot of disjoint periods of some days each, with or without gaps, the last one open or not. */
const slots = fc
  .tuple(
    fc.array(fc.tuple(values, fc.nat({ max: 3 }), fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 5 }),
    fc.boolean(),
  )
  .map(([stretches, open]) => {
    let from = 2;
    return stretches.map(([value, gap, length, startsKnown], i): Version => {
      const [validFrom, end] = [from + gap, from + gap + length];
      from = end;
      const validTo = open && i === stretches.length - 1 ? null : day(end);
      // Nobody said when it began, so it holds from when it was said.
      const known = { validFrom: day(validFrom), validTo, startsKnown, saidAt: day(startsKnown ? i : validFrom) };
      return version(`known${i}`, { value, text: `She lives in ${value}.`, ...known });
    });
  });

const statements = fc
  .record({
    value: values,
    saidAt: days,
    validFrom: fc.option(days),
    length: fc.option(fc.integer({ min: 1, max: 8 })),
    end: fc.option(days),
    mode: fc.constantFrom<Statement['mode']>('change', 'change', 'correction'),
    kind: fc.constantFrom<Statement['kind']>('semantic', 'semantic', 'semantic', 'episodic'),
    names: fc.option(fc.nat({ max: 4 }), { freq: 4 }),
  })
  .map(({ value, saidAt, validFrom, length, end, mode, kind, names }): Statement => {
    const to = validFrom === null ? end : length === null ? null : validFrom + length;
    return city(value, {
      saidAt: day(saidAt),
      validFrom: validFrom === null ? null : day(validFrom),
      validTo: to === null ? null : day(to),
      mode,
      kind,
      supersedes: names === null ? null : `known${names}`,
    });
  });

/** Another value, of which somebody said since when it holds. */
function isSaidSince({ value, saidAt, startsKnown }: Version, told: Statement): boolean {
  return value !== told.value && startsKnown && saidAt > told.saidAt;
}

/** What is open may have held only before a later start that is stated. */
function isClaimed({ validFrom, validTo }: Version, told: Statement): boolean {
  return told.validFrom !== null && (validTo !== null || validFrom >= told.validFrom);
}

interface Told {
  slot: readonly Version[];
  told: Statement;
  memory: MemoryModel;
  settled: Settled;
}

/** Checks what holds after any statement has met any slot. A statement that ends before it starts has no place. */
function afterAny(check: (story: Told) => void): void {
  fc.assert(
    fc.property(slots, statements, (slot, told) => {
      const memory = new MemoryModel(slot);
      let settled: Settled;
      try {
        settled = memory.tell(told, day(30));
      } catch (error) {
        expect([(error as DomainError).code, told.validFrom]).toEqual(['INVALID', null]);
        return;
      }
      check({ slot, told, memory, settled });
    }),
    { numRuns: 500 },
  );
}

const grid = Array.from({ length: DAYS + 12 }, (_, n) => day(n));

describe('any statement about any single-valued slot of disjoint periods', () => {
  it('leaves disjoint periods, none of them empty', () => {
    afterAny(({ memory }) => {
      const current = memory.current();
      for (const [i, one] of current.entries()) {
        expect(one.validTo === null || one.validFrom < one.validTo).toBe(true);
        for (const other of current.slice(i + 1)) expect(overlaps(validTime(one), validTime(other))).toBe(false);
      }
    });
  });

  it('holds alone over the whole period it is given', () => {
    afterAny(({ memory, told, settled }) => {
      if (settled.denial) return;
      // An event stated again is the same one if it begins at the same time, however long it lasted.
      if (settled.outcome === 'restated' && told.kind === 'episodic') return;
      for (const instant of grid.filter((instant) => holdsAt(settled.placement.period, instant))) {
        expect(memory.values(instant)).toEqual([told.value]);
      }
    });
  });

  it('leaves what was said later its time', () => {
    afterAny(({ slot, memory, told }) => {
      if (told.mode === 'correction' || told.supersedes || told.kind === 'episodic') return;
      for (const known of slot.filter((one) => isSaidSince(one, told) && isClaimed(one, told))) {
        const held = grid.filter((instant) => holdsAt(validTime(known), instant));
        expect(held.map((instant) => memory.values(instant))).toEqual(held.map(() => [known.value]));
      }
    });
  });

  it('is given at least the period it states, where nothing was said later', () => {
    afterAny(({ slot, told, settled }) => {
      if (!told.validFrom || slot.some((one) => isSaidSince(one, told))) return;
      const { period } = settled.placement;
      expect(covers(period, { from: told.validFrom, to: told.validTo ?? new Date(told.validFrom.getTime() + 1) })).toBe(
        true,
      );
    });
  });

  it('changes nothing outside that period but what it corrects, and the end of what it ends', () => {
    afterAny(({ slot, memory, settled }) => {
      const before = new MemoryModel(slot);
      const givesWay = settled.placement.closes.filter(({ as }) => as !== 'change').map(({ version: { id } }) => id);
      for (const instant of grid.filter((instant) => !holdsAt(settled.placement.period, instant))) {
        const [was] = slot.filter((found) => holdsAt(validTime(found), instant));
        if (was && givesWay.includes(was.id)) continue;
        expect([dayOf(instant), memory.values(instant)]).toEqual([dayOf(instant), before.values(instant)]);
      }
    });
  });

  it('touches no version but to end its system time', () => {
    afterAny(({ slot, memory, settled }) => {
      const closed = settled.placement.closes.map(({ version: { id } }) => id);
      for (const was of slot) {
        const is = memory.versions.find(({ id }) => id === was.id);
        expect(is).toEqual({ ...was, supersededAt: closed.includes(was.id) ? day(30) : null });
      }
    });
  });

  it('writes no version when it restates or is not believed, and one that says it when not', () => {
    afterAny(({ slot, memory, told, settled }) => {
      const written = memory.versions.slice(slot.length);
      if (settled.outcome === 'restated' || settled.denial) expect(written).toEqual([]);
      else expect(written[0]).toMatchObject({ value: told.value, text: told.text, recordedAt: day(30) });
    });
  });

  it('told again, restates itself, unless it became one with what was known', () => {
    afterAny(({ memory, told, settled }) => {
      const merged = settled.placement.closes.some(({ as }) => as === 'extension');
      if (told.mode === 'correction' || told.supersedes || merged || settled.denial) return;
      const again = { ...told, validFrom: told.validFrom ?? settled.placement.period.from };
      expect(memory.tell(again, day(31)).outcome).toBe('restated');
    });
  });
});
