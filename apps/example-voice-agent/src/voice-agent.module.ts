import { type DynamicModule, Module } from '@nestjs/common';
import { type PalimpsestFactory, PalimpsestModule } from '#nest/palimpsest.js';
import { CallsService } from './calls.service.js';
import { WebhookController } from './webhook.controller.js';

/** A voice agent with its memory in the same process. */
@Module({ controllers: [WebhookController], providers: [CallsService] })
export class VoiceAgentModule {
  static with(memory: PalimpsestFactory): DynamicModule {
    return { module: VoiceAgentModule, imports: [PalimpsestModule.forRootAsync(memory)] };
  }
}
