import type { Plan, Session } from 'neo4j-driver';
import { type Header, parseHeader, takenBy } from '../../../libs/graph/codegen/header.ts';

/** What the planner reports about a query that is explained without parameters. */
interface Explained {
  readonly columns: readonly string[];
  readonly mode: string;
  readonly params: readonly string[];
  /** Every other warning: an unknown label, type or property is a typo, a Cartesian product is a slip. */
  readonly warnings: readonly string[];
  readonly operators: readonly Operator[];
}

interface Operator {
  readonly name: string;
  readonly details: string;
}

const MODES: Readonly<Record<string, string>> = { r: 'read', w: 'write', rw: 'write', s: 'schema' };
const PARAMETER_MISSING = '01N60';

async function explain(session: Session, text: string): Promise<Explained> {
  const result = session.run(`EXPLAIN\n${text}`);
  const [columns, { queryType, gqlStatusObjects, plan }] = [await result.keys(), await result.summary()];
  const warned = gqlStatusObjects.filter(({ gqlStatus }) => gqlStatus.startsWith('01N'));
  const missing = warned.filter(({ gqlStatus }) => gqlStatus === PARAMETER_MISSING);
  return {
    columns,
    mode: MODES[queryType] ?? queryType,
    params: missing.flatMap(({ statusDescription }) =>
      [...statusDescription.matchAll(/\$`(\w+)`/g)].map(([, name]) => String(name)),
    ),
    warnings: warned
      .filter((status) => !missing.includes(status))
      .map(({ gqlStatus, statusDescription }) => `${gqlStatus} ${statusDescription}`),
    operators: plan ? operatorsOf(plan) : [],
  };
}

function operatorsOf({ operatorType, arguments: { Details }, children }: Plan): Operator[] {
  const details = typeof Details === 'string' ? Details : '';
  return [{ name: operatorType, details }, ...children.flatMap(operatorsOf)];
}

/**
 * A subquery inside an expression is not planned with the rest: if it looks something up, it reads every node of the label, each
 * time. Followed from a node that is bound it is harmless.
 */
function nestedLookups(operators: readonly Operator[]): string[] {
  return operators.flatMap(({ details }) =>
    [
      ...details.matchAll(
        /(?:COLLECT|COUNT|EXISTS) \{[^}]*?MATCH \(`?\w+`?\)\s+(?:USING INDEX (?:SEEK )?\S+\s+)?WHERE[^}]*/g,
      ),
    ].map(([nested]) => `looks up inside an expression: ${nested}`),
  );
}

/** The planner says nothing where it cannot follow a hint. */
function unusedHints(text: string, operators: readonly Operator[]): string[] {
  const hints = [...text.matchAll(/USING INDEX (?:SEEK )?\w+:(\w+)\(([\w, ]+)\)/g)].map(
    ([, label, keys]) => `:${label}(${keys})`,
  );
  const unused = operators.reduce((left, { details }) => {
    const used = left.findIndex((hint) => details.includes(hint));
    return left.filter((_, i) => i !== used);
  }, hints);
  return unused.map((hint) => `a hint is not followed: ${hint}`);
}

/** Without SEEK a hint is also followed by a scan of the whole index, which costs nothing while the graph is empty. */
function scanHints(text: string): string[] {
  return [...text.matchAll(/USING INDEX (?!SEEK )\S+/g)].map(([hint]) => `a hint does not ask for a seek: ${hint}`);
}

/** @returns what a .cypher file's header declares; a migration declares at most that it writes, else it is of mode schema. */
export function headerOf(path: string, text: string): Pick<Header, 'mode' | 'params' | 'returns' | 'used'> {
  if (!path.startsWith('schema/')) return parseHeader(path, text);
  return { mode: /^\/\/ @mode write$/m.test(text) ? 'write' : 'schema', params: [], returns: [], used: [] };
}

/** @returns every way in which the planner's view of the text differs from the header. */
export async function differences(
  session: Session,
  { mode, params, returns, used }: Pick<Header, 'mode' | 'params' | 'returns' | 'used'>,
  text: string,
): Promise<string[]> {
  const explained = await explain(session, text);
  return [
    ...differing('@return', names(returns), explained.columns),
    ...differing('@mode', [mode], [explained.mode]),
    ...differing('@param', takenBy({ params, used }).sort(), [...explained.params].sort()),
    ...explained.warnings,
    ...nestedLookups(explained.operators),
    ...unusedHints(text, explained.operators),
    ...scanHints(text),
  ];
}

const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

function differing(what: string, declared: readonly string[], found: readonly string[]): string[] {
  return declared.join() === found.join() ? [] : [`${what} says ${declared.join()}, the planner ${found.join()}`];
}

/** @returns the expressions of the `:param` lines by name, as a reader pastes them into Neo4j Browser. */
export function samplesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^\/\/ :param (\w+) => (.+);$/gm)].map(([, name, value]) => [String(name), String(value)]),
  );
}
