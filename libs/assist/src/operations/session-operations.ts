import {
  addTurns,
  endSession,
  extractSession,
  getSession,
  listSessions,
  listTurns,
  startSession,
} from '#contract/conversation.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { TurnsService } from '#conversation/turns.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations of a platform on its calls and chats. */
export const sessionOperations: readonly AnyServed[] = [
  served({
    operation: startSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.start(caller, input),
    effect: 'adds',
    tool: { name: 'start_session', back: 'the session; its id serves add_turns and end_session.' },
  }),
  served({
    operation: addTurns,
    service: AddTurnsService,
    run: (turns, caller, input, { signal }) => turns.add(caller, input, signal),
    effect: 'adds',
    tool: {
      name: 'add_turns',
      back: 'the turns as they are kept, with position and the time that their words speak of; added, how many are new.',
    },
  }),
  served({
    operation: endSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.end(caller, input),
    effect: 'adds',
    repeatable: true,
    tool: {
      name: 'end_session',
      back: 'the session with endedAt, and its extraction: whether its turns are taken into memory.',
    },
  }),
  served({
    operation: getSession,
    service: SessionsService,
    run: (sessions, caller, { sessionId }) => sessions.get(caller, sessionId),
    field: 'session',
    tool: { name: 'get_session', back: 'the session, with how many turns it has and how far its extraction is.' },
  }),
  served({
    operation: listSessions,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.list(caller, input),
    field: 'sessions',
    of: 'contact',
    tool: { name: 'list_sessions', back: 'sessions; nextCursor to go on.' },
  }),
  served({
    operation: listTurns,
    service: TurnsService,
    run: (turns, caller, input) => turns.list(caller, input),
    field: null,
    tool: {
      name: 'list_turns',
      about: 'For what was said about something call search_turns.',
      back: 'turns; nextCursor to go on.',
    },
  }),
  served({
    operation: extractSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.extract(caller, input),
    effect: 'adds',
    repeatable: true,
    tool: { name: 'extract_session', back: 'the session; extraction says that it waits. Ask get_session again later.' },
  }),
];
