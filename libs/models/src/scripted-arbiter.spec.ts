import { ArbiterQuestion, Verdict } from './arbiter.js';
import { ScriptedArbiter } from './scripted-arbiter.js';

const QUESTION: ArbiterQuestion = {
  statement: {
    text: 'She moved to Lisbon.',
    attribute: null,
    value: null,
    saidAt: new Date('2026-03-05T00:00:00Z'),
  },
  candidates: [],
};
const ADD: Verdict = { outcome: 'add', reason: 'nothing like it' };
const SUPERSEDE: Verdict = { outcome: 'supersede', id: 'porto', reason: 'she moved' };

describe('ScriptedArbiter', () => {
  it('gives its verdicts in order, and keeps the questions', async () => {
    const arbiter = new ScriptedArbiter([ADD, SUPERSEDE]);
    await expect(arbiter.judge(QUESTION)).resolves.toBe(ADD);
    await expect(arbiter.judge(QUESTION)).resolves.toBe(SUPERSEDE);
    expect(arbiter.questions).toEqual([QUESTION, QUESTION]);
  });

  it('rejects a question too many', async () => {
    await expect(new ScriptedArbiter([]).judge(QUESTION)).rejects.toThrow('question 1');
  });

  it('answers by a rule', async () => {
    const arbiter = new ScriptedArbiter(({ candidates }) => (candidates.length > 0 ? SUPERSEDE : ADD));
    await expect(arbiter.judge(QUESTION)).resolves.toBe(ADD);
  });
});
