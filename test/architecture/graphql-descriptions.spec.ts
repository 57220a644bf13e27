import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

describe('schema.graphql', () => {
  it('says of every field and every argument what it means; a new word goes into libs/contract/src/meanings.ts', () => {
    const silent = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) =>
        fieldsOf(type).flatMap((field) => [
          ...(field.description ? [] : [`${type.name}.${field.name}`]),
          ...argumentsOf(field)
            .filter(({ description }) => !description)
            .map((argument) => `${type.name}.${field.name}(${argument.name})`),
        ]),
      );
    expect(silent).toEqual([]);
  });
});

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

function fieldsOf(type: { getFields(): Readonly<Record<string, Field>> }): readonly Field[] {
  return Object.values(type.getFields());
}

function argumentsOf(field: Field): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : [];
}
