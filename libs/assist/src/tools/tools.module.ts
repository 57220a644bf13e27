import { Module } from '@nestjs/common';
import { CalendarModule } from '#calendar/calendar.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { ContextModule } from '../context/context.module.js';
import { AddMemoryTool } from './add-memory.tool.js';
import { ContextTool } from './context.tool.js';
import { DateMathTool } from './date-math.tool.js';
import { GrepEventsTool } from './grep-events.tool.js';
import { GrepTurnsTool } from './grep-turns.tool.js';
import { MemoryHistoryTool } from './memory-history.tool.js';
import { NamedContact } from './named-contact.js';
import { QueryTimelineTool } from './query-timeline.tool.js';
import { SearchEventsTool } from './search-events.tool.js';
import { SearchMemoriesTool } from './search-memories.tool.js';
import { SearchTurnsTool } from './search-turns.tool.js';
import { type Tool, TOOLS } from './tool.js';
import { UpcomingEventsTool } from './upcoming-events.tool.js';

const tools = [
  ContextTool,
  SearchMemoriesTool,
  SearchEventsTool,
  SearchTurnsTool,
  GrepTurnsTool,
  GrepEventsTool,
  UpcomingEventsTool,
  QueryTimelineTool,
  MemoryHistoryTool,
  AddMemoryTool,
  DateMathTool,
];

/** What a model can do, by the token TOOLS; the MCP door lists them, and ask works with those that look for evidence. */
@Module({
  imports: [ContactsModule, MemoryModule, ConversationModule, CalendarModule, ContextModule],
  providers: [NamedContact, ...tools, { provide: TOOLS, inject: tools, useFactory: (...made: Tool[]) => made }],
  exports: [TOOLS, NamedContact],
})
export class ToolsModule {}
