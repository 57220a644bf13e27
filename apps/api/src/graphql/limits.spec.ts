import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { lengthOfList } from './costs.js';
import { check } from './limits.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** What the limits say of a query; `null`: it may be asked. */
function refusal(query: string, variables: Readonly<Record<string, unknown>> = {}): string | null {
  const document = parse(query);
  const [operation] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('No operation.');
  try {
    check(operation, { document, root, variables });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const many = (count: number, field: string): string =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

describe('the cost of a query', () => {
  const pages = 'contacts(first: $n) { edges { node { memories(first: $n) { edges { node { id } } } } } }';

  it('counts a variable that is null as the length that is answered then', () => {
    expect(refusal(`query ($n: Int = 1) { ${pages} }`)).toBeNull();
    expect(refusal(`query ($n: Int = 1) { ${pages} }`, { n: 10 })).toBeNull();
    const deep = `query ($n: Int = 1) { contacts(first: $n) { edges { node { memories(first: $n) { edges { node { history(first: $n) { edges { node { at } } } } } } } } } }`;
    expect(refusal(deep)).toBeNull();
    expect(refusal(deep, { n: null })).toMatch(/could cost/);
  });

  it.each([
    [
      'memories of an entity',
      'query',
      'entity(id: "E", first: 1) { entity { memories { entity { memories { entity { memories { id } } } } } } }',
    ],
    [
      'what mentions an entity',
      'query',
      'memory(id: "M") { entity { mentionedIn { entity { mentionedIn { entity { mentionedIn { id } } } } } } }',
    ],
    [
      'versions before and after',
      'query',
      'memory(id: "M") { supersedes { supersededBy { supersedes { supersededBy { id } } } } }',
    ],
    [
      'the context',
      'query',
      'contact(id: "C") { context { memories { entity { memories { entity { memories { id } } } } } } }',
    ],
    [
      'a subscription',
      'subscription',
      'memoryChanged(contactId: "C") { memory { entity { memories { entity { memories { entity { memories { id } } } } } } } }',
    ],
  ])('counts lists without pages by what they can hold: %s', (_, kind, fields) => {
    expect(refusal(`${kind} { ${fields} }`)).toMatch(/could cost/);
  });

  it('lets through what people ask', () => {
    const memory =
      'text validFrom turn { text } decision { decision { reason } } supersedes { text } entity { memories { text } }';
    expect(
      refusal(
        `{ contact(id: "C") { name identifiers { kind value } memories(first: 100) { edges { node { ${memory} } } } } }`,
      ),
    ).toBeNull();
    expect(
      refusal(
        '{ contacts(first: 200) { edges { node { name context { text } recall(query: "x", first: 5) { found results { memory { text } } } } } } }',
      ),
    ).toBeNull();
    expect(
      refusal(
        `{ contact(id: "C") { review(first: 200) { edges { node { candidates { text validFrom turn { text } } } } } } briefings(first: 200) { edges { node { events { text validFrom } } } } }`,
      ),
    ).toBeNull();
    expect(refusal('{ contact(id: "C") { ask(question: "x") { answer } context { text } } }')).toBeNull();
  });

  it.each([
    [
      '50 recalls for each of many contacts',
      'contacts(first: 200)',
      many(49, 'recall(query: "x", first: 1) { found }'),
    ],
    [
      '50 lists for each of many contacts',
      'contacts(first: 200)',
      many(49, 'memories(knownAt: "today", first: 1) { edges { node { id } } }'),
    ],
    ['a question to a model for each contact', 'contacts(first: 10)', 'ask(question: "x") { answer }'],
    [
      'a dry run of extraction for each contact',
      'contacts(first: 10)',
      'dryRunExtraction(sessionId: "s") { statements { quote } }',
    ],
    [
      'five searches by words for each of many contacts',
      'contacts(first: 200)',
      many(5, 'grep(pattern: "x") { nextCursor }'),
    ],
    ['five queues for each of many contacts', 'contacts(first: 200)', many(5, 'review(first: 1) { edges { cursor } }')],
    ['a calendar for each contact', 'contacts(first: 200)', 'calendar'],
  ])('counts what a field has to be done for: %s', (_, contacts, fields) => {
    expect(refusal(`{ ${contacts} { edges { node { ${fields} } } } }`)).toMatch(/could cost/);
  });
});

describe('the cost of a field of many memories', () => {
  const ofMemories = (fields: string): string =>
    `{ contact(id: "C") { memories(first: 500) { edges { node { ${fields} } } } } }`;

  it.each([
    ['50 intervals of each', many(49, 'interval(to: "M") { order }')],
    [
      '50 histories of each, at a time of their own',
      many(49, 'history(first: 1, knownAt: "yesterday") { edges { cursor } }'),
    ],
    ['50 histories of each, from a place on', many(49, 'history(first: 1, after: "c") { edges { cursor } }')],
  ])('counts what is not read for all of them at once: %s', (_, fields) => {
    expect(refusal(ofMemories(fields))).toMatch(/could cost/);
  });

  it.each([{}, { after: null, at: null }, { at: '2026-01-01T00:00:00Z' }])(
    'lets through what is not stated, and instants: %j',
    (sent) => {
      const fields =
        'sessions(first: 20) { edges { node { turns(first: 20, after: $after, knownAt: $at) { edges { cursor } } } } }';
      const query = `query ($after: String, $at: String) { contacts(first: 100) { edges { node { ${fields} } } } }`;
      expect(refusal(query, sent)).toBeNull();
      expect(refusal(query, { ...sent, at: 'yesterday' })).toMatch(/could cost/);
    },
  );

  it('lets through one of each', () => {
    expect(refusal(ofMemories('interval(to: "M") { order } history(first: 5) { edges { node { at } } }'))).toBeNull();
  });

  it('counts dates that are read in long texts', () => {
    expect(refusal(`{ ${many(49, 'resolveDates(text: "x") { reference }')} }`)).toMatch(/could cost/);
  });
});

describe('a list of which no page is read', () => {
  it('has a length of its own in the table, if more can be walked to from it', () => {
    const lists = walkedLists();
    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter((name) => lengthOfList(name) === null)).toEqual([]);
  });
});

/** Lists of what leads on, on answers of fields that take no `first`. */
function walkedLists(): string[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const isPaged = (name: string): boolean =>
    fields.filter(({ field }) => getNamedType(field.type).name === name).every(({ field }) => takesFirst(field));
  return fields
    .filter(({ type, field }) => isListType(getNullableType(field.type)) && !takesFirst(field) && !isPaged(type.name))
    .filter(({ field }) => leadsOn(getNamedType(field.type)))
    .map(({ type, field }) => `${type.name}.${field.name}`);
}

function takesFirst({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name }) => name === 'first');
}

function leadsOn(type: GraphQLNamedType, seen: readonly GraphQLNamedType[] = []): boolean {
  if (!isObjectType(type) || seen.includes(type)) return false;
  if (['Memory', 'Contact', 'Entity', 'Session'].includes(type.name)) return true;
  return Object.values(type.getFields()).some(({ type: inner }) => leadsOn(getNamedType(inner), [...seen, type]));
}
