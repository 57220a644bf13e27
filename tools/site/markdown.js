import { posix } from 'node:path';
import anchor from 'markdown-it-anchor';
import { isThere, wayTo } from './pages.js';

/** @returns the name by which a link can point to a heading, as GitHub makes it. */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Reads pages as GitHub shows them.
 *
 * @param site its `pages` and the files `beside` them by path, and the `sections` that the search finds, which are noted here
 */
export function asOnGitHub(md, site) {
  md.set({ html: false, linkify: false });
  md.use(anchor, { slugify: slug, level: [1, 2, 3, 4], tabIndex: false });
  md.core.ruler.push('site', ({ tokens, env }) => {
    const page = site.pages.find(({ address }) => address === env.permalink);
    note(page, tokens, site.sections);
    for (const token of tokens) {
      withoutStyle(token);
      for (const [i, child] of (token.children ?? []).entries()) {
        if (child.type === 'image') child.attrSet('src', led(page, child.attrGet('src'), site));
        if (child.type === 'link_open') link(page, token.children, i, site);
      }
    }
  });
}

/** Columns of numbers: the policy of the page allows no style in an element. */
function withoutStyle(token) {
  const style = token.attrGet('style');
  if (style === null) return;
  token.attrs = token.attrs.filter(([name]) => name !== 'style');
  token.attrJoin('class', style.replace('text-align:', 'to-'));
}

function link(page, siblings, i, site) {
  const opening = siblings[i];
  const href = led(page, opening.attrGet('href'), site);
  if (href !== null) return opening.attrSet('href', href);
  // A source, which is in the project and not in the site.
  const closing = siblings.slice(i).find(({ type }) => type === 'link_close');
  opening.attrs = [
    ['class', 'source'],
    ['title', `In the repository: ${targetOf(page, opening.attrGet('href'))}`],
  ];
  opening.tag = closing.tag = 'span';
}

const targetOf = ({ path }, href) => posix.join(posix.dirname(path), href.split('#')[0]).replace(/\/$/, '');

/** @returns where a link leads in the site, or `null` where only the project has it. */
function led(page, href, { pages, beside }) {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [, fragment] = href.split('#');
  const target = targetOf(page, href);
  const to = pages.find(({ path }) => path === target || path === `${target}/README.md`)?.address ?? beside.get(target);
  if (to !== undefined) return wayTo(page.address, to) + (fragment ? `#${fragment}` : '');
  if (isThere(target)) return null;
  throw new Error(`${page.path} links to ${href}, and there is no ${target}.`);
}

/** Notes what stands under each heading of a page. */
function note(page, tokens, sections) {
  const found = [];
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open' && Number(token.tag[1]) <= 3)
      found.push({ id: `${page.address}#${token.attrGet('id')}`, page: page.title, heading: '', text: [] });
    const section = found.at(-1);
    if (section === undefined || !['inline', 'fence'].includes(token.type)) continue;
    const said = (token.children ?? [token]).map(({ content }) => content).join(' ');
    if (section.heading === '' && tokens[i - 1]?.type === 'heading_open') section.heading = said;
    else section.text.push(said);
  }
  sections.set(
    page.path,
    found.map((section) => ({ ...section, text: section.text.join(' ') })),
  );
}
