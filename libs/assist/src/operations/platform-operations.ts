import { BriefingsService } from '#calendar/briefing/briefings.service.js';
import { FeedService } from '#calendar/feed.service.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { ErasuresService } from '#contacts/erasures.service.js';
import { listBriefings, retryBriefing } from '#contract/briefings.js';
import { getCalendar } from '#contract/calendar.js';
import { eraseContact } from '#contract/contacts.js';
import { getErasure, listErasures } from '#contract/erasures.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';
import { IntervalService } from '#memory/history/interval.service.js';
import { DatesService } from '#times/dates.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations without a tool, each for the reason in docs/mcp.md; one tool covers several date operations. */
export const platformOperations: readonly AnyServed[] = [
  served({
    operation: eraseContact,
    service: ContactsService,
    run: (contacts, caller, { contactId }) => contacts.erase(caller, contactId),
    effect: 'removes',
  }),
  served({
    operation: listErasures,
    service: ErasuresService,
    run: (erasures, caller, input) => erasures.list(caller, input),
    field: 'erasures',
  }),
  served({
    operation: getErasure,
    service: ErasuresService,
    run: (erasures, caller, { erasureId }) => erasures.get(caller, erasureId),
    field: 'erasure',
  }),
  served({
    operation: getCalendar,
    service: FeedService,
    run: (feeds, caller, { contactId }) => feeds.calendar(caller, contactId),
    field: 'calendar',
    of: 'contact',
  }),
  served({
    operation: listBriefings,
    service: BriefingsService,
    run: (briefings, caller, input) => briefings.list(caller, input),
    field: 'briefings',
  }),
  served({
    operation: retryBriefing,
    service: BriefingsService,
    run: (briefings, caller, { briefingId }) => briefings.retry(caller, briefingId),
    effect: 'changes',
  }),
  served({
    operation: resolveDates,
    service: DatesService,
    run: (dates, caller, input) => dates.resolve(caller, input),
  }),
  served({
    operation: dateDifference,
    service: DatesService,
    run: (dates, caller, input) => dates.difference(caller, input),
  }),
  served({
    operation: interval,
    service: IntervalService,
    run: (intervals, caller, input) => intervals.between(caller, input),
    field: null,
  }),
];
