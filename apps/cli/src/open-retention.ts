import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { Config } from '#config/config.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import type { Connection } from '#graph/graph.js';
import { PalimpsestModule } from '#nest/palimpsest.module.js';

/** The retention service with its dependencies, without workers, models or APIs. */
export async function openRetention(
  config: Config,
  connection: Connection,
): Promise<{ retention: RetentionService; close: () => Promise<void> }> {
  const quiet: Config = {
    ...config,
    EMBEDDER: 'none',
    EXTRACT_POLL_SECONDS: 0,
    BRIEFING_EVERY_SECONDS: 0,
    RETENTION_EVERY_HOURS: 0,
    WARM_UP: false,
  };
  const app = await NestFactory.createApplicationContext(PalimpsestModule.forRoot(quiet, connection), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  return { retention: app.get(RetentionService, { strict: false }), close: () => app.close() };
}
