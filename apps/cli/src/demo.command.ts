import { Command } from 'commander';
import { apiKey, withKey } from './api-key.js';
import { RestClient } from './demo/rest-client.js';
import { tell } from './demo/tell.js';
import { report } from './report.js';
import { serviceSettings } from './service-settings.js';
import { withApi } from './with-api.js';

export const demo = new Command('demo')
  .description('tell the service a story and ask it questions; uses the running service, else starts one for it')
  .action(async () => {
    const config = serviceSettings();
    const key = await apiKey(config);
    const running = `http://${config.HOST}:${config.PORT}`;
    const story = (url: string): Promise<string> =>
      tell(new RestClient(url, key.value), (line = '') => console.log(line));
    if (await answers(running)) {
      const contactId = await story(running);
      // A link to a service that ends with the demo would lead nowhere.
      console.log(`\nThe same caller as of March 2024, in the explorer; it asks for the key, which ./dev start names:`);
      console.log(`  ${running}/app/?contact=${contactId}&validAt=2024-03-01T12%3A00%3A00Z`);
      return;
    }
    report('No service is running, so one is started for the demo.');
    await withApi(withKey(config, key), async ({ url }) => void (await story(url)));
  });

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health/live`).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  return (body as { status?: unknown } | null)?.status === 'live';
}
