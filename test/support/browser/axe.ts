import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Opened } from './opened.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @returns what axe finds that is serious or worse. */
export async function findings({ page }: Opened): Promise<string[]> {
  await page.evaluate(AXE);
  const found: unknown = await page.evaluate(
    `axe.run().then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 150)).join(' | ')))`,
  );
  return found as string[];
}
