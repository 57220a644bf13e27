import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Service } from '../support/service/service.js';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
/** What a histogram adds to its name. */
const OF_HISTOGRAMS = /_(?:bucket|sum|count)$/;
/** Metrics as they stand in queries and tables; those of the process as prom-client names them. */
const METRIC = /\b(?:palimpsest|process|nodejs)_\w+/g;

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly query: unknown }[] };
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

let service: Service;
/** Types by name, as /metrics gives them. */
let given: Map<string, string>;

beforeAll(async () => {
  service = await Service.start();
  const text = await (await fetch(`${service.url}/metrics`)).text();
  given = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [String(name), String(type)]));
});

afterAll(() => service.close());

describe('the dashboard of Grafana', () => {
  const { panels, templating } = JSON.parse(read('deploy/grafana/palimpsest.json')) as Dashboard;
  const asked = [...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), JSON.stringify(templating)];
  const named = [...new Set(asked.flatMap((query) => query.match(METRIC) ?? []))];

  it('asks for metrics that the service gives, in the way of their type', () => {
    expect(named.length).toBeGreaterThan(20);
    const right = (name: string): boolean => {
      const type = given.get(name);
      return type === undefined ? given.get(name.replace(OF_HISTOGRAMS, '')) === 'histogram' : type !== 'histogram';
    };
    expect(named.filter((name) => !right(name))).toEqual([]);
  });

  it('shows every metric of the service', () => {
    const shown = new Set(named.map((name) => (given.has(name) ? name : name.replace(OF_HISTOGRAMS, ''))));
    expect([...given.keys()].filter((name) => name.startsWith('palimpsest_') && !shown.has(name))).toEqual([]);
  });

  it('has a query in every panel that is no heading', () => {
    const empty = panels.filter(({ targets = [], ...panel }) => !('collapsed' in panel) && targets.length === 0);
    expect(empty.map(({ title }) => title)).toEqual([]);
  });
});

describe('docs/metrics.md', () => {
  it('lists every metric of the service once, with its type', () => {
    const rows = [...read('docs/metrics.md').matchAll(/^\| `(palimpsest_\w+)` +\| (\w+) /gm)];
    const own = [...given].filter(([name]) => name.startsWith('palimpsest_'));
    expect(rows.map(([, name, type]) => `${name} ${type}`).sort()).toEqual(own.map((one) => one.join(' ')).sort());
  });
});
