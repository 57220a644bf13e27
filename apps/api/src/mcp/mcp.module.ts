import { Module } from '@nestjs/common';
import { AssistModule } from '#assist/assist.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { McpController } from './mcp.controller.js';
import { McpDoor } from './mcp-door.js';
import { ToolCalls } from './tool-calls.js';

/** The door for models: over HTTP by the controller, over stdio by serveStdio. */
@Module({
  imports: [ContactsModule, AssistModule],
  controllers: [McpController],
  providers: [ToolCalls, McpDoor],
})
export class McpModule {}
