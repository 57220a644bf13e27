import { ConsoleLogger } from '@nestjs/common';

/** Who logs the steps of a start inside the framework: more than a hundred lines. */
const FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'GraphQLModule',
]);

/** The log of the service. Lines of the framework that are no warnings are logged at `debug`, whatever it thinks of them. */
export class ServiceLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK.has(rest.at(-1))) this.debug(message, ...(rest as [unknown, ...string[]]));
    else super.log(message, ...rest);
  }
}
