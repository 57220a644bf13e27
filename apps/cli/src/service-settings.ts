import { type Config, readConfig } from '#config/config.js';
import { StartupError } from '#domain/service/errors.js';

/**
 * @param settings default: those of the environment.
 * @returns the settings of a service for all tenants.
 * @throws StartupError if they are those of one database, which would then be served alone and take the key of the
 * tenant `default`.
 */
export function serviceSettings(settings: Config = readConfig()): Config {
  if (settings.USE_DATABASE === undefined) return settings;
  throw new StartupError('USE_DATABASE is for other commands: this one serves the tenants of all DATABASES. Unset it.');
}
