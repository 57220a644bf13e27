import fc from 'fast-check';
import { drawn, fitting, xOf, yearsOf } from './drawing.js';
import { lanesOf } from './lanes.js';
import { type Spell, spellOf, type Told } from './spell.js';

const memory: Told = {
  ...{ id: 'm', kind: 'semantic', text: 'x', attribute: null, subject: null, startsAt: null, endsAt: null },
  ...{ modality: 'fact', polarity: 'holds', status: null, precision: null, startsKnown: true, supersededAt: null },
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: '2026-02-01T00:00:00Z', recordedAt: '2026-03-01T00:00:00Z' },
};
let count = 0;
const spell = (given: Partial<Spell>): Spell => {
  const rest = { text: 'Lives in Pune', subject: '', attribute: 'current_city', isEvent: false, believed: true };
  const times = { from: 0, to: null, recordedAt: 0, supersededAt: null };
  return { id: `s${count++}`, ...rest, ...times, telling: memory, ...given };
};

describe('the lanes', () => {
  it('are those of the contact by attribute, then of others, and events last', () => {
    const lanes = lanesOf([
      spell({ isEvent: true, attribute: '' }),
      spell({ subject: 'Leo', attribute: 'school' }),
      spell({ attribute: '' }),
      spell({ attribute: 'employer' }),
      spell({}),
    ]);
    expect(lanes.map(({ title }) => title)).toEqual(['current city', 'employer', 'in words', 'Leo: school', 'Events']);
  });

  it('put what follows one another into one row, and what is at the same time into two', () => {
    const [lane] = lanesOf([spell({ from: 0, to: 5 }), spell({ from: 5 }), spell({ from: 4, to: 6 })]);
    expect(lane?.rows.map((row) => row.map(({ from }) => from))).toEqual([[0, 5], [4]]);
  });

  it('put what is believed no longer below, in rows of its own', () => {
    const [lane] = lanesOf([spell({ from: 0, to: 5, believed: false }), spell({ from: 10 })]);
    expect(lane?.rows.map((row) => row.map(({ believed }) => believed))).toEqual([[true], [false]]);
  });

  it('have every version once, and no two at one time in a row', () => {
    const any = fc.record({
      subject: fc.constantFrom('', 'Leo'),
      attribute: fc.constantFrom('', 'a', 'b'),
      isEvent: fc.boolean(),
      believed: fc.boolean(),
      from: fc.nat(20),
      length: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    fc.assert(
      fc.property(fc.array(any), (told) => {
        const spells = told.map(({ length, ...rest }) =>
          spell({ ...rest, to: length === null ? null : rest.from + length }),
        );
        const rows = lanesOf(spells).flatMap((lane) => lane.rows);
        expect(
          rows
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(spells.map(({ id }) => id).sort());
        for (const row of rows)
          for (const [i, one] of row.entries())
            for (const other of row.slice(i + 1)) {
              const end = ({ to, isEvent, from }: Spell): number => to ?? (isEvent ? from : Infinity);
              expect(one.from < end(other) && other.from < end(one)).toBe(false);
            }
      }),
    );
  });
});

describe('the picture', () => {
  const frame = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2026, 0, 1), width: 600 };

  it('begins and ends with its frame, and keeps what lies beyond at its edge', () => {
    expect([frame.from, frame.to, 0, frame.to * 2].map((at) => xOf(frame, at))).toEqual([0, 600, 0, 600]);
  });

  it('draws what is open to the edge, and nothing too narrow to be hit', () => {
    const lanes = lanesOf([spell({ from: frame.from, to: frame.from + 1 }), spell({ from: Date.UTC(2023, 0, 1) })]);
    const { lanes: placed, height } = drawn(lanes, frame);
    const [short, open] = placed[0]?.boxes ?? [];
    expect(short?.width).toBeGreaterThanOrEqual(6);
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeCloseTo(600);
    expect(height).toBeGreaterThan(0);
  });

  it('cuts a text that its bar has no room for, and leaves out what would say nothing', () => {
    expect(['Lives in Pune', 'Lives in Pune'].map((text, i) => fitting(text, [200, 60][i] ?? 0))).toEqual([
      'Lives in Pune',
      'Lives…',
    ]);
    expect(fitting('Lives in Pune', 20)).toBe('');
  });

  it('marks as many years as there is room for', () => {
    expect(yearsOf(frame).map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
    expect(yearsOf({ ...frame, width: 240 }).map(({ year }) => year)).toEqual([2021, 2023, 2025]);
  });
});

describe('a version as it is drawn', () => {
  it('holds in its valid time', () => {
    const { from, to, isEvent } = spellOf(memory, true);
    expect([from, to, isEvent]).toEqual([Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1), false]);
  });

  it('of an event stands when it takes place, and without that where it was told', () => {
    const planned = { ...memory, kind: 'episodic', startsAt: '2026-05-01T10:00:00Z', endsAt: '2026-05-01T11:00:00Z' };
    const { from, to, isEvent } = spellOf(planned, true);
    expect([from, to, isEvent]).toEqual([Date.UTC(2026, 4, 1, 10), Date.UTC(2026, 4, 1, 11), true]);
    const told = spellOf({ ...planned, startsAt: null, endsAt: null }, true);
    expect([told.from, told.to]).toEqual([Date.UTC(2026, 0, 1), null]);
  });
});
