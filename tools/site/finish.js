import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import MiniSearch from 'minisearch';
import { INDEXED } from './assets/indexed.js';

/** Writes the index of what the pages say, which the browser loads when somebody searches. */
export function writeIndex(folder, sections) {
  const index = new MiniSearch(INDEXED);
  for (const found of sections.values()) index.addAll(found);
  writeFileSync(join(folder, 'assets/search.json'), JSON.stringify(index));
}

/** @throws Error that lists every link of the site that leads nowhere. */
export function assertLinks(folder, addresses) {
  const anchors = new Map(addresses.map((address) => [address, anchorsIn(folder, address)]));
  const dead = addresses.flatMap((address) => {
    const html = readFileSync(join(folder, address), 'utf8');
    return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href]) => href)
      .filter((href) => !/^(?:https?:|mailto:)/.test(href))
      .filter((href) => {
        const [to, fragment] = href.split('#');
        const there = anchors.get(to === '' ? address : posix.join(posix.dirname(address), to));
        if (there === undefined) return !/\.(?:json|graphql|grass|png|svg)$/.test(to);
        return fragment !== undefined && !there.has(decodeURIComponent(fragment));
      })
      .map((href) => `${address}: ${href}`);
  });
  if (dead.length > 0) throw new Error(`These links lead nowhere:\n${dead.join('\n')}`);
}

function anchorsIn(folder, address) {
  const html = readFileSync(join(folder, address), 'utf8');
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
}
