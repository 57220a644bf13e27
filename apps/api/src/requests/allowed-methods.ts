import type { Application } from 'express';

/** Express's route data; its types omit the methods. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** @returns the methods of the routes at a path, in capitals; empty if there is no such path. */
export function allowedMethods(app: Application, path: string): string[] {
  const layers = (app.router as unknown as { stack: readonly Layer[] }).stack;
  const methods = layers
    .filter((layer) => layer.route !== undefined && layer.match(path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
