import { type AttributeTable, attributeTable } from '#domain/attributes/attributes.js';
import { tokensIn } from '#domain/text/tokens.js';
import { Extraction, ExtractionRequest, Extractor } from '../extractor.js';
import { extractionMessage, extractionPrompt, guidePrompt } from './extraction-prompt.js';
import { answerFor, ExtractionAnswer } from './extraction-schema.js';
import type { Llm } from './llm.js';
import { promptHash } from './prompt-hash.js';
import { wireSchema } from './wire-schema.js';

/** Asks a language model once for the facts and events in some turns. */
export class LlmExtractor extends Extractor {
  readonly name: string;
  readonly #system: string;

  /** @param attributes their names are in the prompt. */
  constructor(
    private readonly llm: Llm,
    attributes: AttributeTable = attributeTable(),
  ) {
    super();
    this.#system = extractionPrompt(attributes);
    this.name = `${llm.model}#${promptHash(this.#system, wireSchema(ExtractionAnswer))}`;
  }

  async extract(request: ExtractionRequest, signal?: AbortSignal): Promise<Extraction> {
    const turnTokens = request.turns.reduce((sum, { text }) => sum + tokensIn(text), 0);
    const { value, cut, usage } = await this.llm.structured({
      name: 'extraction',
      schema: ExtractionAnswer,
      ...answerFor(turnTokens),
      system: request.guide ? this.#system + guidePrompt(request.guide) : this.#system,
      user: extractionMessage(request),
      ...(signal ? { signal } : {}),
    });
    return { ...value, cut, usage };
  }
}
