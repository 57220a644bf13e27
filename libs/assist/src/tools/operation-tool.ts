import { checked } from '#contract/checked.js';
import type { Operation } from '#contract/operation.js';
import type { CallControl } from '#domain/service/call-control.js';
import type { Caller } from '#domain/service/caller.js';
import { aboutContact, type NamedContact } from './named-contact.js';
import type { AnyServed, ServedTool } from './served.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

/** An operation of the contract as a tool. In its input a contact can also be named by an identifier. */
export class OperationTool implements Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly effect?: Tool['effect'];
  readonly repeatable: boolean;
  readonly operation: Operation;
  readonly input: Tool['input'];
  readonly output: Tool['output'];
  private readonly isAboutContact: boolean;
  private readonly settled: Arguments;
  private readonly readsText: boolean;

  constructor(
    private readonly definition: AnyServed,
    tool: ServedTool,
    private readonly service: unknown,
    private readonly named: NamedContact,
  ) {
    const operation: Operation = definition.operation;
    this.operation = operation;
    this.settled = tool.settled ?? {};
    this.readsText = tool.readsText ?? false;
    this.isAboutContact = 'contactId' in operation.input.shape;
    this.name = tool.name;
    this.title = tool.title ?? operation.summary;
    this.description = tool.description ?? descriptionOf(operation, tool);
    this.effect = definition.effect;
    this.repeatable = definition.repeatable ?? false;
    this.input = this.isAboutContact ? aboutContact(operation, ...Object.keys(this.settled)) : operation.input;
    this.output = operation.output as Tool['output'];
  }

  async run(caller: Caller, args: Arguments, control: CallControl): Promise<ToolAnswer> {
    if (!this.isAboutContact) {
      const data = await this.serve(caller, checked(this.operation.input, args), control);
      return { data, timezone: await this.zoneOf(caller, data) };
    }
    const { input, about } = await this.named.input(this.operation, caller, args, this.settled);
    const data = await this.serve(about, input, control);
    const { timezone } = about.read.head;
    return this.readsText ? { data, timezone, text: (data as { text: string }).text } : { data, timezone };
  }

  private async serve(caller: Caller, input: object, control: CallControl): Promise<object> {
    return (await this.definition.run(this.service as never, caller, input as never, control)) as object;
  }

  /** The time zone of the contact in the answer; "today" in the answer is in it. */
  private async zoneOf(caller: Caller, data: object): Promise<string | null> {
    if ('timezone' in data && typeof data.timezone === 'string') return data.timezone;
    const contactId = contactIn(data);
    return contactId === null ? null : this.named.zone(caller, contactId);
  }
}

/** @returns the service of each operation, for injection. */
export function servicesOf(table: readonly AnyServed[]): AnyServed['service'][] {
  return table.map(({ service }) => service);
}

/** @returns the tools of the operations of a table that have one; `services` are those of the table, in order. */
export function toolsOf(table: readonly AnyServed[], services: readonly unknown[], named: NamedContact): Tool[] {
  return table.flatMap((one, i) => (one.tool ? [new OperationTool(one, one.tool, services[i], named)] : []));
}

function descriptionOf({ summary, description }: Operation, { about, back }: ServedTool): string {
  return [`${summary}.`, about ?? description, back === undefined ? '' : `Comes back: ${back}`]
    .filter(Boolean)
    .join('\n');
}

function contactIn(data: object): string | null {
  const parts = [data, ...(Object.values(data) as unknown[]).flat()];
  for (const part of parts) {
    const { contactId, memory } = (part ?? {}) as { contactId?: unknown; memory?: { contactId?: unknown } | null };
    const found = contactId ?? memory?.contactId;
    if (typeof found === 'string') return found;
  }
  return null;
}
