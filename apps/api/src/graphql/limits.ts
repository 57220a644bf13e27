import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { GraphContext } from './context.decorators.js';
import { costOfField, lengthOfList } from './costs.js';

/** Maximum tokens in a query. */
export const MAX_TOKENS = 2_000;
/** Maximum depth of a query, in fields. */
const MAX_DEPTH = 12;
/** Maximum aliased fields of a query, with fragments expanded. */
const MAX_ALIASES = 50;
/** Maximum cost of a query. A field costs 1 or its own cost, multiplied by how often it is answered if all pages are full. */
const MAX_COST = 160_000;

/** Refuses a query that is too deep, has too many aliases or is too costly before any of it is answered. */
export const limits: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, operation, schema, request }) => {
        const root = operation && schema.getRootType(operation.operation);
        if (operation && root) check(operation, { document, root, variables: request.variables ?? {} });
        return Promise.resolve();
      },
    }),
};

interface Asked {
  readonly document: DocumentNode;
  readonly root: GraphQLObjectType;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** @throws GraphQLError TOO_LARGE if an operation exceeds a limit. */
export function check(operation: OperationDefinitionNode, { document, root, variables }: Asked): void {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const walked: Walked = {
    operation,
    variables,
    fragments: new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet])),
    weighed: new Map(),
  };
  const { depth, aliases, cost } = weightOf(operation.selectionSet, root, walked);
  if (depth > MAX_DEPTH) refuse(`The query is ${depth} fields deep, and may be ${MAX_DEPTH}.`);
  if (aliases > MAX_ALIASES) refuse(`The query has ${aliases} aliases, and may have ${MAX_ALIASES}.`);
  if (cost > MAX_COST) {
    refuse(`The query could cost ${cost}, and may cost ${MAX_COST}; ask for less, or for shorter pages by \`first\`.`);
  }
}

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'TOO_LARGE', http: { status: 413 } } });
}

/** The cost of a part of a query. */
interface Weight {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

interface Walked {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Validation has already refused recursive fragments. */
  readonly fragments: ReadonlyMap<string, SelectionSetNode>;
  /** Each fragment is computed once, however often it is used. */
  readonly weighed: Map<string, Weight>;
}

function weightOf({ selections }: SelectionSetNode, type: GraphQLObjectType, walked: Walked): Weight {
  const weights = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return weightOfField(selection, type, walked);
    if (selection.kind === Kind.INLINE_FRAGMENT) return weightOf(selection.selectionSet, type, walked);
    const name = selection.name.value;
    const weight = walked.weighed.get(name) ?? weightOf(walked.fragments.get(name) as SelectionSetNode, type, walked);
    walked.weighed.set(name, weight);
    return weight;
  });
  return {
    depth: Math.max(0, ...weights.map(({ depth }) => depth)),
    aliases: weights.reduce((sum, { aliases }) => sum + aliases, 0),
    cost: weights.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Introspection is not limited here: validation refuses nested lists in it. */
function weightOfField(node: FieldNode, type: GraphQLObjectType, walked: Walked): Weight {
  const aliases = node.alias ? 1 : 0;
  const field = type.getFields()[node.name.value];
  const given = (node.arguments ?? []).filter(({ value }) => isApart(value, walked)).map(({ name }) => name.value);
  const own = field ? costOfField(type.name, field.name, field.args.length > 0, given) : 1;
  const inside = field && getNamedType(field.type);
  if (!node.selectionSet || !field || !isObjectType(inside)) return { depth: 1, aliases, cost: own };
  const inner = weightOf(node.selectionSet, inside, walked);
  const length = lengthOfList(`${type.name}.${field.name}`) ?? lengthOfPage(node, field, walked);
  return { depth: 1 + inner.depth, aliases: aliases + inner.aliases, cost: own + length * inner.cost };
}

/** Whether an argument is stated and not an instant; null counts as not stated. */
function isApart(value: ValueNode, walked: Walked): boolean {
  const stated = value.kind === Kind.VARIABLE ? variableOf(value.name.value, walked) : value;
  if (stated === undefined || stated === null) return false;
  const words = typeof stated === 'object' && 'kind' in stated ? textOf(stated as ValueNode) : stated;
  return words !== null && !(typeof words === 'string' && INSTANT.test(words));
}

const INSTANT = /^\d{4}-\d\d-\d\dT/u;

/** The text of a literal; `null` for null, and the literal itself for anything else. */
function textOf(value: ValueNode): unknown {
  if (value.kind === Kind.NULL) return null;
  return value.kind === Kind.STRING ? value.value : value;
}

/** The value sent for a variable, else its default. */
function variableOf(name: string, { operation, variables }: Walked): unknown {
  if (Object.hasOwn(variables, name)) return variables[name];
  return operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
}

/** Maximum length of the list in a field, if it has pages. */
function lengthOfPage(
  { arguments: given = [] }: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  walked: Walked,
): number {
  const length = args.find(({ name }) => name === 'first');
  if (!length) return 1;
  const asked = given.find(({ name }) => name.value === 'first')?.value;
  const stated = Number((asked && numberOf(asked, walked)) ?? length.defaultValue);
  return Number.isFinite(stated) ? Math.max(1, stated) : 1;
}

function numberOf(value: ValueNode, { operation, variables }: Walked): unknown {
  if (value.kind === Kind.INT) return value.value;
  if (value.kind !== Kind.VARIABLE) return undefined;
  const name = value.name.value;
  // A variable sent as null does not get its own default, but that of the argument.
  if (Object.hasOwn(variables, name)) return variables[name] ?? undefined;
  const preset = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return preset?.kind === Kind.INT ? preset.value : undefined;
}
