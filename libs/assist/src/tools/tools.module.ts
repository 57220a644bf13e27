import { Module } from '@nestjs/common';
import { CalendarModule } from '#calendar/calendar.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ContextModule } from '../context/context.module.js';
import { DateMathTool } from './date-math.tool.js';
import { lookingTools } from './looking-tools.js';
import { NamedContact } from './named-contact.js';
import { servicesOf, toolsOf } from './operation-tool.js';
import { type Tool, TOOLS } from './tool.js';

/** The tools of a model, by the token TOOLS. The MCP door lists them, and ask uses those that search for evidence. */
@Module({
  imports: [ContactsModule, MemoryModule, ConversationModule, CalendarModule, ContextModule],
  providers: [
    NamedContact,
    DateMathTool,
    {
      provide: TOOLS,
      inject: [NamedContact, DateMathTool, ...servicesOf(lookingTools)],
      useFactory: (named: NamedContact, dates: DateMathTool, ...services: unknown[]): Tool[] => [
        ...toolsOf(lookingTools, services, named),
        dates,
      ],
    },
  ],
  exports: [TOOLS, NamedContact],
})
export class ToolsModule {}
