import { registerHooks } from 'node:module';

const ROOT = new URL('../../', import.meta.url);

/**
 * Lets a global set-up import the sources of `libs/` under the names they have in a test. Jest transforms what a global
 * set-up imports, but maps no names there, and dist/ may be older than the sources.
 */
export function nameSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const [, lib, path] = /^#(\w+)\/(.*)\.js$/.exec(specifier) ?? [];
      if (lib !== undefined) return at(new URL(`libs/${lib}/src/${path}.ts`, ROOT));
      const fromSource = context.parentURL?.startsWith(ROOT.href) === true && context.parentURL.endsWith('.ts');
      if (fromSource && /^\.{1,2}\/.*\.js$/.test(specifier)) {
        return at(new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL));
      }
      return next(specifier, context);
    },
  });
}

function at({ href }: URL): { url: string; shortCircuit: true } {
  return { url: href, shortCircuit: true };
}
