import type { TurnRow } from '#graph/query.js';
import type { ExtractedFact } from '#models/extractor.js';
import { saidIn } from './said-in.js';
import type { Transcript } from './transcripts.js';

const LEFT = 'I live in Rome. █████████████████████. I work at Bosch.';

function judge(text: string, quote: string, words: string = LEFT): string | undefined {
  const shared = { id: 't', position: 1, speaker: 'Asha', role: 'contact', at: new Date(0) } as const;
  const row = { ...shared, text: words, confidence: null } as unknown as TurnRow;
  const transcript: Transcript = {
    window: { turns: [row], before: [], extractedTo: 0 },
    request: {
      contact: { name: 'Asha', timezone: 'UTC' },
      before: [],
      turns: [{ ...shared, text: LEFT, language: null }],
      known: [],
    },
    tokens: 0,
  };
  const fact = {
    text,
    value: null,
    from: null,
    to: null,
    evidence: { turnId: 't', quote },
  } as unknown as ExtractedFact;
  const said = saidIn(transcript, { fact });
  return typeof said === 'string' ? said : undefined;
}

const WHOLE = 'I live in Rome. I am allergic to nuts. I work at Bosch.';

it('takes what stands beside a sentence that is not read again', () => {
  expect(judge('Asha lives in Rome', 'I live in Rome.', WHOLE)).toBeUndefined();
});

it.each([
  ['Asha lives in Rome', 'I live in Rome. ████'],
  ['Asha lives in Rome, ████', 'I live in Rome'],
  ['Asha lives in Rome and works at Bosch', 'I live in Rome. I work at Bosch.'],
])('takes nothing that needs such a sentence: %s (%s)', (text, quote) => {
  expect(judge(text, quote, WHOLE)).toBe('It needs words that are not read again.');
});

it('takes a quote of words that are private, and hidden as they were said', () => {
  expect(judge('Asha lives in Rome', 'I live in Rome. █████████████████████')).toBeUndefined();
});
