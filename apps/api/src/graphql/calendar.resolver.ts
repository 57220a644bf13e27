import { Resolver } from '@nestjs/graphql';
import { BriefingsService } from '#calendar/briefing/briefings.service.js';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { DatesService } from '#times/dates.service.js';
import { listBriefings, retryBriefing } from '#contract/briefings.js';
import { dueSoon } from '#contract/calendar.js';
import type { InputOf } from '#contract/operation.js';
import { dateDifference, resolveDates } from '#contract/time.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { Ask, Asked, Write } from './operation.decorators.js';

/** What is of no one contact: what is due, and the calendar itself. */
@Resolver()
export class CalendarResolver {
  constructor(
    private readonly plans: UpcomingService,
    private readonly briefingsService: BriefingsService,
    private readonly dates: DatesService,
  ) {}

  @Ask(dueSoon)
  dueSoon(
    @Asker() caller: Caller,
    @Asked(dueSoon) input: InputOf<typeof dueSoon>,
  ): ReturnType<UpcomingService['dueSoon']> {
    return this.plans.dueSoon(caller, input);
  }

  @Ask(listBriefings, 'briefings')
  briefings(
    @Asker() caller: Caller,
    @Asked(listBriefings) input: InputOf<typeof listBriefings>,
  ): ReturnType<BriefingsService['list']> {
    return this.briefingsService.list(caller, input);
  }

  @Write(retryBriefing)
  retryBriefing(
    @Asker() caller: Caller,
    @Asked(retryBriefing) { briefingId }: InputOf<typeof retryBriefing>,
  ): ReturnType<BriefingsService['retry']> {
    return this.briefingsService.retry(caller, briefingId);
  }

  @Ask(resolveDates)
  resolveDates(
    @Asker() _: Caller,
    @Asked(resolveDates) input: InputOf<typeof resolveDates>,
  ): ReturnType<DatesService['resolve']> {
    return this.dates.resolve(input);
  }

  @Ask(dateDifference)
  dateDifference(
    @Asker() _: Caller,
    @Asked(dateDifference) input: InputOf<typeof dateDifference>,
  ): ReturnType<DatesService['difference']> {
    return this.dates.difference(input);
  }
}
