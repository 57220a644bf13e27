import { findContacts } from '#contract/contacts.js';
import { getSession, listSessions, listTurns } from '#contract/conversation.js';
import { listBriefings } from '#contract/briefings.js';
import { getDecision, getHistory, listMemories } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import type { Fault } from '#domain/service/errors.js';
import { RestDoor } from './api-client.js';
import { type Door, Refused } from './door.js';
import type { World } from './equal-world.js';
import { GraphqlDoor } from './graphql-client.js';
import { McpClientDoor } from './mcp-client.js';
import type { Service } from '../service/service.js';

/** What a door said: an answer, or a refusal. */
export type Said =
  | { readonly answer: unknown }
  | { readonly refused: { readonly message: string; readonly code: string; readonly errors: readonly Fault[] } };

/** The three doors, opened with one key each. */
export interface OpenDoors {
  readonly rest: RestDoor;
  readonly graphql: GraphqlDoor;
  readonly mcp: McpClientDoor;
}

export function openDoors({ url }: Service, [rest = '', graphql = rest, mcp = rest]: readonly string[]): OpenDoors {
  return { rest: new RestDoor(url, rest), graphql: new GraphqlDoor(url, graphql), mcp: new McpClientDoor(url, mcp) };
}

/** @returns what a door says, whichever it is. How long something took is another at each, and so is a secret. */
export async function said(door: Door, operation: Operation, input: object): Promise<Said> {
  try {
    const answer: unknown = await door.ask(operation, input as never);
    operation.output.parse(answer);
    return { answer: withoutTimes(answer) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message, code, errors } = error;
    return { refused: { message, code, errors } };
  }
}

function withoutTimes(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => (name === 'tookMs' || name === 'secret' ? null : value)),
  );
}

/** @returns the same with every id that this service made as the place where it first stands. */
export function withoutIds(said: unknown): unknown {
  const places = new Map<string, string>();
  const text = JSON.stringify(said).replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, (id) => {
    const place = places.get(id) ?? `id ${places.size + 1}`;
    places.set(id, place);
    return place;
  });
  return JSON.parse(text);
}

/** @returns all that a tenant can read of its world, by REST. */
export async function stateOf(door: RestDoor, world: World): Promise<unknown> {
  const { contactId, strangerId, mergedId, sessionId, openId } = world;
  const { contacts, ...rest } = await door.ask(findContacts, {});
  const memories = await Promise.all([contactId, strangerId].map((id) => door.ask(listMemories, { contactId: id })));
  const facts = [world.portoId, world.dentistId, world.dogId];
  return {
    contacts,
    rest,
    memories,
    merged: await said(door, listMemories, { contactId: mergedId }),
    histories: await Promise.all(facts.map((memoryId) => door.ask(getHistory, { memoryId }))),
    decision: await door.ask(getDecision, { decisionId: world.decisionId }),
    sessions: await door.ask(listSessions, { contactId }),
    open: await Promise.all([sessionId, openId].map((id) => door.ask(getSession, { sessionId: id }))),
    turns: await door.ask(listTurns, { sessionId: openId }),
    briefings: await door.ask(listBriefings, {}),
  };
}

/** @returns a refusal without its words, where a door has its own: the code, and the fields it is about. */
export function withoutWords(said: Said): unknown {
  if (!('refused' in said)) return said;
  const { code, errors } = said.refused;
  return { code, paths: [...new Set(errors.map(({ path }) => path))] };
}

/** @returns where the next page of an answer begins, if it has one. */
export function nextOf(said: Said): string | null {
  const answer = 'answer' in said ? (said.answer as { nextCursor?: string | null } | string) : '';
  return typeof answer === 'string' ? null : (answer.nextCursor ?? null);
}
