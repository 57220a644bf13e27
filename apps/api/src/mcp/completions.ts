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
import type { Caller } from '#domain/service/caller.js';
import { Prompts } from './prompts.js';
import { TEMPLATES } from './resource-uris.js';

/** The protocol allows at most a hundred values. */
const SHOWN = 100;
const TIMES = ['yesterday', 'last week', 'last month', 'last year'];

/** Completes the arguments of prompts and of resource URIs, from the caller's own tenant. */
@Injectable()
export class Completions {
  constructor(
    private readonly contacts: ContactsService,
    private readonly prompts: Prompts,
  ) {}

  /** @throws McpError for a prompt or template that does not exist. */
  async complete(caller: Caller, { ref, argument }: CompleteRequestParams): Promise<CompleteResult> {
    const { name, value } = argument;
    if (!this.isThere(ref)) throw new McpError(ErrorCode.InvalidParams, 'ref: there is no such prompt or template');
    if (value !== '') checked(humanText(300), value);
    const ofContact = ref.type === 'ref/prompt' ? name === 'contact' : ref.uri.startsWith('memory://contacts/');
    if (ofContact) return this.contactsLike(caller, value);
    return answer(name === 'since' ? TIMES.filter((time) => time.startsWith(value)) : [], false);
  }

  /** Ids of contacts whose name or identifiers match the words, and, among the first contacts, those whose id begins with them. */
  private async contactsLike(caller: Caller, value: string): Promise<CompleteResult> {
    const query = value.trim();
    const [all, named] = await Promise.all([
      this.contacts.find(caller, checked(findContacts.input, { limit: SHOWN })),
      query === '' ? null : this.contacts.find(caller, checked(findContacts.input, { limit: SHOWN, query })),
    ]);
    const byId = all.contacts.filter(({ id }) => id.toLowerCase().startsWith(query.toLowerCase()));
    const found = new Set([...byId, ...(named?.contacts ?? [])].map(({ id }) => id));
    return answer([...found].slice(0, SHOWN), found.size > SHOWN || (named ?? all).nextCursor !== null);
  }

  private isThere(ref: CompleteRequestParams['ref']): boolean {
    if (ref.type === 'ref/prompt') return this.prompts.list().prompts.some(({ name }) => name === ref.name);
    return TEMPLATES.some(({ uriTemplate }) => uriTemplate === ref.uri);
  }
}

function answer(values: string[], hasMore: boolean): CompleteResult {
  return { completion: { values, hasMore } };
}
