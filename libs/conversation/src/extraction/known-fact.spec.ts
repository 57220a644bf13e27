import { attributeTable } from '#domain/attributes/attributes.js';
import type { ExtractedFact, KnownFact } from '#models/extractor.js';
import { namedBy } from './known-fact.js';

const table = attributeTable();
const fact = (more: Partial<KnownFact>): KnownFact => ({
  ...{ id: 'm', text: 'She lives in Porto.', attribute: 'current_city', value: 'Porto', subject: null, status: null },
  ...more,
});
const known = [
  fact({ id: 'porto' }),
  fact({ id: 'rex', text: 'She has a dog called Rex.', attribute: 'pet', value: 'Rex' }),
  fact({ id: 'rome', text: 'Her sister lives in Rome.', value: 'Rome', subject: 'sister' }),
  fact({
    id: 'dentist',
    text: 'She sees the dentist.',
    attribute: null,
    value: null,
    subject: 'She',
    status: 'planned',
  }),
];
const told = (more: Partial<ExtractedFact>): { fact: ExtractedFact } => ({
  fact: {
    ...{ text: 'She lives in Faro.', kind: 'semantic', attribute: 'current_city', value: 'Faro', subject: null },
    ...{ polarity: 'holds', importance: 0.5, from: null, to: null, correction: false, known: 1 },
    evidence: { turnId: 't', quote: 'in Faro' },
    ...more,
  },
});
const named = (more: Partial<ExtractedFact>): string | undefined => namedBy(told(more), { known }, table).known;
const note = (more: Partial<ExtractedFact>): string | undefined => namedBy(told(more), { known }, table).note;

describe('a number that names what is known', () => {
  it('means what it takes the place of, ends or corrects', () => {
    expect([named({}), named({ polarity: 'ends' }), named({ polarity: 'never' }), named({ known: null })]).toEqual([
      'porto',
      'porto',
      'porto',
      undefined,
    ]);
  });

  it('means nothing more where the same is said again', () => {
    expect(namedBy(told({ value: 'porto' }), { known }, table)).toEqual({});
    expect(namedBy(told({ text: 'She lives in Porto', value: null, attribute: null }), { known }, table)).toEqual({});
  });

  it.each([0, -1, 5, 99])('means nothing where it was not shown: %p', (number) => {
    expect([named({ known: number }), note({ known: number })]).toEqual([
      undefined,
      expect.stringContaining('not shown'),
    ]);
  });

  it('replaces none of many values, but ends or corrects it', () => {
    const pet = { attribute: 'pet', value: 'Miso', known: 2 };
    expect(note(pet)).toContain('has many values');
    expect([named({ ...pet, correction: true }), named({ ...pet, polarity: 'ends' })]).toEqual(['rex', 'rex']);
  });

  it('means nothing of somebody else, and no event', () => {
    expect(note({ known: 3 })).toContain('somebody else');
    expect(named({ known: 3, subject: 'her sister' })).toBe('rome');
    expect(note({ known: 4, polarity: 'ends' })).toContain('is an event');
  });

  it('of an event means a plan that it moves, cancels or has done', () => {
    const event = {
      ...told({}).fact,
      verb: 'see',
      object: null,
      aliases: [],
      startsAt: null,
      endsAt: null,
      subject: 'She',
    };
    const of = (status: string, number: number): unknown =>
      namedBy({ event: { ...event, status, known: number } as never }, { known }, table);
    expect([of('moved', 4), of('planned', 4)]).toEqual([{ known: 'dentist' }, {}]);
    expect(of('done', 1)).toEqual({ note: expect.stringContaining('is no plan') as string });
  });
});
