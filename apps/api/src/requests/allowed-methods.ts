import type { Application } from 'express';

/** What Express keeps of a route; its types leave the methods out. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** @returns the methods that the routes at an address take, in capitals; none where there is no such address. */
export function allowedMethods(app: Application, path: string): string[] {
  const layers = (app.router as unknown as { stack: readonly Layer[] }).stack;
  const methods = layers
    .filter((layer) => layer.route !== undefined && layer.match(path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
