import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { BriefingsService } from './briefing/briefings.service.js';
import { DispatchSchedule } from './briefing/dispatch.schedule.js';
import { DispatchService } from './briefing/dispatch.service.js';
import { NoticesRepository } from './briefing/notices.repository.js';
import { EventsRepository } from './events.repository.js';
import { FeedService } from './feed.service.js';
import { GrepEventsService } from './grep-events.service.js';
import { GrepService } from './grep.service.js';
import { UpcomingService } from './upcoming.service.js';

@Module({
  imports: [ContactsModule, ConversationModule],
  providers: [
    EventsRepository,
    GrepEventsService,
    GrepService,
    UpcomingService,
    FeedService,
    NoticesRepository,
    BriefingsService,
    DispatchService,
    DispatchSchedule,
  ],
  exports: [GrepService, UpcomingService, FeedService, BriefingsService],
})
export class CalendarModule {}
