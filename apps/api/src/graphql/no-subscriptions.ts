import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { GraphContext } from './context.decorators.js';

const ELSEWHERE = 'A subscription needs a WebSocket at this address, with the protocol graphql-transport-ws.';

/** Refuses a subscription in an HTTP request: the server would execute it as a query, which no resolver of it can answer. */
export const noSubscriptions: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
        const errors = [{ path: '', message: ELSEWHERE }];
        throw new GraphQLError(ELSEWHERE, { extensions: { code: 'INVALID', errors, http: { status: 400 } } });
      },
    }),
};
