import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ChangesService } from './context/changes.service.js';
import { ContextService } from './context/context.service.js';

@Module({
  imports: [ContactsModule, MemoryModule, ConversationModule],
  providers: [ChangesService, ContextService],
  exports: [ContextService],
})
export class AssistModule {}
