import { AskTools } from '#assist/ask/ask-tools.js';
import { ASK_PROMPT, guidePrompt } from '#assist/ask/ask-prompt.js';
import { DateMathTool } from '#assist/tools/date-math.tool.js';
import { lookingTools } from '#assist/tools/looking-tools.js';
import { toolsOf } from '#assist/tools/operation-tool.js';
import { tokensIn } from '#domain/text/tokens.js';
import { ARBITER_PROMPT } from '#models/llm/arbiter-prompt.js';
import { extractionPrompt } from '#models/llm/extraction-prompt.js';
import { ExtractionAnswer } from '#models/llm/extraction-schema.js';
import { wireSchema } from '#models/llm/wire-schema.js';
import { pageAt } from '../support/documents/documents.js';

/** A prompt may grow or shrink by this share before the page has to say so. */
const TOLERANCE = 0.05;

/** Of the tools only the descriptions are read, so they need no services. */
function listed(): AskTools['listed'] {
  const [none] = [] as never[];
  const dates = new DateMathTool(none as never, none as never, none as never, none as never);
  return new AskTools([...toolsOf(lookingTools, [], none as never), dates]).listed;
}

const PROMPTS: Readonly<Record<string, () => string>> = {
  'extraction, its prompt': () => extractionPrompt(),
  'extraction, its form': () => JSON.stringify(wireSchema(ExtractionAnswer)),
  'the arbiter, its prompt': () => ARBITER_PROMPT,
  '`ask`, the guide': () => guidePrompt(listed()),
  '`ask`, its prompt': () => ASK_PROMPT,
  '`ask`, its tools': () => JSON.stringify(listed()),
};

describe('the sizes of prompts in docs/llm.md', () => {
  const page = pageAt('docs/llm.md').text;

  it.each(Object.entries(PROMPTS))('say how many tokens there are in %s', (name, prompt) => {
    const [, tokens] =
      new RegExp(`^\\| ${name.replaceAll(/[`,]/g, '\\$&')} +\\| +([\\d,]+) +\\|`, 'm').exec(page) ?? [];
    const [told, real] = [Number(tokens?.replaceAll(',', '')), tokensIn(prompt())];
    expect({ told, real, isRight: Math.abs(told - real) <= TOLERANCE * real }).toEqual({ told, real, isRight: true });
  });
});
