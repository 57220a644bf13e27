import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { z } from 'zod';
import type { Operation } from '#contract/operation.js';
import { operations } from '#contract/operations.js';
import { anchorsOf, blocksOf, commandsOf, pageAt, pages, proseOf, ROOT } from '../support/documents/documents.js';
import { shownCall } from '../support/documents/shown-call.js';

const decisions = pages.filter(({ path }) => /^docs\/adr\/\d/.test(path));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('links', () => {
  it('lead to files and headings that are there', () => {
    const broken = pages.flatMap((page) =>
      [...proseOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
        .filter(([, to = '', anchor]) => {
          const target = to ? normalize(join(dirname(page.path), to)) : page.path;
          if (!existsSync(join(ROOT, target))) return true;
          return anchor !== undefined && !anchorsOf(pageAt(target)).includes(anchor);
        })
        .map(([link]) => `${page.path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('lead to every page of docs', () => {
    const linked = pages.flatMap((page) =>
      [...page.text.matchAll(/\]\(([^)#\s]+\.md)/g)].map(([, to]) => normalize(join(dirname(page.path), String(to)))),
    );
    const alone = pages.filter(({ path }) => /^docs\/(?:quickstart\/)?[^/]+$/.test(path) && !linked.includes(path));
    expect(alone).toEqual([]);
  });
});

describe('tables', () => {
  it('have a line of dashes under their head with as many cells, without which they are shown as one paragraph', () => {
    const cells = (line: string): string[] => line.split(/(?<!\\)\|/).slice(1, -1);
    const isRow = (line = ''): boolean => line.startsWith('| ');
    const broken = pages.flatMap((page) => {
      const lines = proseOf(page).split('\n');
      return lines.flatMap((line, i) => {
        if (!isRow(line) || isRow(lines[i - 1])) return [];
        const dashes = cells(lines[i + 1] ?? '');
        const isTable = dashes.length === cells(line).length && dashes.every((cell) => /^ :?-+:? $/.test(cell));
        return isTable ? [] : [`${page.path}: ${line.slice(0, 80)}`];
      });
    });
    expect(broken).toEqual([]);
  });
});

describe('the decisions', () => {
  it.each(decisions)('$path has the form of docs/adr/0001', ({ path, text }) => {
    const number = basename(path).slice(0, 4);
    const [title, , status = ''] = text.split('\n');
    expect(title).toMatch(new RegExp(`^# ${number}: \\S`));
    expect(status).toMatch(
      /^\*\*Status:\*\* (?:accepted(?:, replaced in part by (?=\[).+: .+)?|replaced by (?=\[).+)$/,
    );
    expect(text).toMatch(/^\*\*About\.\*\* [a-z ]+$/m);
    for (const [, number, file] of status.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g))
      expect(file).toMatch(new RegExp(`^${number}-`));
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
  });

  it('have each a number of their own', () => {
    const numbers = decisions.map(({ path }) => basename(path).slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('what is shown', () => {
  const schema = buildSchema(read('schema.graphql'));
  const queries = pages.flatMap((page) =>
    [
      ...blocksOf(page, 'graphql'),
      ...blocksOf(page, 'js').flatMap((code) =>
        [...code.matchAll(/`((?:query|mutation|subscription)\b[^`]*)`/g)].map(([, text]) => String(text)),
      ),
    ].map((query) => ({ path: page.path, query })),
  );

  it.each(queries)('$path: a query of GraphQL is valid', ({ query }) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });

  it.each(pages.filter(({ text }) => /\/v1\//.test(text)))('$path names addresses that there are', ({ text }) => {
    const named = [...text.matchAll(/\b(GET|POST|PATCH|PUT|DELETE) "?(\/v1[^\s`"'|),]*)/g)];
    const wrong = named.filter(([, method, address]) => !operationAt(String(method), String(address)));
    expect(wrong.map(([each]) => each)).toEqual([]);
  });

  const calls = pages.flatMap(commandsOf).flatMap(({ command, ...shown }) => {
    const call = shownCall(command);
    return call?.path.startsWith('/v1') ? [{ ...call, ...shown, command, address: call.path }] : [];
  });
  const stated = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/^(POST|PATCH) (\/v1\S+) +(\{.*\})$/gm)].map(([command, method, address, body]) => {
      return { path, command, method: String(method), address: String(address), body: String(body) };
    }),
  );
  const taken = calls.filter(({ output }) => !output.includes('"status":400'));
  const bodies = [...taken, ...stated].flatMap((call) => (call.body ? [{ ...call, body: call.body }] : []));

  it.each(bodies)('$path: $command has a body that is taken', ({ method, address, body }) => {
    const operation = operationAt(method, address);
    const input = { ...pathOf(operation), ...(JSON.parse(body) as object) };
    expect(operation?.input.safeParse(input).error?.issues ?? []).toEqual([]);
  });

  it.each(calls.filter(({ filter, output }) => !filter && output))(
    '$path: $command shows fields that an answer has',
    ({ method, address, output }) => {
      const answer = JSON.stringify(
        z.toJSONSchema(operationAt(method, address)?.output ?? z.never(), { unrepresentable: 'any' }),
      );
      const shown = [...output.matchAll(/"(\w+)":/g)].map(([, name]) => String(name));
      expect(shown.filter((name) => !answer.includes(`"${name}":`))).toEqual([]);
    },
  );
});

/** @returns the operation at a written address, in which anything may stand for a field of the path. */
function operationAt(method: string, address: string): Operation | undefined {
  const [path = '', query = ''] = address.split('?');
  return operations.find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path) &&
      [...new URLSearchParams(query).keys()].every((name) => name in operation.input.shape),
  );
}

/** @returns some value for each field of an operation's path. */
function pathOf(operation: Operation | undefined): object {
  const names = [...(operation?.path.matchAll(/\{(\w+)\}/g) ?? [])];
  return Object.fromEntries(names.map(([, name]) => [String(name), '01K9Z3V5T7R8Q2M4N6P0S1WXYZ']));
}
