import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Args, GqlExecutionContext, Subscription } from '@nestjs/graphql';
import type { z } from 'zod';
import { checked } from '#contract/checked.js';
import type { Subscription as Stated } from '#contract/subscriptions.js';
import { TYPE_NAMES, ARGUMENTS_INDEX } from './operation.decorators.js';
import { argumentsType, capital, outputType } from './types-of-schemas.js';

/**
 * A subscription as defined in the contract.
 *
 * @param answerOf the answer for each item that the method yields.
 */
export function ContractSubscription<Item>(
  { name, summary, description, input, output }: Stated,
  answerOf: (item: Item) => object,
): MethodDecorator {
  const names = new Map(Object.keys(input.shape).map((field) => [field, field]));
  const taken = argumentsType(input, `${capital(name)}SubscriptionArgs`, names);
  const type = outputType(output, TYPE_NAMES['getDecision']);
  return (target, key, descriptor) => {
    Args({ type: () => taken })(target, key, ARGUMENTS_INDEX);
    Subscription(() => type, { name, description: `${summary}. ${description}`, resolve: answerOf })(
      target,
      key,
      descriptor,
    );
  };
}

/** The validated input of a subscription. Clients send null for variables that are not set. */
export const SubscriptionInput = createParamDecorator(
  ({ input }: Stated, context: ExecutionContext): z.output<Stated['input']> => {
    const args = GqlExecutionContext.create(context).getArgs<Readonly<Record<string, unknown>>>();
    return checked(input, Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)));
  },
);
