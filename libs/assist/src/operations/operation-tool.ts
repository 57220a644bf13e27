import type { Type } from '@nestjs/common';
import { checked } from '#contract/checked.js';
import type { InputOf, Operation } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import type { Waiter } from '#domain/waiter.js';
import { aboutContact, type NamedContact } from '../tools/named-contact.js';
import type { Arguments, Tool, ToolAnswer } from '../tools/tool.js';

/** How an operation of the contract is made a tool. */
export interface Served<O extends Operation = Operation, S = unknown> extends Pick<Tool, 'effect' | 'repeatable'> {
  readonly name: string;
  readonly operation: O;
  readonly service: Type<S>;
  run(service: S, caller: Caller, input: InputOf<O>, waiter: Waiter): Promise<object>;
  /** What the contract says of it to programs, said to a model. Default: as the contract says it. */
  readonly about?: string;
  /** What comes back, in words. */
  readonly back: string;
}

/** An operation with the types of its input and service forgotten, as a table holds it. */
export type AnyServed = Served<never, never>;

/** @returns the same; only its types are checked against each other. */
export function served<O extends Operation, S>(definition: Served<O, S>): AnyServed {
  return definition as unknown as AnyServed;
}

/** An operation of the contract as a tool: the same input, in which a contact can also be named by an identifier, the same answer. */
export class OperationTool implements Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly effect?: Tool['effect'];
  readonly repeatable: boolean;
  readonly input: Tool['input'];
  readonly output: Tool['output'];
  private readonly operation: Operation;
  private readonly isAboutContact: boolean;

  constructor(
    private readonly definition: AnyServed,
    private readonly service: unknown,
    private readonly named: NamedContact,
  ) {
    const operation: Operation = definition.operation;
    const { summary, description } = operation;
    this.operation = operation;
    this.isAboutContact = 'contactId' in operation.input.shape;
    this.name = definition.name;
    this.title = summary;
    this.description = [`${summary}.`, definition.about ?? description, `Comes back: ${definition.back}`]
      .filter(Boolean)
      .join('\n');
    this.effect = definition.effect;
    this.repeatable = definition.repeatable ?? false;
    this.input = this.isAboutContact ? aboutContact(operation) : operation.input;
    this.output = operation.output as Tool['output'];
  }

  async run(caller: Caller, args: Arguments, waiter: Waiter): Promise<ToolAnswer> {
    if (!this.isAboutContact) {
      const data = await this.serve(caller, checked(this.operation.input, args), waiter);
      return { data, timezone: await this.zoneOf(caller, data) };
    }
    const { input, timezone } = await this.named.input(this.operation, caller, args);
    return { data: await this.serve(caller, input, waiter), timezone };
  }

  private serve(caller: Caller, input: object, waiter: Waiter): Promise<object> {
    return this.definition.run(this.service as never, caller, input as never, waiter);
  }

  /** The zone of the contact that the answer is or speaks of; "today" in the answer is that of this contact. */
  private async zoneOf(caller: Caller, data: object): Promise<string | null> {
    if ('timezone' in data && typeof data.timezone === 'string') return data.timezone;
    const contactId = contactIn(data);
    return contactId === null ? null : this.named.zone(caller, contactId);
  }
}

function contactIn(data: object): string | null {
  const found = [data, ...(Object.values(data) as unknown[]).flat()].find(
    (part): part is { contactId: string } =>
      typeof part === 'object' && part !== null && 'contactId' in part && typeof part.contactId === 'string',
  );
  return found?.contactId ?? null;
}
