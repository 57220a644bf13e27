import type { SettingsGetRow } from '#graph/generated/queries.js';
import { keptOf, settingsOf } from './kept-settings.js';

const row = (kept: object): SettingsGetRow => ({ attributes: '[]', version: 2, ...kept }) as unknown as SettingsGetRow;

describe('a rule of retention', () => {
  it.each(['', '0', 0, -1, 1.5, 'off'])('that the graph keeps as %j is none', (turns) => {
    expect(settingsOf(row({ turns })).retention).toBeNull();
    expect(settingsOf(row({ turns, answers: 2 })).retention).toEqual({
      ...{ turns: null, versions: null, answers: 2, decisions: null },
    });
    expect(keptOf(row({ turns })).turns).toBeNull();
  });
});
