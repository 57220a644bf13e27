import { listAudit } from './audit.js';
import * as briefings from './briefings.js';
import * as calendar from './calendar.js';
import { ask } from './ask.js';
import * as contacts from './contacts.js';
import { getContext } from './context.js';
import * as extraction from './extraction.js';
import * as conversation from './conversation.js';
import * as erasures from './erasures.js';
import * as entities from './entities.js';
import { listEvents } from './events.js';
import * as forget from './forget.js';
import * as forks from './forks.js';
import * as keys from './keys.js';
import * as memories from './memories.js';
import type { Operation } from './operation.js';
import { recall } from './recall.js';
import * as review from './review.js';
import * as revisions from './revisions.js';
import * as settings from './settings.js';
import * as time from './time.js';

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  contacts.createContact,
  contacts.createContacts,
  contacts.upsertContact,
  contacts.findContacts,
  contacts.getContact,
  contacts.updateContact,
  contacts.eraseContact,
  contacts.mergeContacts,
  contacts.undoMerge,
  forks.createFork,
  forks.listForks,
  forks.mergeFork,
  forks.dropFork,
  erasures.listErasures,
  erasures.getErasure,
  memories.remember,
  memories.rememberBatch,
  memories.listMemories,
  listEvents,
  recall,
  getContext,
  ask,
  memories.getMemory,
  memories.getHistory,
  memories.fileMemory,
  memories.withdraw,
  memories.getDecision,
  memories.revertDecision,
  entities.listEntities,
  entities.getEntity,
  entities.mergeEntities,
  review.listReview,
  review.resolveReview,
  revisions.addRevisions,
  revisions.listDrift,
  forget.forgetMemory,
  forget.redactMemory,
  conversation.startSession,
  conversation.listSessions,
  conversation.getSession,
  conversation.endSession,
  conversation.extractSession,
  extraction.dryRunExtraction,
  extraction.getExtractionSettings,
  extraction.setExtractionSettings,
  settings.getSettings,
  settings.getSettingsHistory,
  settings.setSettings,
  keys.getKey,
  keys.createKey,
  keys.listKeys,
  keys.revokeKey,
  listAudit,
  conversation.addTurns,
  conversation.listTurns,
  forget.forgetSession,
  forget.forgetTurn,
  forget.redactTurn,
  calendar.grep,
  calendar.upcoming,
  calendar.dueSoon,
  calendar.getCalendar,
  briefings.listBriefings,
  briefings.retryBriefing,
  time.timeline,
  time.diff,
  time.interval,
  time.resolveDates,
  time.dateDifference,
];
