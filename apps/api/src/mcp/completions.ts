import { Injectable } from '@nestjs/common';
import {
  type CompleteRequestParams,
  type CompleteResult,
  ErrorCode,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { checked } from '#contract/checked.js';
import { findContacts } from '#contract/contacts.js';
import { humanText } from '#contract/fields.js';
import type { Caller } from '#domain/caller.js';
import { Prompts } from './prompts.js';
import { TEMPLATES } from './resource-uris.js';

/** At most this many contacts are read; the protocol shows at most a hundred values. */
const LOOKED_AT = 100;
const TIMES = ['yesterday', 'last week', 'last month', 'last year'];

/** Helps a person to fill in the arguments of prompts and the addresses of resources, from their own tenant. */
@Injectable()
export class Completions {
  constructor(
    private readonly contacts: ContactsService,
    private readonly prompts: Prompts,
  ) {}

  /** @throws McpError for a prompt or a template that does not exist. */
  async complete(caller: Caller, { ref, argument }: CompleteRequestParams): Promise<CompleteResult> {
    const { name, value } = argument;
    if (!this.isThere(ref)) throw new McpError(ErrorCode.InvalidParams, 'ref: there is no such prompt or template');
    if (value !== '') checked(humanText(300), value);
    const ofContact = ref.type === 'ref/prompt' ? name === 'contact' : ref.uri.startsWith('memory://contacts/');
    if (ofContact) return this.contactsLike(caller, value);
    return answer(name === 'since' ? TIMES.filter((time) => time.startsWith(value)) : [], false);
  }

  /** Ids of contacts whose id or name begins with the text. */
  private async contactsLike(caller: Caller, value: string): Promise<CompleteResult> {
    const page = checked(findContacts.input, { limit: LOOKED_AT });
    const { contacts, nextCursor } = await this.contacts.find(caller, page);
    const like = value.toLowerCase();
    const found = contacts.filter(
      ({ id, name }) => id.toLowerCase().startsWith(like) || name?.toLowerCase().startsWith(like),
    );
    return answer(
      found.map(({ id }) => id),
      nextCursor !== null,
    );
  }

  private isThere(ref: CompleteRequestParams['ref']): boolean {
    if (ref.type === 'ref/prompt') return this.prompts.list().prompts.some(({ name }) => name === ref.name);
    return TEMPLATES.some(({ uriTemplate }) => uriTemplate === ref.uri);
  }
}

function answer(values: string[], hasMore: boolean): CompleteResult {
  return { completion: { values, hasMore } };
}
