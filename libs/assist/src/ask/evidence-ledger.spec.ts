import { EvidenceLedger } from './evidence-ledger.js';

const memory = (id: string, text: string): object => ({
  id,
  contactId: 'c',
  kind: 'semantic',
  text,
  attribute: null,
  validFrom: new Date('2026-01-01'),
  validTo: null,
});
const turn = {
  id: 't1',
  sessionId: 's1',
  contactId: 'c',
  position: 1,
  speaker: 'Asha',
  text: 'I moved.',
  at: '2026-01-01',
};

describe('the ledger of evidence', () => {
  it('gives what is found short refs, the same one again for the same thing', () => {
    const ledger = new EvidenceLedger();
    const first = ledger.enter({ results: [{ memory: memory('a', 'Lives in Porto'), score: 0.5 }, { turn }] }, false);
    expect(first.found).toEqual(['M1', 'T1']);
    expect(JSON.parse(first.text)).toEqual({
      results: [
        {
          memory: { ref: 'M1', text: 'Lives in Porto', kind: 'semantic', validFrom: '2026-01-01T00:00:00.000Z' },
          score: 0.5,
        },
        { turn: { ref: 'T1', speaker: 'Asha', text: 'I moved.', at: '2026-01-01' } },
      ],
    });
    expect(ledger.enter({ memories: [memory('b', 'Has a dog'), memory('a', 'Lives in Porto')] }, false).found).toEqual([
      'M2',
      'M1',
    ]);
  });

  it('tells of a denial and of what comes again, and says nothing of what is usual', () => {
    const denial = { ...memory('a', 'Is allergic to nuts'), polarity: 'never' };
    const series = { ...memory('b', 'Tennis every Tuesday'), polarity: 'holds', recurrence: 'FREQ=WEEKLY;BYDAY=TU' };
    const { text } = new EvidenceLedger().enter({ memories: [denial, series] }, false);
    expect(JSON.parse(text)).toEqual({
      memories: [
        expect.objectContaining({ polarity: 'never' }),
        expect.objectContaining({ recurrence: 'FREQ=WEEKLY;BYDAY=TU' }),
      ],
    });
    expect(text).not.toContain('holds');
  });

  it('says of what is no fact how it is meant', () => {
    const one = { ...memory('a', 'Moves to Rome'), modality: 'hearsay' };
    const other = { ...memory('b', 'Lives in Porto'), modality: 'fact' };
    expect(JSON.parse(new EvidenceLedger().enter({ memories: [one, other] }, false).text)).toEqual({
      memories: [expect.objectContaining({ modality: 'hearsay' }), expect.not.objectContaining({ modality: 'fact' })],
    });
  });

  it('cites what was found, and takes out what never was', () => {
    const ledger = new EvidenceLedger();
    ledger.enter({ results: [{ memory: memory('a', 'Lives in Porto') }, { turn }] }, false);
    ledger.enter({ difference: { days: 3 } }, true);
    expect(ledger.cited('She lives in Porto [M1, T1], since 3 days [D1]. She is rich [M7].')).toEqual({
      answer: 'She lives in Porto, since 3 days. She is rich.',
      cited: 'She lives in Porto [M1, T1], since 3 days [D1]. She is rich.',
      evidence: [
        { ref: 'M1', what: 'memory', text: 'Lives in Porto', memoryId: 'a', sessionId: null, turnId: null },
        { ref: 'T1', what: 'turn', text: 'I moved.', memoryId: null, sessionId: 's1', turnId: 't1' },
        {
          ref: 'D1',
          what: 'calculation',
          text: '{"difference":{"days":3}}',
          memoryId: null,
          sessionId: null,
          turnId: null,
        },
      ],
    });
    expect(ledger.cited('I think so.').evidence).toEqual([]);
  });

  it('keeps what a tool answers within what a prompt can hold', () => {
    const many = Array.from({ length: 500 }, (_, i) => memory(`m${i}`, 'word '.repeat(40)));
    const { text, found } = new EvidenceLedger().enter({ memories: many }, false);
    expect(text.length).toBeLessThan(8_100);
    expect(text).toMatch(/cut off: ask for less\)$/);
    expect(found).toHaveLength(text.match(/"ref":/g)?.length ?? 0);
  });

  it('gives out no refs that are cut off with the end of a long answer', () => {
    const ledger = new EvidenceLedger();
    const memories = Array.from({ length: 40 }, (_, i) => memory(`m${i}`, `${i} ${'word '.repeat(100)}`));
    const { text, found } = ledger.enter({ memories }, false);
    expect(text).toContain('cut off');
    expect(found.length).toBeLessThan(20);
    expect(found.every((ref) => text.includes(`"ref":"${ref}"`))).toBe(true);
    expect(ledger.cited('So it is [M40].').evidence).toEqual([]);
    expect(ledger.memoryId('M40')).toBeNull();
    // What was cut off gets a ref when it is found again.
    const [again] = ledger.enter({ memories: memories.slice(-1) }, false).found;
    expect(ledger.memoryId(again)).toBe('m39');
  });
});
