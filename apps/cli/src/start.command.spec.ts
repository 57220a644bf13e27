import { start } from './start.command.js';

it('names the settings that most people want, each in a sentence', () => {
  let help = '';
  start.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect(help).toContain('docs/settings.md');
  expect(help).toMatch(/^ {2}PORT +Port of the API\.$/m);
  expect(help).toMatch(/^ {2}LLM_BASE_URL +\S.*$/m);
  expect(help).not.toContain('undefined');
});
