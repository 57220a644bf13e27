import { Resolver } from '@nestjs/graphql';
import { type Context, ContextService } from '#assist/context/context.service.js';
import { FeedService } from '#calendar/feed.service.js';
import { type Grepped, GrepService } from '#calendar/grep.service.js';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { getCalendar, grep, upcoming } from '#contract/calendar.js';
import { Contact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listSessions } from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { Asked, Walk } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const CONTACT = outputType(Contact);

/** What there is of a contact besides memories. */
@Resolver(() => CONTACT)
export class ContactResolver {
  constructor(
    private readonly contexts: ContextService,
    private readonly sessionsService: SessionsService,
    private readonly greps: GrepService,
    private readonly plans: UpcomingService,
    private readonly feeds: FeedService,
  ) {}

  @Walk(getContext, 'context')
  context(@Asker() caller: Caller, @Asked(getContext) input: InputOf<typeof getContext>): Promise<Context> {
    return this.contexts.context(caller, input);
  }

  @Walk(listSessions, 'sessions')
  sessions(
    @Asker() caller: Caller,
    @Asked(listSessions) input: InputOf<typeof listSessions>,
  ): ReturnType<SessionsService['list']> {
    return this.sessionsService.list(caller, input);
  }

  @Walk(grep)
  grep(@Asker() caller: Caller, @Asked(grep) input: InputOf<typeof grep>): Promise<Grepped> {
    return this.greps.grep(caller, input);
  }

  @Walk(upcoming)
  upcoming(
    @Asker() caller: Caller,
    @Asked(upcoming) input: InputOf<typeof upcoming>,
  ): ReturnType<UpcomingService['upcoming']> {
    return this.plans.upcoming(caller, input);
  }

  @Walk(getCalendar, 'calendar')
  calendar(@Asker() caller: Caller, @Asked(getCalendar) { contactId }: InputOf<typeof getCalendar>): Promise<string> {
    return this.feeds.calendar(caller, contactId);
  }
}
