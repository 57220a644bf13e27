import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import type { GraphContext } from './context.decorators.js';

type Context = GraphContext & { readonly req: Pick<Request, 'accepts'> };

/**
 * The HTTP status of requests refused as a whole, according to GraphQL over HTTP. An invalid query is 400; for clients that accept only
 * `application/json`, as before GraphQL had its own media type, it is 200. A query that is too large is 413 for all. UNAVAILABLE says
 * when to retry.
 */
export const statuses: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http }, contextValue: { req }, source }) => {
        const has = (code: string): boolean =>
          body.kind === 'single' &&
          body.singleResult.errors?.some(({ extensions }) => extensions?.['code'] === code) === true;
        if (has('UNAVAILABLE')) http.headers.set('retry-after', '1');
        if (body.kind === 'single' && http.status === 400) {
          if (has('TOO_LARGE')) http.status = 413;
          else if (source !== undefined && !speaksGraphql(req)) http.status = 200;
        }
        return Promise.resolve();
      },
    }),
};

/** A client that accepts both gets `application/json`. */
function speaksGraphql(request: Pick<Request, 'accepts'>): boolean {
  const own = 'application/graphql-response+json';
  return request.accepts(['application/json', own]) === own;
}
