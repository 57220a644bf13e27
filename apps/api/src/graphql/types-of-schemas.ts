import {
  ArgsType,
  Field,
  type FieldOptions,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  type ReturnTypeFunc,
} from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';
import type { z } from 'zod';
import { id } from '#contract/fields.js';
import { meaningOf } from '#contract/meanings.js';
import { type Placed, placed, plain } from './json-schema.js';
import { InstantScalar, JsonScalar } from './scalars.js';

/** A class that @nestjs/graphql knows as a type; it has no instances. */
export type GraphClass = new () => object;

type FieldType = GraphClass | object | typeof String | typeof Boolean | GraphQLScalarType;
type Side = 'output' | 'input';

const ID_PATTERN = placed(id).node.pattern;
const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

const classes = new Map<string, GraphClass>();
const enums = new Map<string, object>();

/**
 * @param name for a schema without its own name.
 * @returns the type of a schema's output, with all nested types. The same call returns the same class.
 */
export function outputType(schema: z.ZodType, name = ''): GraphClass {
  const { node, defs } = placed(schema);
  return classOf({ node, defs }, node.id ?? name, 'output');
}

/** @returns the input type with everything that an operation takes. */
export function inputType(schema: z.ZodType, name: string): GraphClass {
  return classOf(placed(schema), name, 'input');
}

/**
 * @param names the argument names of the schema's fields; fields without one are no arguments.
 * @returns the arguments of a field.
 */
export function argumentsType(schema: z.ZodType, name: string, names: ReadonlyMap<string, string>): GraphClass {
  const { node, defs } = placed(schema);
  const made = named(name);
  ArgsType()(made);
  addFields(made, { node, defs }, { name, side: 'input', names });
  return made;
}

function classOf({ node, defs }: Placed, base: string, side: Side): GraphClass {
  const name = side === 'input' && !base.endsWith('Input') ? `${base}Input` : base;
  const known = classes.get(name);
  if (known) return known;
  const made = named(name);
  classes.set(name, made);
  const { description } = node;
  const options = description === undefined ? {} : { description };
  if (side === 'input') InputType(name, options)(made);
  else ObjectType(name, options)(made);
  addFields(made, { node, defs }, { name: base, side });
  return made;
}

function named(name: string): GraphClass {
  return { [name]: class {} }[name] as GraphClass;
}

/** Fields that are left out because a resolver field has the same name. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Session: { turns: 'turnCount' },
  ListedSession: { turns: 'turnCount' },
};

interface Owner {
  readonly name: string;
  readonly side: Side;
  readonly names?: ReadonlyMap<string, string>;
}

function addFields(owner: GraphClass, { node, defs }: Placed, { name, side, names }: Owner): void {
  for (const [property, part] of Object.entries(node.properties ?? {})) {
    const field = names ? names.get(property) : (RENAMED[name]?.[property] ?? property);
    if (field === undefined) continue;
    const { node: own, nullable } = plain({ node: part, defs });
    const isArray = own.type === 'array' && own.items;
    const item = isArray ? plain({ node: isArray, defs }).node : own;
    const type = typeOf({ node: item, defs }, { name, side }, isArray ? singular(property) : property);
    // GraphQL calls the cursor of a list `after`, as other fields are called that mean something else.
    const isCursor = side === 'input' && property === 'cursor';
    // A type's description is on the type; a field's description says what it means there.
    const description =
      part.description ??
      (part.$ref ? undefined : own.description) ??
      meaningOf(isCursor ? 'cursor' : field) ??
      own.description;
    if (description === undefined)
      throw new Error(
        `${owner.name}.${field} has no description: add one to its schema, or to libs/contract/src/meanings.ts.`,
      );
    const options: FieldOptions = {
      nullable: nullable || !node.required?.includes(property),
      description,
      ...(side === 'input' && part.default !== undefined ? { defaultValue: part.default } : {}),
    };
    Field((() => (isArray ? [type] : type)) as ReturnTypeFunc, options)(owner.prototype as object, field);
  }
}

function typeOf({ node, defs }: Placed, { name: owner, side }: Owner, property: string): FieldType {
  const name = owner.replace(/(?:Query|Field)Args$|Input$/, '');
  const option = owner.endsWith('Args') ? 'Option' : '';
  if (node.properties) return classOf({ node, defs }, node.id ?? `${name}${capital(property)}`, side);
  if (node.enum?.every((value) => NAME.test(value))) return enumOf(node.enum, `${name}${capital(property)}${option}`);
  if (node.anyOf?.some(({ type }) => type === 'boolean')) return Boolean;
  if (node.format === 'date-time') return InstantScalar;
  if (node.type === 'string') return node.pattern === ID_PATTERN || /^id$|Id$/.test(property) ? ID : String;
  if (node.type === 'integer') return Int;
  if (node.type === 'number') return Float;
  if (node.type === 'boolean') return Boolean;
  return JsonScalar;
}

/** The same values are the same enum everywhere. */
function enumOf(values: readonly string[], name: string): object {
  const key = values.join();
  const known = enums.get(key);
  if (known) return known;
  const made = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(made, { name });
  enums.set(key, made);
  return made;
}

function singular(plural: string): string {
  return plural.replace(/(ie)?s$/, (_, ie: string | undefined) => (ie ? 'y' : ''));
}

/** @returns the word with a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
