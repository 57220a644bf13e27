import { ask } from '#contract/ask.js';
import { AskService } from '../ask/ask.service.js';
import { served } from '../tools/served.js';

/** A question answered by the service's own language model. The guide and each step are reported as progress. */
export const askOperation = served({
  operation: ask,
  service: AskService,
  run: (asks, caller, input, { signal, tell }) =>
    asks.ask(
      caller,
      input,
      {
        guide: (lines) => tell(`Will look for: ${lines.join(' ')}`),
        step: ({ tool, found, error }) => tell(`${tool}: ${error ?? `found ${found.length}`}`),
      },
      signal,
    ),
  of: 'contact',
  tool: {
    name: 'ask',
    about:
      'A language model of the service looks for evidence, in several steps, and answers only from what it found; that takes seconds. Where you can look yourself, search_memories and query_timeline are faster. UNAVAILABLE without a language model.',
    back: 'known (false: nothing that was found answers it), answer to be read out, cited with the refs of its evidence, evidence, and the steps that were taken.',
  },
});
