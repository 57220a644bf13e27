import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { DomainError } from '#domain/service/errors.js';
import type { ArbiterQuestion, Verdict } from './arbiter.js';
import { ScriptedArbiter } from './scripted-arbiter.js';
import { TieredArbiter } from './tiered-arbiter.js';

const QUESTION: ArbiterQuestion = {
  statement: { text: 'Moved.', attribute: null, value: null, saidAt: new Date('2026-03-05T10:00:00Z') },
  candidates: [],
};
const SURE: Verdict = { outcome: 'supersede', id: 'a', reason: 'Sure.', probability: 0.99, decidedBy: 'classifier' };
const UNCLEAR: Verdict = {
  outcome: 'add',
  reason: 'Unclear.',
  probability: 0.5,
  decidedBy: 'classifier',
  isUnclear: true,
};
const ASKED: Verdict = { outcome: 'supersede', id: 'b', reason: 'It moved.' };

describe('TieredArbiter', () => {
  it('asks the second nothing that is clear to the first', async () => {
    const second = new ScriptedArbiter([]);
    await expect(new TieredArbiter(new ScriptedArbiter([SURE]), second).judge(QUESTION)).resolves.toMatchObject(SURE);
    expect(second.questions).toEqual([]);
  });

  it('asks the second what is unclear to the first', async () => {
    const arbiter = new TieredArbiter(new ScriptedArbiter([UNCLEAR]), new ScriptedArbiter([ASKED]));
    await expect(arbiter.judge(QUESTION)).resolves.toEqual({ ...ASKED, model: 'scripted' });
  });

  it('keeps what the first said where the second cannot be asked', async () => {
    const arbiter = new TieredArbiter(new ScriptedArbiter([UNCLEAR]), new ScriptedArbiter([]));
    await expect(arbiter.judge(QUESTION)).resolves.toMatchObject({ ...UNCLEAR, model: 'scripted' });
  });

  it('logs that the second could not be asked, and nothing of what was told', async () => {
    const warn = mock.method(Logger.prototype, 'warn', () => undefined);
    const failing = new ScriptedArbiter(() => {
      throw new DomainError('UNAVAILABLE', 'The model answered: "Moved."');
    });
    await new TieredArbiter(new ScriptedArbiter([UNCLEAR]), failing).judge(QUESTION);
    const warnings = warn.mock.calls.map(({ arguments: said }) => said as unknown[]).flat();
    warn.mock.restore();
    expect(warnings).toEqual(['scripted could not be asked, so it stays unclear: UNAVAILABLE.']);
  });

  it('stops where the caller no longer waits', async () => {
    const gone = AbortSignal.abort(new Error('The caller hung up.'));
    const arbiter = new TieredArbiter(new ScriptedArbiter([UNCLEAR]), new ScriptedArbiter([]));
    await expect(arbiter.judge(QUESTION, gone)).rejects.toThrow('The caller hung up.');
  });
});
