import { KnownSlots } from './known-slots.js';

const SLOT = { slot: ['current_city', 'city'], subjectKey: '', scope: '' };
const NONE = new Set<string>();

const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1, 24 * n));

/** A version that held for half a day. */
const piece = (n: number, changed = {}) => ({
  id: `m${n}`,
  validFrom: day(n),
  validTo: day(n + 0.5),
  isPlain: true,
  ...changed,
});

function opened(id: string, changed: Record<string, unknown> = {}) {
  const properties = {
    id,
    attribute: 'current_city',
    subjectKey: '',
    polarity: 'holds',
    status: null,
    repository: null,
  };
  return {
    properties: { ...properties, validFrom: day(50), validTo: null, ...changed },
    vector: null,
    carriesOver: null,
  };
}

function known(own = [piece(0), piece(1), piece(2)], ofContact: ReturnType<typeof piece>[] = []): KnownSlots {
  const slots = new KnownSlots();
  slots.learn(SLOT, own, ofContact);
  return slots;
}

describe('the slots that a write is about', () => {
  it('are read in short when they are asked about again, and once', () => {
    const slots = new KnownSlots();
    expect(slots.unread([SLOT])).toEqual([]);
    expect(slots.met(SLOT, day(1), NONE)).toBeNull();
    expect(slots.unread([SLOT, { ...SLOT, subjectKey: 'Leo' }])).toEqual([SLOT]);
    slots.learn(SLOT, [], []);
    expect(slots.unread([SLOT])).toEqual([]);
  });

  it('show what goes on, and the first that was over', () => {
    expect(known().met(SLOT, day(2.5), NONE)).toEqual({ own: ['m0', 'm2'], ofContact: [] });
  });

  it('show what was over when that began which goes on', () => {
    const long = piece(1, { id: 'long', validTo: null });
    expect(known([piece(0), long, piece(2), piece(3)]).met(SLOT, day(40), NONE)?.own).toEqual([
      'm0',
      'long',
      'm2',
      'm3',
    ]);
  });

  it('show whatever is no plain fact', () => {
    const denial = piece(1, { isPlain: false });
    expect(known([piece(0), denial, piece(2)]).met(SLOT, day(40), NONE)?.own).toEqual(['m0', 'm1']);
  });

  it('show of as many pieces no more', () => {
    const pieces = Array.from({ length: 1_000 }, (_, n) => piece(n));
    expect(known(pieces).met(SLOT, day(2_000), NONE)?.own).toEqual(['m0']);
  });

  it('show of a contact what its fork still sees', () => {
    const slots = known([piece(5)], [piece(0), piece(1), piece(2, { validTo: null })]);
    expect(slots.met(SLOT, day(40), NONE)).toEqual({ own: ['m5'], ofContact: ['m0', 'm2'] });
    expect(slots.met(SLOT, day(40), new Set(['m0', 'm2']))).toEqual({ own: ['m5'], ofContact: ['m1'] });
  });

  it('follow what the write does to them, and to no other', () => {
    const slots = known([piece(0, { validTo: null })]);
    const others = [
      opened('a', { attribute: 'home_city' }),
      opened('b', { agentId: 'x' }),
      opened('c', { entityId: 'e' }),
    ];
    slots.follow({ opens: [opened('new'), opened('gone'), ...others], closes: ['m0', 'gone'] });
    expect(slots.met(SLOT, day(60), NONE)?.own).toEqual(['new']);
  });

  it('tell a plain fact from what is none', () => {
    const slots = known([]);
    const over = { validTo: day(51) };
    const opens = [
      opened('first', over),
      opened('plain', { ...over, modality: 'fact' }),
      opened('denied', { ...over, polarity: 'ends' }),
      opened('wished', { ...over, modality: 'wish' }),
      opened('event', { ...over, status: 'done' }),
      opened('code', { ...over, repository: 'r' }),
    ];
    slots.follow({ opens, closes: [] });
    expect(slots.met(SLOT, day(60), NONE)?.own).toEqual(['first', 'denied', 'wished', 'event', 'code']);
  });

  it('are read anew once versions went to another slot', () => {
    const slots = known();
    slots.clear();
    expect(slots.met(SLOT, day(60), NONE)).toBeNull();
  });
});
