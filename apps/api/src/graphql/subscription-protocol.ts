import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type Context, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { assertAllowed } from '#domain/service/key-role.js';
import { ApiKeys } from '#keys/api-keys.js';
import { callerOf } from '../requests/key.guard.js';
import { type Problem, problemOf } from '../requests/problem.js';
import type { GraphContext } from './context.decorators.js';
import { graphqlError } from './graphql-error.js';
import { check, MAX_TOKENS } from './limits.js';
import { LoadersOfMoment } from './loaders-of-moment.js';
import { CLOSE_CODES, type SocketExtra, type SubscriptionSocket } from './subscription-socket.js';

/** Maximum open subscriptions per socket. */
const MAX_SUBSCRIPTIONS = 100;
/** How long a client may take to identify itself. */
const INIT_MS = 5_000;

/** The close code for a key that is invalid or has the wrong role. */
const CLOSES: Readonly<Partial<Record<Problem['code'], number>>> = {
  UNAUTHENTICATED: CLOSE_CODES.unauthorized,
  FORBIDDEN: CLOSE_CODES.forbidden,
};

type Connected = Context<Record<string, unknown>, SocketExtra>;

/** The messages of a socket: connecting, subscribing, answers and refusals. */
@Injectable()
export class SubscriptionProtocol {
  #sent = 0;

  /** The protocol graphql-transport-ws, for any number of sockets. */
  readonly server: Server<SocketExtra> = makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: INIT_MS,
    onConnect: (connected) => this.admitted(connected),
    onSubscribe: (connected, _id, payload) => this.asked(connected, payload),
    onNext: (_connected, _id, _payload, _args, result) => this.answered(result),
    onError: (_connected, _id, _payload, errors) => errors.map((error) => graphqlError(error.toJSON(), error)),
  });

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly keys: ApiKeys,
    private readonly loaders: LoadersOfMoment,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many answers were sent. */
  get sent(): number {
    return this.#sent;
  }

  /** @returns whether the key is still valid for the tenant; while the database does not answer, keys stay valid. */
  async isAdmitted({ authorization, caller }: SubscriptionSocket): Promise<boolean> {
    try {
      return (await callerOf({ headers: { authorization } }, this.keys)).tenantId === caller?.tenantId;
    } catch (error) {
      return problemOf(error).code !== 'UNAUTHENTICATED';
    }
  }

  private async admitted({ connectionParams = {}, extra: { socket } }: Connected): Promise<boolean> {
    const stated = connectionParams['authorization'] ?? connectionParams['Authorization'];
    const authorization = typeof stated === 'string' ? stated : (socket.request.headers.authorization ?? '');
    try {
      const caller = await callerOf({ headers: { authorization } }, this.keys);
      assertAllowed(caller, 'read');
      Object.assign(socket, { caller, authorization, loaders: () => this.loaders.of(caller.tenantId) });
      return true;
    } catch (error) {
      const { code, detail } = problemOf(error);
      socket.close(CLOSES[code] ?? CLOSE_CODES.tryAgain, detail);
      return false;
    }
  }

  private asked({ subscriptions, extra }: Connected, payload: SubscribePayload): ExecutionArgs | GraphQLError[] {
    if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
      return [refusal('RATE_LIMITED', `One socket may have ${MAX_SUBSCRIPTIONS} subscriptions at a time.`)];
    }
    try {
      return this.readOperation(payload, extra);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  private readOperation(
    { query, operationName, variables }: SubscribePayload,
    { socket }: SocketExtra,
  ): ExecutionArgs | GraphQLError[] {
    const { schema } = this.schemaHost;
    const { caller } = socket;
    if (caller === null) return [refusal('UNAUTHENTICATED', 'Say first who you are.')];
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const isOpen = this.config.GRAPHQL_INTROSPECTION;
    const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const faults = validate(schema, document, rules, { hideSuggestions: !isOpen });
    if (faults.length > 0) return [...faults];
    const operation = getOperationAST(document, operationName);
    const root = schema.getSubscriptionType();
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION || !root) {
      return [refusal('INVALID', 'Only subscriptions are answered here; send queries and mutations by POST /graphql.')];
    }
    check(operation, { document, root, variables: variables ?? {} });
    const contextValue: GraphContext = {
      caller,
      gone: socket.gone,
      replayed: [],
      // A subscription has many answers, each with its own loaders.
      get loaders() {
        return socket.loaders();
      },
    };
    return { schema, document, operationName: operationName ?? null, variableValues: variables ?? {}, contextValue };
  }

  private answered({ data, errors }: ExecutionResult): FormattedExecutionResult {
    this.#sent += 1;
    if (!errors) return { data: data ?? null };
    const shown = errors.map((error) => graphqlError(error.toJSON(), error));
    return { ...(data === undefined ? {} : { data }), errors: shown };
  }
}

function refusal(code: 'INVALID' | 'RATE_LIMITED' | 'UNAUTHENTICATED', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
