import type { Instruments } from '#domain/service/instruments.js';
import type { ModelUsage } from '../extractor.js';
import {
  type ConverseAnswer,
  type ConverseRequest,
  Llm,
  type StructuredAnswer,
  type StructuredRequest,
} from './llm.js';
import { LlmFault } from './llm-fault.js';

/** Measures each question to a language model and reports its usage, also if it failed. */
export class MeasuredLlm extends Llm {
  constructor(
    private readonly llm: Llm,
    private readonly instruments: Instruments,
  ) {
    super();
  }

  get model(): string {
    return this.llm.model;
  }

  structured<T>(request: StructuredRequest<T>): Promise<StructuredAnswer<T>> {
    return this.#step(() => this.llm.structured(request));
  }

  converse(request: ConverseRequest): Promise<ConverseAnswer> {
    return this.#step(() => this.llm.converse(request));
  }

  async #step<T extends { readonly usage: ModelUsage }>(work: () => Promise<T>): Promise<T> {
    try {
      const answer = await this.instruments.run({ kind: 'model', name: this.model }, work);
      this.#tell(answer.usage);
      return answer;
    } catch (error) {
      if (error instanceof LlmFault && error.usage) this.#tell(error.usage);
      throw error;
    }
  }

  #tell({ model, inputTokens, outputTokens }: ModelUsage): void {
    this.instruments.tell({ of: 'model', model, inputTokens, outputTokens });
  }
}
