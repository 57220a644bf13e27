import type { Request } from 'express';

/** @returns the route of a request, never its path, which contains ids. GraphQL is mounted before Nest's routes and is not one of them. */
export function routeOf({ route, originalUrl }: Request): string {
  const { path } = (route as { path?: string } | undefined) ?? {};
  return path ?? (/^\/graphql\/?(?:\?|$)/.test(originalUrl) ? '/graphql' : 'none');
}
