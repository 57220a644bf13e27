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
import { type AnyServed, served } from './operation-tool.js';

/** What a platform does with its calls and chats. */
export const sessionTools: readonly AnyServed[] = [
  served({
    name: 'start_session',
    operation: startSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.start(caller, input),
    effect: 'adds',
    back: 'the session; its id serves add_turns and end_session.',
  }),
  served({
    name: 'add_turns',
    operation: addTurns,
    service: AddTurnsService,
    run: (turns, caller, input, { signal }) => turns.add(caller, input, signal),
    effect: 'adds',
    back: 'the turns as they are kept, with position and the time that their words speak of; added, how many are new.',
  }),
  served({
    name: 'end_session',
    operation: endSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.end(caller, input),
    effect: 'adds',
    repeatable: true,
    back: 'the session with endedAt, and its extraction: whether its turns are taken into memory.',
  }),
  served({
    name: 'get_session',
    operation: getSession,
    service: SessionsService,
    run: (sessions, caller, { sessionId }) => sessions.get(caller, sessionId),
    back: 'the session, with how many turns it has and how far its extraction is.',
  }),
  served({
    name: 'list_sessions',
    operation: listSessions,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.list(caller, input),
    back: 'sessions; nextCursor to go on.',
  }),
  served({
    name: 'list_turns',
    operation: listTurns,
    service: TurnsService,
    run: (turns, caller, input) => turns.list(caller, input),
    about: 'For what was said about something call search_turns.',
    back: 'turns; nextCursor to go on.',
  }),
  served({
    name: 'extract_session',
    operation: extractSession,
    service: SessionsService,
    run: (sessions, caller, input) => sessions.extract(caller, input),
    effect: 'adds',
    repeatable: true,
    back: 'the session; extraction says that it waits. Ask get_session again later.',
  }),
];
