import { readConfig } from '#config/config.js';
import { serviceSettings } from './service-settings.js';

it('what serves all tenants does not take USE_DATABASE', () => {
  const settings = readConfig({});
  expect(serviceSettings(settings)).toBe(settings);
  expect(() => serviceSettings({ ...settings, USE_DATABASE: 'eu' })).toThrow('USE_DATABASE is for other commands');
});
