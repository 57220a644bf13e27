import { Injectable } from '@nestjs/common';
import {
  ErrorCode,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  McpError,
  type ReadResourceResult,
  type TextResourceContents,
} from '@modelcontextprotocol/sdk/types.js';
import { ContextService } from '#assist/context/context.service.js';
import { NamedContact, nameOf } from '#assist/tools/named-contact.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { checked } from '#contract/checked.js';
import { findContacts } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getHistory } from '#contract/memories.js';
import { timeline } from '#contract/time.js';
import type { Caller } from '#domain/service/caller.js';
import { AuditLog } from '#keys/audit-log.js';
import { HistoryService } from '#memory/history/history.service.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { LONGEST_URI, type Place, readUri, TEMPLATES, uriOf, type View, VIEWS } from './resource-uris.js';
import { mcpErrorOf, RESOURCE_NOT_FOUND } from '../requests/rpc-error.js';

/** Contacts per page of the list. */
const PAGE = 50;

/** What an application can show a model without a call: the context of each contact, and more by template. */
@Injectable()
export class Resources {
  constructor(
    private readonly contacts: ContactsService,
    private readonly named: NamedContact,
    private readonly contexts: ContextService,
    private readonly timelines: TimelineService,
    private readonly history: HistoryService,
    private readonly audit: AuditLog,
  ) {}

  templates(): ListResourceTemplatesResult {
    return { resourceTemplates: [...TEMPLATES] };
  }

  /** The contexts of all contacts of the tenant, oldest first. */
  async list(caller: Caller, cursor: string | undefined): Promise<ListResourcesResult> {
    const page = checked(findContacts.input, { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
    const { contacts, nextCursor } = await this.contacts.find(caller, page);
    const resources = contacts.map(({ id, name }) => ({
      uri: uriOf({ view: 'context', id }),
      name: `context of ${id}`,
      title: name ?? id,
      description: VIEWS.context.description,
      mimeType: VIEWS.context.mimeType,
    }));
    return { resources, ...(nextCursor === null ? {} : { nextCursor }) };
  }

  /** @throws McpError -32002 for a resource that does not exist, and for a URI of another form. */
  async read(caller: Caller, uri: string): Promise<ReadResourceResult> {
    const place = readUri(uri);
    if (!place) throw notThere(uri);
    try {
      return { contents: [await this.content(caller, uri, place)] };
    } catch (error) {
      throw mcpErrorOf(error, RESOURCE_NOT_FOUND);
    }
  }

  /** @throws DomainError NOT_FOUND, or INVALID if it names no contact or memory. */
  async content(caller: Caller, uri: string, { view, id }: Place): Promise<TextResourceContents> {
    return { uri, mimeType: VIEWS[view].mimeType, text: await this.text(caller, view, id) };
  }

  private async text(caller: Caller, view: View, id: string): Promise<string> {
    if (view === 'history') {
      const chain = await this.history.chain(caller, checked(getHistory.input, { memoryId: id }));
      await this.audit.record(caller, 'mcp', getHistory, { memoryId: id }, null);
      return JSON.stringify(chain);
    }
    const contactId = await this.named.id(caller, nameOf(id));
    if (view === 'timeline') {
      const entries = await this.timelines.timeline(caller, checked(timeline.input, { contactId }));
      await this.audit.record(caller, 'mcp', timeline, { contactId }, null);
      return JSON.stringify(entries);
    }
    const { text } = await this.contexts.context(caller, checked(getContext.input, { contactId }));
    await this.audit.record(caller, 'mcp', getContext, { contactId }, null);
    return text;
  }
}

function notThere(uri: string): McpError {
  const forms = TEMPLATES.map(({ uriTemplate }) => uriTemplate).join(', ');
  if (uri.length > LONGEST_URI)
    return new McpError(ErrorCode.InvalidParams, `uri: must have at most ${LONGEST_URI} characters`);
  return new McpError(RESOURCE_NOT_FOUND, `There is no resource ${uri.slice(0, 200)}; there are ${forms}.`, { uri });
}
