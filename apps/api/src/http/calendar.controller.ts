import { Controller } from '@nestjs/common';
import { FeedService } from '#calendar/feed.service.js';
import { type Grepped, GrepService } from '#calendar/grep.service.js';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { dueSoon, getCalendar, grep, upcoming } from '#contract/calendar.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class CalendarController {
  constructor(
    private readonly greps: GrepService,
    private readonly plans: UpcomingService,
    private readonly feeds: FeedService,
  ) {}

  @Route(grep)
  grep(@From() caller: Caller, @Input(grep) input: InputOf<typeof grep>): Promise<Grepped> {
    return this.greps.grep(caller, input);
  }

  @Route(upcoming)
  upcoming(
    @From() caller: Caller,
    @Input(upcoming) input: InputOf<typeof upcoming>,
  ): ReturnType<UpcomingService['upcoming']> {
    return this.plans.upcoming(caller, input);
  }

  @Route(dueSoon)
  dueSoon(
    @From() caller: Caller,
    @Input(dueSoon) input: InputOf<typeof dueSoon>,
  ): ReturnType<UpcomingService['dueSoon']> {
    return this.plans.dueSoon(caller, input);
  }

  @Route(getCalendar)
  calendar(@From() caller: Caller, @Input(getCalendar) { contactId }: InputOf<typeof getCalendar>): Promise<string> {
    return this.feeds.calendar(caller, contactId);
  }
}
