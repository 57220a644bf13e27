import { BaseCallbackHandler } from '@langchain/core/callbacks/base';

/** Replaces the tracer that the library adds by itself where the environment has a stray LANGSMITH_TRACING. */
class NoTracer extends BaseCallbackHandler {
  override readonly name = 'langchain_tracer';

  updateFromRunTree(): void {
    // Nothing is passed on to a tracer.
  }
}

/** To be given with every call of the library. */
export const CALLBACKS = [new NoTracer()];
