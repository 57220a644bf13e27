import { logLevels } from './start-api.js';
import { readConfig } from '#config/config.js';
import { ServiceLogger } from './service-logger.js';

describe('LOG_LEVEL', () => {
  function printed(LOG_LEVEL: string, log: (logger: ServiceLogger) => void): string {
    const lines: string[] = [];
    class Heard extends ServiceLogger {
      protected override printMessages(messages: unknown[]): void {
        lines.push(...messages.map(String));
      }
    }
    log(new Heard({ logLevels: logLevels(readConfig({ LOG_LEVEL })) }));
    return lines.join();
  }

  const framework = (logger: ServiceLogger): void => logger.log('Mapped {/v1/contacts, GET} route', 'RouterExplorer');
  const ours = (logger: ServiceLogger): void => logger.log('The database answers again.', 'Graph');

  it.each([
    { level: 'warn', heard: ['', ''] },
    { level: 'log', heard: ['', 'The database answers again.'] },
    { level: 'debug', heard: ['Mapped {/v1/contacts, GET} route', 'The database answers again.'] },
    { level: 'verbose', heard: ['Mapped {/v1/contacts, GET} route', 'The database answers again.'] },
  ])('$level prints of the framework and of the service: $heard', ({ level, heard }) => {
    expect([printed(level, framework), printed(level, ours)]).toEqual(heard);
  });
});
