import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ModelsModule } from '#models/models.module.js';
import { AddTurnsService } from './add-turns.service.js';
import { GrepTurnsService } from './grep-turns.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TurnsService } from './turns.service.js';

@Module({
  imports: [ContactsModule, ModelsModule],
  providers: [SessionsRepository, SessionsService, TurnsService, GrepTurnsService, AddTurnsService],
  exports: [SessionsService, TurnsService, GrepTurnsService, AddTurnsService],
})
export class ConversationModule {}
