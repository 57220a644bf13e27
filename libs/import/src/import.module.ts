import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { KeysModule } from '#keys/keys.module.js';
import { ImportService } from './import.service.js';

@Module({
  imports: [KeysModule, ContactsModule, MemoryModule, ConversationModule],
  providers: [ImportService],
  exports: [ImportService],
})
export class ImportModule {}
