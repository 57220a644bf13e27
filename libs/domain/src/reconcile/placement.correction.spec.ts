import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, freeText, lives, placed, version } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';

const FOREVER = null;

describe('place: a correction', () => {
  const slot = [lives('Porto', '2026-01-01', '2026-03-01'), lives('Faro', '2026-03-01', FOREVER)];
  const correct = (value: string, told: Partial<Statement> = {}): Statement =>
    city(value, { mode: 'correction', saidAt: at('2026-04-01'), ...told });

  it('without a start takes over the whole period of what holds when it is said', () => {
    expect(placed(correct('Evora'), slot)).toEqual({
      period: ['2026-03-01', FOREVER],
      closes: ['correction Faro-2026-03-01'],
      restates: null,
    });
  });

  it('with a start means what is believed to hold then, and keeps its end', () => {
    expect(placed(correct('Evora', { validFrom: at('2026-01-01') }), slot)).toEqual({
      period: ['2026-01-01', '2026-03-01'],
      closes: ['correction Porto-2026-01-01'],
      restates: null,
    });
  });

  it('means the version that its caller names', () => {
    expect(placed(correct('Evora'), slot, slot[0])).toEqual({
      period: ['2026-01-01', '2026-03-01'],
      closes: ['correction Porto-2026-01-01'],
      restates: null,
    });
  });

  it('ends where the next known value begins', () => {
    const told = correct('Evora', { validFrom: at('2025-06-01') });
    expect(placed(told, slot, slot[0])).toMatchObject({ period: ['2025-06-01', '2026-03-01'] });
  });

  it('that says what is believed for the same time restates it', () => {
    expect(placed(correct('Faro'), slot)).toMatchObject({ closes: [], restates: 'Faro-2026-03-01' });
  });

  it.each([
    ['of what was denied', { polarity: 'never' as const }, {}],
    ['of its value', {}, { value: 'Faro, Portugal' }],
    ['of its attribute', {}, { attribute: 'birthplace' }],
  ])('in the same words corrects %s', (_, known: Partial<Version>, told: Partial<Statement>) => {
    const faro = { ...lives('Faro', '2026-03-01', FOREVER), ...known };
    const { text } = faro;
    expect(placed(correct('Faro', { text, ...told }), [faro], faro)).toMatchObject({
      closes: ['correction Faro-2026-03-01'],
      restates: null,
    });
  });

  it('of a time about which nothing is believed corrects nothing', () => {
    expect(placed(correct('Evora', { validFrom: at('2025-01-01') }), slot)).toEqual({
      period: ['2025-01-01', '2026-01-01'],
      closes: [],
      restates: null,
    });
  });
});

describe('place: a version that its caller names', () => {
  const dog = version('dog', { attribute: null, value: null, text: 'She has a dog.' });

  it('is replaced whatever is said', () => {
    expect(placed(freeText('She has a cat.', { saidAt: at('2026-02-01') }), [], dog)).toEqual({
      period: ['2026-02-01', FOREVER],
      closes: ['change dog'],
      restates: null,
    });
  });

  it('hands on its history', () => {
    expect(place(freeText('She has a cat.'), [], dog).factId).toBe('fact');
  });
});
