import { GraphQLScalarType } from 'graphql';

/** An instant. Input is validated by the operation's schema, which describes the fault. */
export const InstantScalar = new GraphQLScalarType<unknown, string>({
  name: 'Instant',
  description:
    'An ISO 8601 instant with an offset: "2026-03-05T09:30:00+01:00". Answers are in UTC where nothing else is said.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
});

/** A map with names chosen by the caller. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Names and values of your own choosing.',
});
