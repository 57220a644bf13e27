import { INDEXED } from './indexed.js';

const MOST = 12;
const input = document.querySelector('#search');
const list = document.querySelector('#found');
let loading;

/** The index, loaded when somebody first searches. */
function index() {
  loading ??= Promise.all([import('./minisearch.js'), fetch(new URL('search.json', import.meta.url))])
    .then(async ([{ default: MiniSearch }, response]) => MiniSearch.loadJSON(await response.text(), INDEXED))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function show() {
  const words = input.value.trim();
  const found = words === '' ? [] : (await index()).search(words).slice(0, MOST);
  // Another letter was typed meanwhile.
  if (words !== input.value.trim()) return;
  const none = words === '' || found.length > 0 ? [] : [item('Nothing found.')];
  list.replaceChildren(...found.map(({ id, heading, page }) => item(link(id, heading, page))), ...none);
  list.hidden = words === '';
}

function link(id, heading, page) {
  const to = document.createElement('a');
  to.href = new URL(`../${id}`, import.meta.url).href;
  to.textContent = heading === page ? page : `${page}: ${heading}`;
  return to;
}

function item(content) {
  const element = document.createElement('li');
  element.append(content);
  return element;
}

input.addEventListener('focus', () => void index().catch(() => undefined));
input.addEventListener(
  'input',
  () => void show().catch(() => list.replaceChildren(item('The search could not be loaded.'))),
);
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') list.hidden = true;
  if (key === 'Enter') list.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement === input) return;
  event.preventDefault();
  input.focus();
});
