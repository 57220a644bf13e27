import type { LogLevel } from '@nestjs/common';
import { ServiceLogger } from '../service-logger.js';

/** Logs only to stderr, for a process whose stdout carries a protocol. */
export class StderrLogger extends ServiceLogger {
  protected override printMessages(
    messages: unknown[],
    context?: string,
    logLevel?: LogLevel,
    _stream?: 'stdout' | 'stderr',
    errorStack?: unknown,
    params?: Record<string, unknown>,
  ): void {
    super.printMessages(messages, context, logLevel, 'stderr', errorStack, params);
  }
}
