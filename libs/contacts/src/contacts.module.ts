import { Module } from '@nestjs/common';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';

@Module({
  providers: [ContactsRepository, ContactsService, ContactWrites],
  exports: [ContactsService, ContactWrites],
})
export class ContactsModule {}
