import { rmSync } from 'node:fs';
import { asOnGitHub } from './markdown.js';
import { navigationOf } from './navigation.js';
import { allPages, filesBeside, ROOT, wayTo } from './pages.js';
import { assertLinks, writeIndex } from './finish.js';

const OUTPUT = `${ROOT}/dist/site`;

/** Makes the site of the documentation; see README.md. */
export default function site(eleventy) {
  rmSync(OUTPUT, { recursive: true, force: true });
  const pages = allPages();
  const beside = filesBeside();
  const sections = new Map();
  const addresses = pages.map(({ address }) => address);

  for (const { path, address, title, text } of pages)
    eleventy.addTemplate(`pages/${path}`, text, { permalink: address, title, layout: 'page.liquid' });
  eleventy.amendLibrary('md', (md) => asOnGitHub(md, { pages, beside, sections }));
  eleventy.addGlobalData('parts', navigationOf(pages));
  eleventy.addFilter('wayFrom', (to, from) => wayTo(from, to));
  eleventy.addPassthroughCopy({
    [`${ROOT}/tools/site/assets`]: 'assets',
    [`${ROOT}/node_modules/minisearch/dist/es/index.js`]: 'assets/minisearch.js',
    ...Object.fromEntries([...beside].map(([path, address]) => [`${ROOT}/${path}`, address])),
  });
  eleventy.on('eleventy.after', () => {
    writeIndex(OUTPUT, sections);
    assertLinks(OUTPUT, addresses);
  });
  return {
    dir: { input: 'tools/site/layouts', includes: '.', output: 'dist/site' },
    templateFormats: ['md'],
    markdownTemplateEngine: false,
  };
}
