import {
  bounded,
  given,
  idOf,
  type Imported,
  type ImportedContact,
  keyOf,
  listOf,
  objectOf,
  otherFile,
  textOf,
} from './imported.js';
import { orLeftOut, timeOf } from './source-time.js';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads an export of Zep: `sessions`, each with its `messages` and `facts`, or lists of these beside the sessions with
 * their `session_id` or `user_id`.
 */
export function* fromZep(exported: unknown): Generator<Imported> {
  const whole = objectOf(exported) ?? { sessions: exported };
  if (!isExport(whole)) {
    yield otherFile('it has no sessions, facts or messages, so it is no export of Zep');
    return;
  }
  const sessions = listOf(whole['sessions']);
  const users = new Map(sessions.map((one) => [idOf(one['session_id']), idOf(one['user_id'])]));
  for (const [i, session] of sessions.entries()) {
    const at = `session ${i + 1}`;
    yield* factsOf(listOf(session['facts'] ?? session['relevant_facts']), { ...session }, users, at);
    yield* turnsOf(listOf(session['messages']), { ...session }, users, at);
  }
  yield* factsOf(listOf(whole['facts']), {}, users, 'facts');
  yield* turnsOf(listOf(whole['messages']), {}, users, 'messages');
}

/** A list without sessions comes from another memory service. */
function isExport({ sessions, facts, messages }: Entry): boolean {
  const inside = listOf(sessions);
  const told = [facts, messages].some((list) => Array.isArray(list));
  return told || (Array.isArray(sessions) && (inside.length === 0 || inside.some(isSession)));
}

function isSession(entry: Entry): boolean {
  return ['session_id', 'messages', 'facts', 'relevant_facts'].some((name) => name in entry);
}

function contactOf(
  entry: Entry,
  session: Entry,
  users: ReadonlyMap<unknown, string | undefined>,
): ImportedContact | undefined {
  const sessionId = idOf(entry['session_id'] ?? session['session_id']);
  const told = idOf(entry['user_id'] ?? session['user_id']);
  // A session without an id does not identify records without one.
  const value = told ?? (sessionId === undefined ? undefined : (users.get(sessionId) ?? sessionId));
  return value === undefined ? undefined : { kind: 'zep', value };
}

function* factsOf(
  facts: readonly Entry[],
  session: Entry,
  users: ReadonlyMap<unknown, string | undefined>,
  of: string,
): Generator<Imported> {
  for (const [i, fact] of facts.entries()) {
    const at = `${of}, fact ${i + 1}`;
    const [contact, text] = [contactOf(fact, session, users), textOf(fact['fact'] ?? fact['content'])];
    if (!contact || text === undefined) {
      yield {
        is: 'unmapped',
        at,
        kind: 'fact',
        reason: contact ? 'it has no text' : 'it has no user_id or session_id',
      };
      continue;
    }
    yield orLeftOut(at, 'fact', () => {
      const saidAt = timeOf(fact, 'created_at');
      const [validFrom, validTo] = [timeOf(fact, 'valid_at'), timeOf(fact, 'invalid_at', 'expired_at')];
      const key = keyOf('zep', contact.value, textOf(fact['uuid']) ?? [text, saidAt]);
      return bounded({ is: 'statement', at, contact, key, fields: given({ text, saidAt, validFrom, validTo }) });
    });
  }
}

function* turnsOf(
  messages: readonly Entry[],
  session: Entry,
  users: ReadonlyMap<unknown, string | undefined>,
  of: string,
): Generator<Imported> {
  for (const [i, message] of messages.entries()) {
    const at = `${of}, message ${i + 1}`;
    const sessionId = idOf(message['session_id'] ?? session['session_id']);
    const [contact, text] = [contactOf(message, session, users), textOf(message['content'])];
    if (!contact || sessionId === undefined || text === undefined) {
      yield {
        is: 'unmapped',
        at,
        kind: 'message',
        reason: text === undefined ? 'it has no content' : 'it has no session_id',
      };
      continue;
    }
    const type = textOf(message['role_type']) ?? textOf(message['role']) ?? 'user';
    yield orLeftOut(at, 'message', () => {
      const fields = given({
        id: textOf(message['uuid']) ?? `message-${i + 1}`,
        speaker: textOf(message['role']) ?? type,
        role: roleOf(type),
        text,
        at: timeOf(message, 'created_at'),
      });
      return { is: 'turn', at, contact, sessionId, fields };
    });
  }
}

/** @returns the role in our terms. */
export function roleOf(type: string): 'contact' | 'agent' | 'other' {
  if (/^(?:user|human)$/i.test(type)) return 'contact';
  return /^(?:assistant|ai|agent)$/i.test(type) ? 'agent' : 'other';
}
