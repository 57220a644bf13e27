import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ContactsModule } from '#contacts/contacts.module.js';
import { KeysModule } from '#keys/keys.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ModelsModule } from '#models/models.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { SettingsModule } from '#settings/settings.module.js';
import { AddTurnsService } from './add-turns.service.js';
import { DryRunService } from './extraction/dry-run.service.js';
import { DryRunTurns } from './extraction/dry-run-turns.js';
import { DueSignal } from './extraction/due-signal.js';
import { ExtractionSettingsService } from './extraction/extraction-settings.service.js';
import { ExtractService } from './extraction/extract.service.js';
import { ExtractedStatements } from './extraction/extracted-statements.js';
import { ExtractionHealthService } from './extraction/extraction-health.service.js';
import { ExtractionQueue } from './extraction/extraction-queue.repository.js';
import { ExtractionWorker } from './extraction/extraction-worker.js';
import { FailedAttempts } from './extraction/failed-attempts.js';
import { Transcripts } from './extraction/transcripts.js';
import { ForgetMemoryService } from './forget/forget-memory.service.js';
import { ForgetRepository } from './forget/forget.repository.js';
import { Forgetter } from './forget/forgetter.js';
import { ForgetTurnsService } from './forget/forget-turns.service.js';
import { RedactRepository } from './forget/redact.repository.js';
import { RedactService } from './forget/redact.service.js';
import { Redactor } from './forget/redactor.js';
import { GrepTurnsService } from './grep-turns.service.js';
import { ExpiryService } from './retention/expiry.service.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { RetentionSchedule } from './retention/retention.schedule.js';
import { RetentionService } from './retention/retention.service.js';
import { SettledSessionsRepository } from './extraction/settled-sessions.repository.js';
import { SettledSessionsService } from './extraction/settled-sessions.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { RelatedTurnsService } from './related-turns.service.js';
import { SessionsService } from './sessions.service.js';
import { TurnsService } from './turns.service.js';

@Module({
  // Global, so that the schedules of all features are in one registry.
  imports: [
    ScheduleModule.forRoot(),
    KeysModule,
    ContactsModule,
    MemoryModule,
    ModelsModule,
    PrivacyModule,
    SettingsModule,
  ],
  providers: [
    SessionsRepository,
    SessionsService,
    TurnsService,
    RelatedTurnsService,
    GrepTurnsService,
    AddTurnsService,
    DueSignal,
    ExtractionQueue,
    Transcripts,
    ExtractionSettingsService,
    DryRunTurns,
    DryRunService,
    ExtractedStatements,
    ExtractService,
    FailedAttempts,
    ExtractionWorker,
    ExtractionHealthService,
    SettledSessionsRepository,
    SettledSessionsService,
    ForgetRepository,
    Forgetter,
    ForgetMemoryService,
    ForgetTurnsService,
    RedactRepository,
    Redactor,
    RedactService,
    ExpiryService,
    RetentionRepository,
    RetentionService,
    RetentionSchedule,
  ],
  exports: [
    SessionsService,
    TurnsService,
    RelatedTurnsService,
    GrepTurnsService,
    AddTurnsService,
    ExtractionHealthService,
    ExtractionSettingsService,
    DryRunService,
    SettledSessionsService,
    ForgetMemoryService,
    ForgetTurnsService,
    RedactService,
    RetentionService,
  ],
})
export class ConversationModule {}
