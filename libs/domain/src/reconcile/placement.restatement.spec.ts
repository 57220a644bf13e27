import {
  at,
  city,
  freeText,
  lives,
  MemoryModel,
  placed,
  version,
} from '../../../../test/support/stories/statements.js';

const FOREVER = null;

describe('place: the same value again', () => {
  const porto = lives('Porto', '2026-01-01', '2026-06-01');
  const open = lives('Porto', '2026-01-01', FOREVER);

  it('restates what covers it, in other words too', () => {
    const told = city('PORTO', { text: 'Porto is where she lives', saidAt: at('2026-03-01') });
    expect(placed(told, [open])).toMatchObject({ closes: [], restates: 'Porto-2026-01-01' });
  });

  it('restates what is known to end later', () => {
    const told = city('Porto', { saidAt: at('2026-03-01') });
    expect(placed(told, [porto])).toMatchObject({ closes: [], restates: 'Porto-2026-01-01' });
    expect(placed({ ...told, saidAt: at('2026-07-01') }, [porto])).toMatchObject({ restates: null });
  });

  it('is another time where the one before was over, or its start is to come', () => {
    const closed = version('april', {
      attribute: null,
      value: null,
      text: 'Closed until 5 April.',
      validTo: at('2026-04-05'),
    });
    const again = freeText('Closed until 5 April.', { saidAt: at('2027-03-05'), validTo: at('2027-04-05') });
    expect(placed(again, [closed])).toEqual({ period: ['2027-03-05', '2027-04-05'], closes: [], restates: null });
    const announced = { ...again, begins: at('2027-04-01') };
    expect(placed(announced, [{ ...closed, validTo: null }])).toMatchObject({ period: ['2026-01-01', '2027-04-05'] });
    expect(placed(announced, [closed])).toMatchObject({ period: ['2027-03-05', '2027-04-05'] });
  });

  it.each([
    { what: 'an earlier start', from: '2025-06-01', to: '2026-02-01', period: ['2025-06-01', '2026-06-01'] },
    { what: 'a later end', from: '2026-02-01', to: '2026-09-01', period: ['2026-01-01', '2026-09-01'] },
    { what: 'both', from: '2025-06-01', to: '2026-09-01', period: ['2025-06-01', '2026-09-01'] },
    { what: 'a period that adjoins', from: '2026-06-01', to: '2026-09-01', period: ['2026-01-01', '2026-09-01'] },
  ])('becomes one longer version by $what', ({ from, to, period }) => {
    expect(placed(city('Porto', { validFrom: at(from), validTo: at(to) }), [porto])).toEqual({
      period,
      closes: ['extension Porto-2026-01-01'],
      restates: null,
    });
  });

  it('joins the two periods it lies between', () => {
    const slot = [porto, lives('Porto', '2026-09-01', FOREVER)];
    expect(placed(city('Porto', { validFrom: at('2026-06-01') }), slot)).toEqual({
      period: ['2026-01-01', FOREVER],
      closes: ['extension Porto-2026-01-01', 'extension Porto-2026-09-01'],
      restates: null,
    });
  });

  it('stays apart when a gap lies between', () => {
    expect(placed(city('Porto', { validFrom: at('2026-07-01') }), [porto])).toEqual({
      period: ['2026-07-01', FOREVER],
      closes: [],
      restates: null,
    });
  });

  it('takes out another value that lies in between', () => {
    const slot = [porto, lives('Faro', '2026-06-01', '2026-07-01')];
    expect(placed(city('Porto', { validFrom: at('2026-02-01'), validTo: at('2026-09-01') }), slot)).toEqual({
      period: ['2026-01-01', '2026-09-01'],
      closes: ['change Faro-2026-06-01', 'extension Porto-2026-01-01'],
      restates: null,
    });
  });
});

describe('place: an episode', () => {
  const fell = version('fell', {
    kind: 'episodic',
    attribute: null,
    value: null,
    text: 'She fell off a horse.',
    validFrom: at('2026-01-10'),
  });
  const told = freeText('She fell off a horse.', { kind: 'episodic' });

  it('told in the same words of another day is another one', () => {
    expect(placed({ ...told, saidAt: at('2026-02-10') }, [fell])).toEqual({
      period: ['2026-02-10', FOREVER],
      closes: [],
      restates: null,
    });
  });

  it('told in the same words of the same instant is the same one', () => {
    expect(placed({ ...told, validFrom: at('2026-01-10') }, [fell])).toMatchObject({ closes: [], restates: 'fell' });
  });
});

describe('place: many values', () => {
  it('open, told of before two known periods of the same, joins both', () => {
    const told = city('Porto', { cardinality: 'many', validFrom: at('2024-01-01') });
    const known = [lives('Porto', '2025-01-01', '2026-01-01'), lives('Porto', '2027-01-01', FOREVER)];
    expect(placed(told, known)).toMatchObject({ period: ['2024-01-01', FOREVER], closes: [{}, {}] });
  });

  it('never closes another one', () => {
    const memory = new MemoryModel();
    for (const value of ['nuts', 'milk', 'nuts']) {
      memory.tell(city(value, { attribute: 'allergy', cardinality: 'many' }), at('2026-01-06'));
    }
    expect(memory.current().map(({ value }) => value)).toEqual(['nuts', 'milk']);
  });

  it.each([
    ['Dinner is at 9:00.', 'Dinner is at 9:30.'],
    ['Call her after 6 pm.', 'Call her after 7 pm.'],
    ['She has two cats.', 'She has three cats.'],
  ])('never takes "%s" for "%s"', (first, second) => {
    const memory = new MemoryModel();
    const settled = [first, second].map((text) => memory.tell(freeText(text), at('2026-01-06')).outcome);
    expect([settled, memory.values(at('2026-02-01'))]).toEqual([
      ['added', 'added'],
      [first, second],
    ]);
  });
});
