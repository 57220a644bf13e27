import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ModelsModule } from '#models/models.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { ToolsModule } from '../tools/tools.module.js';
import { AskService } from './ask.service.js';
import { AskTools } from './ask-tools.js';
import { RetrievalGuides } from './retrieval-guide.js';

@Module({
  imports: [ContactsModule, ModelsModule, PrivacyModule, ToolsModule],
  providers: [RetrievalGuides, AskTools, AskService],
  exports: [AskService],
})
export class AskModule {}
