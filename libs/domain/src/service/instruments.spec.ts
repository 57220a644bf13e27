import { Instruments, type StepOutcome } from './instruments.js';

const STEP = { kind: 'query', name: 'memory/apply' } as const;

describe('instruments', () => {
  it('do the work by itself where nobody looks', async () => {
    await expect(new Instruments().run(STEP, () => Promise.resolve(7))).resolves.toBe(7);
  });

  it('do it inside of everyone who looks, the last outermost, and pass on what it throws', async () => {
    const instruments = new Instruments();
    const seen: string[] = [];
    for (const who of ['first', 'second'])
      instruments.wrap(async ({ name }, work) => {
        seen.push(`${who} begins ${name}`);
        return work().finally(() => seen.push(`${who} ends`));
      });
    await expect(instruments.run(STEP, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(seen).toEqual(['second begins memory/apply', 'first begins memory/apply', 'first ends', 'second ends']);
  });

  it('tell everyone what came of it', () => {
    const instruments = new Instruments();
    const told: StepOutcome[] = [];
    instruments.onOutcome((outcome) => told.push(outcome));
    instruments.tell({ of: 'decision', outcome: 'added', decidedBy: 'default' });
    expect(told).toEqual([{ of: 'decision', outcome: 'added', decidedBy: 'default' }]);
  });
});
