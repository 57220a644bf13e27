import { HeaderMap } from '@apollo/server';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import { AssistModule } from '#assist/assist.module.js';
import { CalendarModule } from '#calendar/calendar.module.js';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactMergesModule } from '#contact-merges/contact-merges.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { SettingsModule } from '#settings/settings.module.js';
import { EntitiesModule } from '#entities/entities.module.js';
import { assertAllowed } from '#domain/service/key-role.js';
import { ApiKeys } from '#keys/api-keys.js';
import { RateLimits } from '#keys/rate-limits.js';
import { MemoryModule } from '#memory/memory.module.js';
import { countRequest } from '../requests/rate-headers.js';
import { callerOf } from '../requests/key.guard.js';
import { type Problem, problemOf } from '../requests/problem.js';
import type { GraphContext } from './context.decorators.js';
import { graphqlError } from './graphql-error.js';
import { limits, MAX_TOKENS } from './limits.js';
import { LoadersOfMoment } from './loaders-of-moment.js';
import { LoadersOfRequest } from './loaders.js';
import { noSubscriptions } from './no-subscriptions.js';
import { GraphqlPageController } from './page.controller.js';
import { replays } from './replays.js';
import { resolvers } from './resolvers.js';
import { statuses } from './statuses.js';
import { SubscriptionDoor } from './subscription-door.js';
import { SubscriptionProtocol } from './subscription-protocol.js';

@Module({
  imports: [ContactsModule, ConversationModule, EntitiesModule, MemoryModule],
  providers: [LoadersOfRequest],
  exports: [LoadersOfRequest],
})
class LoadersModule {}

/** The GraphQL API, at /graphql. */
@Module({
  imports: [
    ContactsModule,
    EntitiesModule,
    MemoryModule,
    ContactMergesModule,
    ConversationModule,
    SettingsModule,
    RevisionsModule,
    CalendarModule,
    AssistModule,
    LoadersModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [LoadersModule],
      inject: [CONFIG, ApiKeys, RateLimits, LoadersOfRequest],
      useFactory: (config: Config, keys: ApiKeys, rates: RateLimits, loaders: LoadersOfRequest) => ({
        path: '/graphql',
        autoSchemaFile: true,
        sortSchema: true,
        graphiql: false,
        introspection: config.GRAPHQL_INTROSPECTION,
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        allowBatchedHttpRequests: false,
        // Browsers do not add credentials by themselves, so requests cannot be forged.
        csrfPrevention: false,
        hideSchemaDetailsFromClientErrors: !config.GRAPHQL_INTROSPECTION,
        parseOptions: { maxTokens: MAX_TOKENS },
        plugins: [noSubscriptions, limits, statuses, replays],
        formatError: graphqlError,
        context: ({ req }: { req: Request }) => opened(req, { keys, rates, loaders }),
      }),
    }),
  ],
  controllers: [GraphqlPageController],
  providers: [...resolvers, LoadersOfMoment, SubscriptionProtocol, SubscriptionDoor],
  exports: [SubscriptionProtocol, SubscriptionDoor],
})
export class GraphqlDoorModule {}

/** A request without a valid key, or whose key may not read, is refused before its query is parsed. */
async function opened(
  request: Request,
  { keys, rates, loaders }: { keys: ApiKeys; rates: RateLimits; loaders: LoadersOfRequest },
): Promise<GraphContext> {
  try {
    const caller = await callerOf(request, keys);
    countRequest(caller, rates, request.res);
    assertAllowed(caller, 'read');
    const clientGone = new AbortController();
    request.res?.once('close', () => clientGone.abort());
    return { caller, loaders: loaders.open(caller), gone: clientGone.signal, replayed: [] };
  } catch (error) {
    const { code, detail, status } = problemOf(error);
    const headers = new HeaderMap(REFUSALS[code] ?? []);
    throw new GraphQLError(detail, { extensions: { code, http: { status, headers } } });
  }
}

const REFUSALS: Readonly<Partial<Record<Problem['code'], [name: string, value: string][]>>> = {
  UNAUTHENTICATED: [['www-authenticate', 'Bearer']],
  UNAVAILABLE: [['retry-after', '1']],
};
