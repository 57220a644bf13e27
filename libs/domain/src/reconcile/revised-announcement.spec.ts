import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, dayOf, freeText, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Neighbours, Settled, Verdict } from './decision-types.js';
import { reconcile } from './reconcile.js';
import { supersede } from './supersede.js';

const free = { attribute: null, value: null };
const york = version('york', { ...free, text: 'I live in York.', validTo: at('2026-07-01') });
const july = { begins: at('2026-07-01'), expression: '1 July', startsKnown: false, validFrom: at('2026-05-10') };
const leeds = version('leeds', { ...free, ...july, text: "From 1 July I'll live in Leeds.", saidAt: at('2026-05-10') });
const RULES = { by: 'structure', update: 0.95, add: 0.8, floor: 0 } as const;
const SO = { reason: 'So it is.', decidedBy: 'classifier' } as const;

function near(one: Version): Candidate {
  return { version: one, score: 1, parts: { similarity: 1, recency: 1, importance: 1 } };
}

const around: Neighbours = {
  slot: [],
  named: null,
  events: [],
  candidates: [near(york), near(leeds)],
  replacedLater: [{ version: york, to: 'leeds', heldUntil: null }],
};

/** @returns what is believed after a statement, with its ends. */
function after(text: string, stated: Partial<Statement>, verdict: Verdict | null = null, of = around): string[] {
  const told = freeText(text, { saidAt: at('2026-05-20'), ...stated });
  const settled = reconcile(told, of, RULES, verdict) as Settled;
  const { denies = [] } = settled;
  const plan = supersede(told, 'contact', settled, at('2026-05-20'), () => 'new');
  const gone = new Set([...plan.closes, ...denies.map(({ id }) => id)]);
  const left = of.candidates.map((one) => one.version).filter(({ id }) => !gone.has(id));
  const opened = plan.opens.map((one) => one.version);
  return [...left, ...opened].map((one) => `${one.text} ${dayOf(one.validFrom)}/${dayOf(one.validTo)}`).toSorted();
}

const toBe = { begins: at('2026-08-01'), expression: '1 August' };

describe('what was announced and is told again before its day', () => {
  it('moves to another day, and what makes way for it holds on until then', () => {
    expect(after("From 1 August I'll live in Leeds.", toBe)).toEqual([
      "From 1 August I'll live in Leeds. 2026-05-20/null",
      "From 1 July I'll live in Leeds. 2026-05-10/2026-05-20",
      'I live in York. 2026-01-01/2026-08-01',
    ]);
  });

  it('moves to an earlier day too', () => {
    const june = { begins: at('2026-06-01'), expression: '1 June' };
    expect(after("From 1 June I'll live in Leeds.", june)).toContain('I live in York. 2026-01-01/2026-06-01');
  });

  it('stays as it is where it was told again since', () => {
    const since = [near(york), near({ ...leeds, restatedAt: at('2026-05-25') })];
    const held = after("From 1 August I'll live in Leeds.", toBe, null, { ...around, candidates: since });
    expect(held).toContain('I live in York. 2026-01-01/2026-07-01');
  });

  it('moves where an arbiter says that it is told again', () => {
    const restates: Verdict = { outcome: 'restate', id: 'leeds', ...SO };
    const held = after('Leeds is home for us as of 1 August.', { ...toBe, begins: at('2026-08-01') }, restates);
    expect(held).toContain('I live in York. 2026-01-01/2026-08-01');
  });

  it.each([
    { what: 'of it', verdict: { outcome: 'supersede', id: 'leeds', ...SO } },
    {
      what: 'of what makes way for it',
      verdict: { outcome: 'supersede', id: 'york', ...SO, other: { outcome: 'supersede', id: 'leeds', ...SO } },
    },
  ] as { what: string; verdict: Verdict }[])(
    'makes way itself for what else is announced, where that is said $what',
    ({ verdict }) => {
      expect(after("From 1 August I'll live in Hull.", toBe, verdict)).toEqual([
        "From 1 August I'll live in Hull. 2026-05-20/null",
        "From 1 July I'll live in Leeds. 2026-05-10/2026-08-01",
        'I live in York. 2026-01-01/2026-07-01',
      ]);
    },
  );

  it('does not come where what else is announced is not later', () => {
    const verdict: Verdict = { outcome: 'supersede', id: 'leeds', ...SO };
    const held = after("From 1 July I'll live in Hull.", { begins: at('2026-07-01'), expression: '1 July' }, verdict);
    expect(held).toEqual([
      "From 1 July I'll live in Hull. 2026-05-20/null",
      "From 1 July I'll live in Leeds. 2026-05-10/2026-05-20",
      'I live in York. 2026-01-01/2026-07-01',
    ]);
  });

  it('leaves what makes way for it as it was, where it does not come', () => {
    const other: Verdict = { outcome: 'supersede', id: 'york', ...SO };
    const verdict: Verdict = { outcome: 'supersede', id: 'leeds', ...SO, other };
    expect(after("I'm not moving to Leeds after all.", {}, verdict)).toContain('I live in York. 2026-01-01/null');
    const ends: Verdict = { outcome: 'supersede', id: 'leeds', polarity: 'ends', ...SO };
    expect(after('Leeds fell through.', {}, ends)).toContain('I live in York. 2026-01-01/null');
  });

  it('is not taken back where a day is denied', () => {
    const held = after("From 1 August I'll live in Leeds, not from July.", toBe);
    expect(held).toContain('I live in York. 2026-01-01/2026-08-01');
    const verdict: Verdict = { outcome: 'supersede', id: 'leeds', ...SO };
    const known = { begins: july.begins, expression: '1 July' };
    const back = after("I'm not moving to Leeds on 1 July after all.", known, verdict);
    expect(back).toContain('I live in York. 2026-01-01/null');
  });

  it('takes its place at once where it is so already, as what takes the place of both does', () => {
    const restates: Verdict = { outcome: 'restate', id: 'leeds', ...SO };
    expect(after('I live in Leeds already.', {}, restates)).toContain('I live in York. 2026-01-01/2026-05-20');
    const other: Verdict = { outcome: 'supersede', id: 'york', ...SO };
    const held = after('I live in Hull now.', {}, { outcome: 'supersede', id: 'leeds', ...SO, other });
    expect(held).toContain('I live in York. 2026-01-01/2026-05-20');
  });

  it('is left alone once its day has come', () => {
    const verdict: Verdict = { outcome: 'supersede', id: 'leeds', ...SO };
    const begun = { ...around, replacedLater: [], candidates: [near(leeds)] };
    const september = { begins: at('2026-09-01'), expression: '1 September', saidAt: at('2026-08-01') };
    expect(after("From 1 September I'll live in Hull.", september, verdict, begun)).toEqual([
      "From 1 July I'll live in Leeds. 2026-05-10/2026-09-01",
      "From 1 September I'll live in Hull. 2026-08-01/null",
    ]);
  });
});

describe('what is said to be so while something stands in its place', () => {
  const coffee = { ...free, text: 'I drink coffee.' };
  const [before, back] = [
    version('before', { ...coffee, validTo: at('2026-03-01') }),
    version('back', { ...coffee, validFrom: at('2026-06-01') }),
  ];
  const pause = version('pause', {
    ...free,
    text: 'No coffee.',
    validFrom: at('2026-03-01'),
    validTo: at('2026-06-01'),
    saidAt: at('2026-03-01'),
  });
  const paused = {
    ...around,
    slot: [before, back],
    candidates: [near(pause)],
    replacedLater: [],
    standIns: [{ version: pause, until: 'back' }],
  };

  it('is so from then on, and what stood in its place is over', () => {
    expect(after(coffee.text, { saidAt: at('2026-04-10') }, null, paused)).toEqual([
      'I drink coffee. 2026-04-10/null',
      'No coffee. 2026-03-01/2026-04-10',
    ]);
  });

  it.each([
    ['corrected, it leaves nothing', 'correction', ['She lives in Faro. 2026-04-10/null']],
    [
      'replaced, it was so once',
      'change',
      ['She lives in Faro. 2026-04-10/null', 'She lives in Lisbon. 2026-03-01/2026-04-10'],
    ],
  ] as const)('takes the place of another value once: %s', (_, mode, held) => {
    const faro = { text: 'She lives in Faro.', value: 'Faro' };
    const slot = [
      version('before', { ...faro, validTo: at('2026-03-01') }),
      version('lisbon', {
        text: 'She lives in Lisbon.',
        value: 'Lisbon',
        validFrom: at('2026-03-01'),
        validTo: at('2026-06-01'),
      }),
      version('back', { ...faro, validFrom: at('2026-06-01') }),
    ];
    const told = city('Faro', { mode, saidAt: at('2026-03-20'), validFrom: at('2026-04-10') });
    const standIns = [{ version: slot[1] as Version, until: 'back' }];
    const settled = reconcile(told, { ...around, slot, candidates: [], standIns }, RULES, null) as Settled;
    const { closes, opens } = supersede(told, 'contact', settled, at('2026-03-20'), () => 'new');
    expect(closes.toSorted()).toEqual(['back', 'lisbon']);
    expect(opens.map(({ version: one }) => `${one.text} ${dayOf(one.validFrom)}/${dayOf(one.validTo)}`)).toEqual(held);
  });

  it('says nothing of what was told after it', () => {
    const held = after(coffee.text, { saidAt: at('2026-02-10') }, null, paused);
    expect(held).toContain('No coffee. 2026-03-01/2026-06-01');
  });
});
