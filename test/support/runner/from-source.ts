import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = new URL('../../../', import.meta.url);

/**
 * For `node --import`: runs the sources as they are, which Node's own type stripping cannot, as it knows no decorators. dist/ may be
 * older than the sources, or not be there. Everything below imports the sources by the names that the build resolves.
 */
registerHooks({
  resolve(specifier, context, next) {
    const [, lib, path] = /^#([\w-]+)\/(.*)\.js$/.exec(specifier) ?? [];
    if (lib !== undefined) return at(new URL(`libs/${lib}/src/${path}.ts`, ROOT));
    const [, name, part = name] = /^@palimpsest\/(\w+)(?:\/([\w-]+))?$/.exec(specifier) ?? [];
    if (name !== undefined) return at(new URL(`libs/${name}/src/${part}.ts`, ROOT));
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && isOurs(context.parentURL))
      return at(new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL));
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isOurs(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const code = compiled(filename, readFileSync(filename, 'utf8'));
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** @returns what Node runs for the text of a source. */
export function compiled(filename: string, text: string): string {
  return transformSync(text, {
    filename,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  }).code;
}

/** Whether it is a source of this project; what was built or installed runs as it is. */
function isOurs(url: string | undefined): boolean {
  return url?.startsWith(ROOT.href) === true && url.endsWith('.ts') && !url.includes('/node_modules/');
}

function at({ href }: URL): { url: string; shortCircuit: true } {
  return { url: href, shortCircuit: true };
}
