import { Module } from '@nestjs/common';
import { AskModule } from './ask/ask.module.js';
import { ContextModule } from './context/context.module.js';
import { ToolsModule } from './tools/tools.module.js';

@Module({ imports: [ContextModule, ToolsModule, AskModule], exports: [ContextModule, ToolsModule, AskModule] })
export class AssistModule {}
