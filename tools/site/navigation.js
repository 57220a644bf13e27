import { posix } from 'node:path';

/**
 * The list beside each page: the rows of the table in the README, so that both say the same, and what these leave out. The decisions
 * and what describes a folder stand in the search only.
 *
 * @param pages of `allPages`
 * @returns its parts, each with a name and links to addresses
 */
export function navigationOf(pages) {
  const readme = pages.find(({ path }) => path === 'README.md').text;
  const rows = [...readme.matchAll(/^\| (\w[\w ]*?) +\| (\[.*\].*?) +\|$/gm)];
  const parts = rows.map(([, name, cell]) => ({ name: name[0].toUpperCase() + name.slice(1), links: linksIn(cell) }));
  const listed = new Set(parts.flatMap(({ links }) => links.map(({ address }) => address)));
  const others = pages.filter(({ path, address }) => /^docs\/[^/]+$/.test(path) && !listed.has(address));
  return [...parts, { name: 'More', links: others.map(({ title, address }) => ({ title, address })) }].filter(
    ({ links }) => links.length > 0,
  );

  function linksIn(cell) {
    return [...cell.matchAll(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g)].flatMap(([, words, to]) => {
      const path = posix.normalize(to);
      const page = pages.find((each) => each.path === path || each.path === `${path}/README.md`);
      return page ? [{ title: words[0].toUpperCase() + words.slice(1), address: page.address }] : [];
    });
  }
}
