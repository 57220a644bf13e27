import type { Llm } from '#models/llm/llm.js';
import { type AskOutcome, AskRun } from './ask-run.js';
import type { AskedAbout, AskTools } from './ask-tools.js';
import type { EvidenceLedger } from './evidence-ledger.js';

const MEMORY = { id: 'm1', kind: 'semantic', validFrom: '2026-01-01T00:00:00Z', text: 'Ines lives in Lisbon.' };

/** @returns the outcome of consecutive answers of a model that was shown one memory as M1. */
async function outcomeOf(...answers: readonly string[]): Promise<AskOutcome> {
  const left = [...answers];
  const converse = (): unknown => Promise.resolve({ text: left.shift() ?? 'No more.', calls: [], usage: {} });
  const call = (_: unknown, __: unknown, ledger: EvidenceLedger): unknown =>
    Promise.resolve({ text: ledger.enter({ memories: [MEMORY] }, false).text, step: {} });
  const tools = { listed: [], call } as unknown as AskTools;
  const run = new AskRun({ converse } as unknown as Llm, tools, {} as AskedAbout, 'message', 'question', {});
  return await run.run({ maxSteps: 4, seconds: 60 }, new AbortController().signal);
}

describe('a run of ask', () => {
  it.each([
    'I do not know.',
    'I do not know',
    'I do not know. It is only known where she lives [M1].',
    'I do not know what her shoe size is; only that she lives in Lisbon [M1].',
    'I do not know, but she lives in Lisbon [M1].',
    'I do not know: only where she lives [M1].',
    "I don't know. She lives in Lisbon [M1].",
    'I don’t know her shoe size [M1].',
    '**I do not know.** [M1]',
    '> I  do *not* know [M1]',
    '[M1] I DO NOT KNOW.',
  ])('does not know where the answer begins so: %s', async (answer) => {
    const unknown = { known: false, answer: 'I do not know.', cited: 'I do not know.', evidence: [] };
    expect(await outcomeOf(answer)).toMatchObject(unknown);
    // A model that does not know is not reminded of evidence.
    expect((await outcomeOf(answer)).usages).toHaveLength(1);
  });

  it.each([
    'She lives in Lisbon [M1]. I do not know her street.',
    'She lives in Lisbon; I do not know since when [M1].',
    'I do not knowingly mix up Lisbon and Porto [M1].',
    '"I do not know how to swim", she said in Lisbon [M1].',
  ])('knows where the answer begins so, whatever else is not known: %s', async (answer) => {
    expect(await outcomeOf(answer)).toMatchObject({ known: true, evidence: [{ ref: 'M1' }] });
  });

  it('reminds once of evidence', async () => {
    expect(await outcomeOf('In Lisbon.', 'In Lisbon [M1].')).toMatchObject({ known: true, usages: [{}, {}] });
    expect(await outcomeOf('In Lisbon.', 'In Lisbon.')).toMatchObject({ known: false, usages: [{}, {}] });
  });
});
