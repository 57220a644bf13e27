import { ConsoleLogger } from '@nestjs/common';

/** Loggers of the framework's startup steps, which write more than a hundred lines. */
const FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'GraphQLModule',
]);

/** The log of the service. Lines of the framework below a warning are logged as `debug`. */
export class ServiceLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK.has(rest.at(-1))) this.debug(message, ...(rest as [unknown, ...string[]]));
    else super.log(message, ...rest);
  }
}
