import { type DynamicModule, Module } from '@nestjs/common';
import { AssistModule } from '#assist/assist.module.js';
import { CalendarModule } from '#calendar/calendar.module.js';
import type { Config } from '#config/config.js';
import { ContactMergesModule } from '#contact-merges/contact-merges.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import type { Clock } from '#domain/service/clock.js';
import { type FoundationFactory, GraphModule } from '#graph/graph.module.js';
import type { Connection } from '#graph/graph.js';
import { OldAnswers } from '#graph/old-answers.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { EntitiesModule } from '#entities/entities.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ModelsModule } from '#models/models.module.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { SettingsModule } from '#settings/settings.module.js';
import { Preparation } from './preparation.js';
import { TrialCall } from './trial-call.js';
import { WarmUp } from './warm-up.js';

const FEATURES = [
  SettingsModule,
  RevisionsModule,
  ModelsModule,
  ContactsModule,
  EntitiesModule,
  MemoryModule,
  ContactMergesModule,
  ConversationModule,
  CalendarModule,
  PrivacyModule,
  AssistModule,
];

/** How the memory is built from the application's own providers. */
export interface PalimpsestFactory extends FoundationFactory {
  /** Whether all modules can inject the services, not only those that import this one. Default: false. */
  readonly global?: boolean;
}

/**
 * The memory inside a Nest application, without APIs: the services of all features can be injected. While the
 * application starts, the database is migrated and warmed up; the workers run until it closes. Only once per
 * application, because the modules below the features are global.
 */
@Module({ imports: FEATURES, providers: [Preparation, OldAnswers, WarmUp, TrialCall], exports: [...FEATURES, WarmUp] })
export class PalimpsestModule {
  /**
   * @param config the settings from `readConfig`.
   * @param clock by default that of the machine.
   */
  static forRoot(config: Config, connection: Connection, clock?: Clock): DynamicModule {
    return PalimpsestModule.forRootAsync({ useFactory: () => ({ config, connection, clock }) });
  }

  /** Like `forRoot`, with what the factory returns, or promises, from the application's own providers. */
  static forRootAsync({ global = false, ...factory }: PalimpsestFactory): DynamicModule {
    return { module: PalimpsestModule, global, imports: [GraphModule.forRootAsync(factory)] };
  }
}
