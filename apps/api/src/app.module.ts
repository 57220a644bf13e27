import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Clock } from '#domain/service/clock.js';
import type { Connection } from '#graph/graph.js';
import { KeysModule } from '#keys/keys.module.js';
import { type LentModels, LentModelsModule } from '#models/lent-models.js';
import { PalimpsestModule } from '#nest/palimpsest.module.js';
import { DatabasesModule } from './databases/databases.module.js';
import { SignInController } from './explorer/sign-in.controller.js';
import { SignIns } from './explorer/sign-ins.js';
import { GraphqlDoorModule } from './graphql/graphql.module.js';
import { BriefingMetrics } from './metrics/briefing-metrics.js';
import { AskController } from './http/ask.controller.js';
import { ContextController } from './http/context.controller.js';
import { CompatTurns } from './http/compat/compat-turns.js';
import { GraphitiController } from './http/compat/graphiti.controller.js';
import { Mem0Controller } from './http/compat/mem0.controller.js';
import { DocumentationController } from './http/documentation.controller.js';
import { GuideController } from './http/guide.controller.js';
import { HealthController } from './http/health.controller.js';
import { InstanceState } from './http/instance-state.js';
import { AuditInterceptor } from './requests/audit.interceptor.js';
import { Drain } from './requests/drain.js';
import { KeyGuard } from './requests/key.guard.js';
import { MemoryMetrics } from './metrics/memory-metrics.js';
import { Metrics } from './metrics/metrics.js';
import { ProblemFilter } from './http/problem.filter.js';
import { servedControllers } from './http/served-controllers.js';
import { OverloadMetrics } from './metrics/overload-metrics.js';
import { Overload } from './requests/overload.js';
import { PrivacyMetrics } from './metrics/privacy-metrics.js';
import { SubscriptionMetrics } from './metrics/subscription-metrics.js';
import { McpModule } from './mcp/mcp.module.js';
import { createSpans, SPANS, Traces } from './tracing/traces.js';

/** The service: memory, and its APIs. */
@Module({})
export class AppModule {
  /** @param lent the models of another part of the service, which closes them. */
  static forRoot(config: Config, connection: Connection, clock?: Clock, lent?: LentModels): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...(lent ? [LentModelsModule.of(lent)] : []),
        KeysModule,
        DatabasesModule,
        PalimpsestModule.forRoot(config, connection, clock),
        McpModule,
        GraphqlDoorModule,
      ],
      controllers: [
        ...servedControllers,
        AskController,
        ContextController,
        HealthController,
        DocumentationController,
        GuideController,
        SignInController,
        ...(config.COMPAT_MEM0 ? [Mem0Controller] : []),
        ...(config.COMPAT_GRAPHITI ? [GraphitiController] : []),
      ],
      providers: [
        CompatTurns,
        SignIns,
        Metrics,
        InstanceState,
        { provide: SPANS, useFactory: createSpans, inject: [CONFIG] },
        Traces,
        BriefingMetrics,
        MemoryMetrics,
        PrivacyMetrics,
        SubscriptionMetrics,
        OverloadMetrics,
        Drain,
        KeyGuard,
        Overload,
        { provide: APP_GUARD, useExisting: KeyGuard },
        { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
