import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { newId } from '#graph/ids.js';
import { commandsOf, pageAt } from '../support/documents/documents.js';
import { Service } from '../support/service/service.js';
import { filtered, type ShownCall, shownCall } from '../support/documents/shown-call.js';
import { until } from '../support/service/until.js';
import { TestClock } from '../support/service/test-clock.js';

/** In the order in which a reader comes by them: the later pages go on where the README ended. */
const PAGES = [
  'README.md',
  'docs/graphql.md',
  'docs/reconcile.md',
  'docs/extraction.md',
  'docs/review.md',
  'docs/revisions.md',
  'docs/tiers.md',
];

const shown = PAGES.flatMap((path) => commandsOf(pageAt(path))).flatMap((command) => {
  const call = shownCall(command.command);
  return call ? [{ ...command, call }] : [];
});

describe('what the documentation shows of calls is what the service answers', () => {
  const variables = new Map<string, string>();
  let service: Service;
  let key: string;

  beforeAll(async () => {
    const clock = new TestClock('2026-11-21T13:55:02Z');
    const tenantId = `tenant-${newId()}`;
    const settings = { EXTRACTOR: 'local', EMBEDDER: 'local', ARBITER: 'local', EXTRACT_TENANTS: tenantId };
    service = await Service.start({ clock, embedder: new ScriptedEmbedder(), settings });
    key = await service.newKey(tenantId);
  });
  afterAll(() => service.close());

  it('there are calls to make', () => {
    expect(new Set(shown.map(({ path }) => path))).toEqual(new Set(PAGES));
    expect(shown.length).toBeGreaterThan(15);
  });

  it.each(shown)('$path: $command', async ({ call, output }) => {
    // What a page shows of a session is what becomes of it.
    if (call.method === 'GET' && call.path.startsWith('/v1/sessions/'))
      await until(
        'the session is extracted',
        async () => (await make({ ...call, filter: '.extraction.status' })) === 'done',
      );
    const printed = await make(call);
    if (call.variable) variables.set(call.variable, printed);
    else if (output) expect(settled(printed)).toBe(settled(output));
  });

  async function make({ method, path, body, filter }: ShownCall): Promise<string> {
    const said = path.replaceAll(/\$([A-Z]+)/g, (_, name: string) => variables.get(name) ?? '');
    const answer = await fetch(`${service.url}${said}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body,
    });
    const values = filtered(await answer.json(), filter ?? '.');
    return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');
  }

  /** Without what is another one each time: ids, and the scores of a model that is not there. */
  function settled(text: string): string {
    const line = text.trim().startsWith('{\n') ? JSON.stringify(JSON.parse(text)) : text;
    return line
      .replaceAll(/01[0-9A-HJKMNP-TV-Z]{24}/g, 'ID')
      .replaceAll(/(?<="(?:score|similarity|recency|importance)":)[\d.e-]+/g, 'SCORE');
  }
});
