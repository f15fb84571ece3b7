/** What the player prefers, and the list of keys. */

import type { App } from '../app';
import type { Settings, Theme } from '../store/settings';
import { kLanguages, type Language } from '../text/language';
import { choice, openDialog, tick } from './dialog';
import { h } from './dom';

export function openSettingsDialog(app: App): void {
  const { texts } = app;
  const { settings } = app.state;
  const flag = (key: KeysOfFlags, label: string) =>
    tick(label, settings[key], (value) => app.changeSettings({ [key]: value }));
  const languages = Object.entries(kLanguages) as [Language, string][];
  const themes: [Theme, string][] = [
    ['auto', texts.themeAuto], ['light', texts.themeLight], ['dark', texts.themeDark],
  ];
  const dialog = openDialog(texts.menuSettings, texts.close, [
    h('div', { class: 'row wide-fields' },
      choice(texts.languageLabel, languages, settings.language, (language) => {
        app.changeSettings({ language });
        dialog.close();
        openSettingsDialog(app);
      }),
      choice(texts.themeLabel, themes, settings.theme, (theme) => app.changeSettings({ theme }))),
    flag('tidyNotes', texts.settingTidyNotes),
    flag('showClashes', texts.settingShowClashes),
    flag('showPeers', texts.settingShowPeers),
    flag('showSame', texts.settingShowSame),
    flag('showLabels', texts.settingShowLabels),
    flag('showTimer', texts.settingShowTimer),
  ]);
}

type KeysOfFlags = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];

export function openKeysDialog(app: App): void {
  const { texts } = app;
  const rows = texts.keysList.map(([keys, meaning]) =>
    h('div', {}, h('dt', {}, keys!), h('dd', {}, meaning!)));
  openDialog(texts.keysTitle, texts.close, [h('dl', { class: 'keys' }, ...rows)]);
}
