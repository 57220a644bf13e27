import type { z } from 'zod';
import type { Operation } from '#contract/operation.js';
import type { Fault } from '#domain/service/errors.js';

/** The input of an operation as a client writes it: instants as text, defaults left out. */
export type Asked<O extends Operation> = z.input<O['input']>;

/** The answer of an operation as a client reads it. */
export type Answer<O extends Operation> = z.input<O['output']>;

/** One way into the service, as one tenant. */
export interface Door {
  /** @throws Refused when the service answers with a problem. */
  ask<O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>>;
}

/** A problem that a door answered with, in the words all doors share. */
export class Refused extends Error {
  readonly code: string;
  readonly errors: readonly Fault[];

  constructor({ code, detail, errors = [] }: { code: string; detail: string; errors?: readonly Fault[] }) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.errors = errors;
  }
}
