import { Controller, Inject, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { operationsOnce } from '#assist/operations/served-operations.js';
import type { AnyServed, Served } from '#assist/tools/served.js';
import { ask } from '#contract/ask.js';
import { getContext } from '#contract/context.js';
import type { InputOf, Operation } from '#contract/operation.js';
import { uncontrolled } from '#domain/service/call-control.js';
import type { Caller } from '#domain/service/caller.js';
import { HttpCaller } from '../requests/caller.decorator.js';
import { OperationInput, Route } from './operation.decorator.js';

/** Their callers choose the form of the answer, so these have their own controllers. */
const OF_SEVERAL_FORMS: readonly Operation[] = [ask, getContext];

/** One controller for each operation in the tables. */
export const servedControllers: readonly Type[] = operationsOnce
  .filter(({ operation }) => !OF_SEVERAL_FORMS.includes(operation))
  .map(controllerOf);

function controllerOf(served: AnyServed): Type {
  const definition = served as unknown as Served;
  const { operation, service } = definition;
  const { name } = operation;
  class ServedController {
    constructor(readonly service: unknown) {}

    [name](caller: Caller, input: InputOf<Operation>, response: Response): unknown {
      // Nothing is created, so the status is not 201.
      if (input['dryRun'] === true) response.status(200);
      return definition.run(this.service, caller, input, uncontrolled());
    }
  }
  const { prototype } = ServedController;
  Inject(service)(ServedController, undefined, 0);
  HttpCaller()(prototype, name, 0);
  OperationInput(operation)(prototype, name, 1);
  Res({ passthrough: true })(prototype, name, 2);
  Route(operation)(prototype, name, Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor);
  Object.defineProperty(ServedController, 'name', { value: `${name}Controller` });
  Controller()(ServedController);
  return ServedController;
}
