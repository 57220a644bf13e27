import type { Request } from 'express';

/** @returns the route of a request, never its path: paths hold ids. GraphQL is not a route of Nest; it is mounted before them. */
export function routeOf({ route, originalUrl }: Request): string {
  const { path } = (route as { path?: string } | undefined) ?? {};
  return path ?? (/^\/graphql\/?(?:\?|$)/.test(originalUrl) ? '/graphql' : 'none');
}
