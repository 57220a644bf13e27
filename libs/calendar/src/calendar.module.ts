import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { EventsRepository } from './events.repository.js';
import { GrepEventsService } from './grep-events.service.js';
import { GrepService } from './grep.service.js';
import { UpcomingService } from './upcoming.service.js';

@Module({
  imports: [ContactsModule, ConversationModule],
  providers: [EventsRepository, GrepEventsService, GrepService, UpcomingService],
  exports: [GrepService, UpcomingService],
})
export class CalendarModule {}
