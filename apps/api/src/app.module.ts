import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { Config } from '#config/config.js';
import type { Clock } from '#domain/clock.js';
import type { Connection } from '#graph/graph.js';
import { KeysModule } from '#keys/keys.module.js';
import { PalimpsestModule } from '#nest/palimpsest.module.js';
import { GraphqlDoorModule } from './graphql/graphql.module.js';
import { BriefingMetrics } from './metrics/briefing-metrics.js';
import { BriefingsController } from './http/briefings.controller.js';
import { ErasuresController } from './http/erasures.controller.js';
import { CalendarController } from './http/calendar.controller.js';
import { AskController } from './http/ask.controller.js';
import { ContactsController } from './http/contacts.controller.js';
import { DocumentationController } from './http/documentation.controller.js';
import { EntitiesController } from './http/entities.controller.js';
import { ForgetController } from './http/forget.controller.js';
import { HealthController } from './http/health.controller.js';
import { KeyGuard } from './requests/key.guard.js';
import { MergesController } from './http/merges.controller.js';
import { ExtractionController } from './http/extraction.controller.js';
import { MemoriesController } from './http/memories.controller.js';
import { ReviewController } from './http/review.controller.js';
import { Metrics } from './metrics/metrics.js';
import { ProblemFilter } from './http/problem.filter.js';
import { RecallController } from './http/recall.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { EventsController } from './http/events.controller.js';
import { SubscriptionMetrics } from './metrics/subscription-metrics.js';
import { TimeController } from './http/time.controller.js';
import { McpModule } from './mcp/mcp.module.js';

/** The service: the memory, and its doors. */
@Module({})
export class AppModule {
  static forRoot(config: Config, connection: Connection, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [KeysModule, PalimpsestModule.forRoot(config, connection, clock), McpModule, GraphqlDoorModule],
      controllers: [
        ContactsController,
        MergesController,
        ExtractionController,
        MemoriesController,
        EntitiesController,
        ReviewController,
        RecallController,
        AskController,
        SessionsController,
        ForgetController,
        TimeController,
        EventsController,
        CalendarController,
        BriefingsController,
        ErasuresController,
        HealthController,
        DocumentationController,
      ],
      providers: [
        Metrics,
        BriefingMetrics,
        SubscriptionMetrics,
        { provide: APP_GUARD, useClass: KeyGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
