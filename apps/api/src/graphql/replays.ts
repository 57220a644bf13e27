import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphContext } from './context.decorators.js';

/** Lists in `extensions` the mutations whose answer or refusal is that of an earlier request with the same key. */
export const replays: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body }, contextValue: { replayed } }) => {
        if (body.kind === 'single' && replayed.length > 0)
          body.singleResult.extensions = { ...body.singleResult.extensions, idempotencyReplayed: replayed };
        return Promise.resolve();
      },
    }),
};
