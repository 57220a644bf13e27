import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import type { GraphContext } from './asker.decorator.js';

type Context = GraphContext & { readonly req: Pick<Request, 'accepts'> };

/**
 * The status of what was refused before any of it was answered, as GraphQL over HTTP wants it. A query that is not
 * understood is a 400; for clients that accept only `application/json`, as before GraphQL had a media type of its own, it
 * is a 200 like any answer. A query that is too large is a 413 for everybody. UNAVAILABLE says when to ask again.
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

/** A client that accepts both gets `application/json`, and the answer has that type. */
function speaksGraphql(request: Pick<Request, 'accepts'>): boolean {
  const own = 'application/graphql-response+json';
  return request.accepts(['application/json', own]) === own;
}
