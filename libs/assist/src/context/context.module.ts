import { Module } from '@nestjs/common';
import { CalendarModule } from '#calendar/calendar.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ChangesService } from './changes.service.js';
import { ContextService } from './context.service.js';

@Module({
  imports: [ContactsModule, MemoryModule, ConversationModule, CalendarModule],
  providers: [ChangesService, ContextService],
  exports: [ContextService],
})
export class ContextModule {}
