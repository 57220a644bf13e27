import 'reflect-metadata';
import { Inject, type Type } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { operationsOnce } from '#assist/operations/served-operations.js';
import type { AnyServed, Served } from '#assist/tools/served.js';
import { Contact } from '#contract/contacts.js';
import type { Caller } from '#domain/service/caller.js';
import { AuditLog } from '#keys/audit-log.js';
import { uncontrolled } from '#domain/service/call-control.js';
import { GraphqlCaller, CancelSignal, RequestLoaders } from './context.decorators.js';
import type { Loaders } from './loaders.js';
import { type ContactRead, LOADED_TOGETHER } from './contact-loaders.js';
import { withNamedId } from './named-id.js';
import { OperationField, OperationInput, OperationMutation, OperationQuery } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

type Input = Readonly<Record<string, unknown>>;

const CONTACT = outputType(Contact);

/** Fields of a contact first, then mutations, because enums are named after the first type that uses them. */
const inOrder = [...operationsOnce].sort((a, b) => rank(a) - rank(b));

/** One resolver for each entry in the tables of operations. */
export const servedResolvers: readonly Type[] = inOrder.filter(({ field }) => field !== null).map(resolverOf);

function rank({ of, effect }: AnyServed): number {
  return of === 'contact' ? 0 : effect ? 1 : 2;
}

function resolverOf(served: AnyServed): Type {
  const definition = served as unknown as Served;
  const { operation, effect, of, field } = definition;
  const name = field ?? operation.name;
  class ServedResolver {
    constructor(
      readonly service: unknown,
      readonly audit: AuditLog,
    ) {}

    async [name](caller: Caller, input: Input, signal: AbortSignal, loaders: Loaders): Promise<unknown> {
      const answer = await this.answer(caller, input, signal, loaders);
      await this.audit.record(caller, 'graphql', operation, input, answer);
      return answer;
    }

    private async answer(caller: Caller, input: Input, signal: AbortSignal, loaders: Loaders): Promise<unknown> {
      const together = LOADED_TOGETHER.get(operation.name);
      if (together) return together(loaders.contacts, caller, input as never);
      const about = of === 'contact' ? await loaders.contacts.about(caller, input as Input & ContactRead) : caller;
      // Mutations are completed even if the caller leaves.
      const answer = await definition.run(
        this.service,
        about,
        input,
        effect ? uncontrolled() : { ...uncontrolled(), signal },
      );
      // Fields of a contact use the id by which it was named.
      return operation.output === Contact && 'contactId' in input
        ? withNamedId(answer as object, String(input['contactId']))
        : answer;
    }
  }
  decorate(ServedResolver, definition, name);
  return ServedResolver;
}

/** Applies the decorators that a hand-written class would have. */
function decorate(resolver: Type, { operation, service, effect, of }: Served, name: string): void {
  const prototype = resolver.prototype as object;
  // The metadata that TypeScript emits for a decorated method.
  Reflect.defineMetadata('design:paramtypes', [Object, Object, Object, Object], prototype, name);
  Inject(service)(resolver, undefined, 0);
  Inject(AuditLog)(resolver, undefined, 1);
  GraphqlCaller()(prototype, name, 0);
  OperationInput(operation)(prototype, name, 1);
  CancelSignal()(prototype, name, 2);
  RequestLoaders()(prototype, name, 3);
  const asField =
    of === 'contact'
      ? OperationField(operation, name)
      : effect
        ? OperationMutation(operation)
        : OperationQuery(operation, name);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  asField(prototype, name, descriptor);
  Object.defineProperty(prototype, name, descriptor);
  Object.defineProperty(resolver, 'name', { value: `${name}Resolver` });
  (of === 'contact' ? Resolver(() => CONTACT) : Resolver())(resolver);
}
