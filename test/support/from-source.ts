import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { nameSources } from './source-modules.ts';

const ROOT = new URL('../../', import.meta.url).href;

/**
 * For `node --import`: runs the sources as they are, decorators too, which Node's own type stripping cannot. So a test
 * can start a process of the service without a build.
 */
nameSources();
registerHooks({
  load(url, context, next) {
    if (!url.startsWith(ROOT) || !url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      filename: fileURLToPath(url),
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
