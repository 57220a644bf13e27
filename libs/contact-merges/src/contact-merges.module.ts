import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { MergeService } from './merge.service.js';
import { MergesRepository } from './merges.repository.js';

@Module({
  imports: [ContactsModule, MemoryModule],
  providers: [MergesRepository, MergeService],
  exports: [MergeService],
})
export class ContactMergesModule {}
