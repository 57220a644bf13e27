// What a Nest application imports from the package: the module, its services, and their operations.
export type { Asked } from '#assist/ask/ask.service.js';
export type { Context } from '#assist/context/context.service.js';
export { type Config, ConfigError, readConfig } from '#config/config.js';
export type { Upserted } from '#contacts/new-contacts.service.js';
export type { InputOf } from '#contract/operation.js';
export { ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
export { SettledSessionsService } from '#conversation/extraction/settled-sessions.service.js';
export type { Caller } from '#domain/service/caller.js';
export { Clock } from '#domain/service/clock.js';
export { DomainError, StartupError } from '#domain/service/errors.js';
export type { Connection } from '#graph/graph.js';
export { WatchService } from '#memory/watch/watch.service.js';
export { type PalimpsestFactory, PalimpsestModule } from './palimpsest.module.js';
// From here on written by `npm run codegen`.
export { ask } from '#contract/ask.js';
export { listAudit } from '#contract/audit.js';
export { listBriefings, retryBriefing } from '#contract/briefings.js';
export { dueSoon, getCalendar, grep, upcoming } from '#contract/calendar.js';
export {
  createContact,
  createContacts,
  eraseContact,
  findContacts,
  getContact,
  mergeContacts,
  undoMerge,
  updateContact,
  upsertContact,
} from '#contract/contacts.js';
export { getContext } from '#contract/context.js';
export {
  addTurns,
  endSession,
  extractSession,
  getSession,
  listSessions,
  listTurns,
  startSession,
} from '#contract/conversation.js';
export { getEntity, listEntities, mergeEntities } from '#contract/entities.js';
export { getErasure, listErasures } from '#contract/erasures.js';
export { listEvents } from '#contract/events.js';
export { dryRunExtraction, getExtractionSettings, setExtractionSettings } from '#contract/extraction.js';
export { forgetMemory, forgetSession, forgetTurn, redactMemory, redactTurn } from '#contract/forget.js';
export { createFork, dropFork, listForks, mergeFork } from '#contract/forks.js';
export { createKey, getKey, listKeys, revokeKey } from '#contract/keys.js';
export {
  fileMemory,
  getDecision,
  getHistory,
  getMemory,
  listMemories,
  remember,
  rememberBatch,
  revertDecision,
  withdraw,
} from '#contract/memories.js';
export { recall } from '#contract/recall.js';
export { listReview, resolveReview } from '#contract/review.js';
export { addRevisions, listDrift } from '#contract/revisions.js';
export { getSettings, getSettingsHistory, setSettings } from '#contract/settings.js';
export { dateDifference, diff, interval, resolveDates, timeline } from '#contract/time.js';
export { AskService } from '#assist/ask/ask.service.js';
export { ContextService } from '#assist/context/context.service.js';
export { BriefingsService } from '#calendar/briefing/briefings.service.js';
export { FeedService } from '#calendar/feed.service.js';
export { GrepService } from '#calendar/grep.service.js';
export { UpcomingService } from '#calendar/upcoming.service.js';
export { MergeService } from '#contact-merges/merge.service.js';
export { ContactsService } from '#contacts/contacts.service.js';
export { ErasuresService } from '#contacts/erasures.service.js';
export { ForksService } from '#contacts/forks.service.js';
export { NewContactsService } from '#contacts/new-contacts.service.js';
export { AddTurnsService } from '#conversation/add-turns.service.js';
export { DryRunService } from '#conversation/extraction/dry-run.service.js';
export { ExtractionSettingsService } from '#conversation/extraction/extraction-settings.service.js';
export { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
export { ForgetTurnsService } from '#conversation/forget/forget-turns.service.js';
export { RedactService } from '#conversation/forget/redact.service.js';
export { SessionsService } from '#conversation/sessions.service.js';
export { TurnsService } from '#conversation/turns.service.js';
export { EntitiesService } from '#entities/entities.service.js';
export { AuditService } from '#keys/audit.service.js';
export { KeysService } from '#keys/keys.service.js';
export { EntityMemoriesService } from '#memory/entities/entity-memories.service.js';
export { DiffService } from '#memory/history/diff.service.js';
export { DriftService } from '#memory/history/drift.service.js';
export { EventsService } from '#memory/history/events.service.js';
export { HistoryService } from '#memory/history/history.service.js';
export { IntervalService } from '#memory/history/interval.service.js';
export { TimelineService } from '#memory/history/timeline.service.js';
export { EntityMergesService } from '#memory/merge/entity-merges.service.js';
export { ForkMergesService } from '#memory/merge/fork-merges.service.js';
export { RecallService } from '#memory/recall/recall.service.js';
export { DecisionsService } from '#memory/remember/decisions.service.js';
export { FilingService } from '#memory/remember/filing.service.js';
export { RememberService } from '#memory/remember/remember.service.js';
export { RevertService } from '#memory/remember/revert.service.js';
export { WithdrawService } from '#memory/remember/withdraw.service.js';
export { ResolveService } from '#memory/review/resolve.service.js';
export { ReviewService } from '#memory/review/review.service.js';
export { RevisionsService } from '#revisions/revisions.service.js';
export { TenantSettingsService } from '#settings/tenant-settings.service.js';
export { DatesService } from '#times/dates.service.js';
