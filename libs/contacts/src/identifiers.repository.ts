import { Injectable } from '@nestjs/common';
import {
  contactByIdentifier,
  contactEarlierOwners,
  contactIdentifiers,
  contactReplaceIdentifiers,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { type EarlierOwner, foldedIdentifier, type StatedIdentifier } from './contact.type.js';
import { type ContactPage, type ContactsAsOf, opening } from './contacts.repository.js';
import { identifierChanges, type StatedFor } from './identifier-periods.js';

/** The most earlier owners of an identifier that are returned. */
const MOST_EARLIER = 20;

/** The identifiers of contacts, in the graph. */
@Injectable()
export class IdentifiersRepository {
  constructor(private readonly graph: Graph) {}

  /** Replaces the identifiers of the contact and those merged into it with the list. */
  async replace(
    transaction: Queries,
    tenantId: string,
    stated: readonly StatedIdentifier[],
    { contactId, now }: StatedFor,
  ): Promise<void> {
    const rows = await transaction.all(contactIdentifiers, { contactId });
    const believed = rows.map(({ validFrom: from, validTo: to, ...row }) => ({ ...row, period: { from, to } }));
    const { ends, drops, opens } = identifierChanges(believed, stated, { contactId, now });
    const opened = opens.map((one) => ({ ...opening(one), owner: one.owner, corrects: one.corrects }));
    await transaction.all(contactReplaceIdentifiers, { tenantId, ends, drops, opens: opened, now });
  }

  /** @param identifier `kind:value` */
  async ids(
    tenantId: string,
    identifier: string,
    at: ContactsAsOf,
    page: ContactPage,
    queries: Queries = this.graph,
  ): Promise<string[]> {
    const known = { tenantId, ...partsOf(identifier), ...at, ...page };
    return (await queries.all(contactByIdentifier, known)).map(({ id }) => id);
  }

  /** Who had an identifier before and no longer has it, latest first, and whether there are more. */
  async earlierOwners(
    tenantId: string,
    identifier: string,
    at: ContactsAsOf,
  ): Promise<{ earlier: EarlierOwner[]; moreEarlier: boolean }> {
    const { kind, folded } = partsOf(identifier);
    const known = { tenantId, kind, folded, ...at, limit: MOST_EARLIER + 1 };
    const rows = await this.graph.all(contactEarlierOwners, known);
    const earlier = rows.slice(0, MOST_EARLIER).map((row) => ({ ...row, kind }));
    return { earlier, moreEarlier: rows.length > MOST_EARLIER };
  }
}

function partsOf(identifier: string): { kind: string; folded: string } {
  const colon = identifier.indexOf(':');
  const kind = identifier.slice(0, colon);
  return { kind, folded: foldedIdentifier(kind, identifier.slice(colon + 1)) };
}
