import { Injectable } from '@nestjs/common';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { upcoming } from '#contract/calendar.js';
import type { Caller } from '#domain/caller.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class UpcomingEventsTool implements Tool {
  readonly name = 'upcoming_events';
  readonly title = 'Upcoming events of a contact';
  readonly description = `What is planned for a contact and not over, in order of start.
Use it for "what is next", "what do I have tomorrow", and at the start of a call to mention what is near. For what is past use query_timeline.
Comes back: events, each with the memory, startsAt, endsAt, allDay and startsIn in words ("in 2 days"); until and timezone say how far it looked.
until takes an instant, a date, or words such as "next week"; without it, 30 days ahead.`;
  readonly input = aboutContact(upcoming);
  readonly output = upcoming.output;

  constructor(
    private readonly named: NamedContact,
    private readonly plans: UpcomingService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(upcoming, caller, args);
    return { data: await this.plans.upcoming(caller, input), timezone };
  }
}
