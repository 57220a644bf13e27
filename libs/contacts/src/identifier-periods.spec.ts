import fc from 'fast-check';
import { holdsAt, overlaps, type Period } from '#domain/memory/period.js';
import { DomainError } from '#domain/service/errors.js';
import type { StatedIdentifier } from './contact.type.js';
import { type BelievedIdentifier, type IdentifierChanges, identifierChanges } from './identifier-periods.js';

const NOW = new Date('2026-03-05T00:00:00Z');
const ME = { contactId: 'me', now: NOW };
const day = (n: number): Date => new Date(NOW.getTime() + n * 86_400_000);

const phone = { kind: 'phone', value: '+91 12' };
const folded = { kind: 'phone', folded: '+9112' };

function believed(from: number, to: number | null, more: Partial<BelievedIdentifier> = {}): BelievedIdentifier {
  const period = { from: day(from), to: to === null ? null : day(to) };
  return { key: `${more.folded ?? folded.folded} ${from}`, owner: 'me', ...folded, period, ...more };
}

describe('a new list of identifiers', () => {
  it('begins what is new now, and keeps what is theirs', () => {
    const email = { kind: 'email', value: 'A@b.org' };
    expect(identifierChanges([believed(-9, null)], [phone, email], ME)).toEqual({
      ends: [],
      drops: [],
      opens: [{ ...email, folded: 'a@b.org', owner: 'me', period: { from: NOW, to: null }, corrects: [] }],
    });
  });

  it('ends what it leaves out, drops what would come, and leaves what is over', () => {
    const others = [believed(-9, -8), believed(-5, null), believed(3, null, { key: 'later', folded: '+9113' })];
    expect(identifierChanges(others, [], ME)).toEqual({ ends: ['+9112 -5'], drops: ['later'], opens: [] });
  });

  it('puts a stated period in the place of what was believed in any part of it', () => {
    const both = [believed(-9, -8), believed(-5, null)];
    const { ends, drops, opens } = identifierChanges(both, [{ ...phone, validFrom: day(-20), validTo: day(-6) }], ME);
    expect({ ends, drops }).toEqual({ ends: ['+9112 -5'], drops: [] });
    expect(opens).toMatchObject([{ period: { from: day(-20), to: day(-6) }, corrects: ['+9112 -9'] }]);
  });

  it('takes a list back as it was answered', () => {
    const mine = [believed(-5, null), believed(-4, 7, { key: 'k', folded: '+9113' })];
    const answered = [
      { ...phone, validFrom: day(-5), validTo: null },
      { kind: 'phone', value: '+91 13', validFrom: day(-4), validTo: day(7) },
    ];
    expect(identifierChanges(mine, answered, ME)).toEqual({ ends: [], drops: [], opens: [] });
  });

  it('corrects a period where it is, also at a contact that was merged', () => {
    const { opens } = identifierChanges(
      [believed(-5, null, { owner: 'other' })],
      [{ ...phone, validFrom: day(-7) }],
      ME,
    );
    expect(opens).toMatchObject([{ owner: 'other', period: { from: day(-7), to: null }, corrects: ['+9112 -5'] }]);
  });

  it.each([
    ['a period that ends before it begins', [{ ...phone, validTo: day(-1) }], 'identifiers.0.validTo'],
    ['two periods of one identifier that overlap', [phone, { ...phone, validFrom: day(-3) }], 'identifiers.1'],
  ])('refuses %s', (_, stated, path) => {
    expect(refusal(() => identifierChanges([], stated, ME))).toMatchObject({ code: 'INVALID', faults: [{ path }] });
  });

  const instants = fc.integer({ min: -6, max: 6 });
  const periods = fc.tuple(instants, fc.option(instants)).filter(([from, to]) => to === null || from < to);
  const values = fc.constantFrom('+911', '+912');
  const beliefs = fc.array(fc.tuple(values, periods), { maxLength: 6 }).map((some) => {
    return some.map(([folded, [from, to]], i) => believed(from, to, { key: String(i), folded })).filter(apart);
  });
  const lists = fc.array(fc.record({ value: values, period: fc.option(periods) }), { maxLength: 3 }).map((some) => {
    return some.map(({ value, period }): StatedIdentifier => {
      return {
        kind: 'phone',
        value,
        ...(period && { validFrom: day(period[0]), validTo: period[1] === null ? null : day(period[1]) }),
      };
    });
  });

  it('is what is believed afterwards, in periods that never overlap, and nothing that is over is lost', () => {
    fc.assert(
      fc.property(beliefs, lists, (before, list) => {
        const after = believedAfter(before, list);
        if (!after) return;
        expect(after.every((one, i) => apart(one, i, after))).toBe(true);
        for (const { value } of list.filter(({ validFrom }) => validFrom === undefined)) {
          expect(after.some((one) => one.folded === value && holdsAt(one.period, NOW))).toBe(true);
        }
        const stated = new Set(list.map(({ value }) => value));
        const others = (some: readonly Held[]): Held[] =>
          some.filter((one) => !stated.has(one.folded) && one.period.from < NOW);
        expect(others(after).length).toBe(others(before).length);
        expect(others(after).every(({ period }) => period.to !== null && period.to <= NOW)).toBe(true);
      }),
    );
  });
});

interface Held {
  readonly folded: string;
  readonly period: Period;
}

function apart(one: Held, i: number, all: readonly Held[]): boolean {
  return !all.some((other, j) => j < i && other.folded === one.folded && overlaps(other.period, one.period));
}

/** Returns nothing for a refused list. */
function believedAfter(before: readonly BelievedIdentifier[], list: readonly StatedIdentifier[]): Held[] | null {
  let changes: IdentifierChanges;
  try {
    changes = identifierChanges(before, list, ME);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  const { ends, drops, opens } = changes;
  const gone = new Set([...drops, ...opens.flatMap(({ corrects }) => corrects)]);
  const kept = before.filter(({ key }) => !gone.has(key));
  return [
    ...kept.map((one) => (ends.includes(one.key) ? { ...one, period: { ...one.period, to: NOW } } : one)),
    ...opens,
  ];
}

function refusal(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
