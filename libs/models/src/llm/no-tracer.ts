import { BaseCallbackHandler } from '@langchain/core/callbacks/base';

/** Replaces the tracer that the library adds if LANGSMITH_TRACING happens to be set in the environment. */
class NoTracer extends BaseCallbackHandler {
  override readonly name = 'langchain_tracer';

  updateFromRunTree(): void {
    // Nothing is sent to a tracer.
  }
}

/** Passed with every call of the library. */
export const CALLBACKS = [new NoTracer()];
