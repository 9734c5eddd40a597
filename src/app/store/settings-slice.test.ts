import { readConfig } from '@/shared/config/read-config';
import { defaultAppearance } from '@/shared/theme/theme-settings';
import {
  defaultSettings,
  languageChanged,
  appearanceChanged,
  appearanceReset,
  appearanceSaved,
  appearancePreviewed,
  initialSettings,
  selectAppearanceStatus,
  settings,
  settingsSynced,
  sideBarToggled,
} from './settings-slice';
import { parseStoredSettings, serializeStoredSettings } from './stored-settings';

const { config } = readConfig();
type Action = Parameters<typeof settings.reducer>[1];
const after = (...actions: Action[]) => actions.reduce(settings.reducer, initialSettings(null, config));
/** The settings with which the next visit starts. */
const nextVisit = (state: typeof defaultSettings) =>
  initialSettings(serializeStoredSettings(state.stored), config);
const status = (state: typeof defaultSettings) => selectAppearanceStatus({ settings: state });

describe('the settings of a first visit', () => {
  it('are those of the specification (R3.10, R9.14, R9.15, R9.16, R9.17, R9.18, R9.19, R9.22)', () => {
    const first = initialSettings(null, config);
    expect(first).toMatchObject({ device: 'desktop', collapse: false, language: 'zh-CN' });
    expect(first.theme).toMatchObject({
      layout: 'horizontal',
      themeName: 'blue-white',
      columnStyle: 'card',
      showProgressBar: true,
      showTabs: false,
      showLanguage: true,
      showRefresh: true,
      showSearch: true,
      showTheme: true,
      showNotice: true,
      showFullScreen: true,
    });
  });

  it('have logo, title, device, collapse, language, theme and extra (R3.9, R3.11, R3.12, R3.13)', () => {
    const { defaults: _defaults, stored: _stored, ...fields } = initialSettings(null, config);
    expect(Object.keys(fields).sort()).toEqual(
      ['logo', 'title', 'device', 'collapse', 'language', 'theme', 'extra'].sort(),
    );
    expect(Object.keys(fields.theme).sort()).toEqual(
      [
        ...['background', 'columnStyle', 'fixedHeader', 'layout', 'themeName', 'showProgressBar', 'showTabs'],
        ...['showTabsIcon', 'tabsBarStyle', 'showLanguage', 'showRefresh', 'showSearch', 'showTheme'],
        ...['showNotice', 'showFullScreen'],
      ].sort(),
    );
  });

  it('come from the configuration, and an invalid one changes no other', () => {
    const { config: own, problems } = readConfig({
      language: 'en-US',
      collapse: true,
      theme: { layout: 'vertical', themeName: 'pink', showTabs: true },
      extra: { grey: true },
      site: { logo: '/media/logo.png' },
    });
    expect(problems).toEqual([expect.stringContaining('config.theme.themeName')]);
    expect(initialSettings(null, own)).toMatchObject({
      logo: '/media/logo.png',
      language: 'en-US',
      collapse: true,
      theme: { layout: 'vertical', themeName: 'blue-white', showTabs: true, showLanguage: true },
      extra: { grey: true, largeText: false },
    });
  });
});

describe('a change', () => {
  it.each([
    ['the language (R4.39)', languageChanged('en-US'), { language: 'en-US' }],
    ['the collapsed sidebar (R4.38)', sideBarToggled(), { collapse: true }],
    [
      'a field of the appearance',
      appearanceChanged({ theme: { themeName: 'dark' }, extra: { largeText: true } }),
      {
        theme: { ...defaultAppearance.theme, themeName: 'dark' },
        extra: { ...defaultAppearance.extra, largeText: true },
      },
    ],
  ])('is restored on the next visit: %s', (_what, action, expected) => {
    expect(after(action)).toMatchObject(expected);
    expect(nextVisit(after(action))).toMatchObject(expected);
  });

  it('is shown as a preview, and stored once it is saved (R4.40)', () => {
    const preview = after(appearancePreviewed({ theme: { layout: 'column' }, extra: { grey: true } }));
    expect(preview).toMatchObject({ theme: { layout: 'column' }, extra: { grey: true } });
    expect(status(defaultSettings)).toBe('default');
    expect(status(preview)).toBe('previewed');
    expect(nextVisit(preview).theme).toEqual(defaultAppearance.theme);
    const saved = settings.reducer(preview, appearanceSaved());
    expect(status(saved)).toBe('saved');
    expect(nextVisit(saved)).toMatchObject({ theme: { layout: 'column' }, extra: { grey: true } });
  });

  it('to one field does not store the preview of another', () => {
    const state = after(
      appearancePreviewed({ theme: { layout: 'column' } }),
      appearanceChanged({ theme: { themeName: 'dark' } }),
    );
    expect(state.theme).toMatchObject({ layout: 'column', themeName: 'dark' });
    expect(nextVisit(state).theme).toMatchObject({ layout: 'horizontal', themeName: 'dark' });
  });

  it('is undone by a reset, except language and sidebar (R4.41)', () => {
    const state = after(
      languageChanged('en-US'),
      sideBarToggled(),
      appearanceChanged({ theme: { themeName: 'dark' }, extra: { grey: true } }),
      appearanceReset(),
    );
    expect(state).toMatchObject({ ...defaultAppearance, language: 'en-US', collapse: true });
    expect(JSON.parse(serializeStoredSettings(state.stored))).toEqual({
      version: 2,
      language: 'en-US',
      collapse: true,
    });
  });

  it('is taken over from another tab, and so is a reset', () => {
    const other = parseStoredSettings(
      serializeStoredSettings(after(appearanceChanged({ theme: { themeName: 'dark' } })).stored),
    );
    expect(after(settingsSynced(other)).theme.themeName).toBe('dark');
    expect(after(settingsSynced(other)).stored).toEqual(other);
    expect(after(settingsSynced(other), settingsSynced(parseStoredSettings(null))).theme.themeName).toBe(
      'blue-white',
    );
  });
});

describe('stored settings', () => {
  it.each(['', '{', '[]', 'null', '7', '{"version":99,"theme":{"themeName":"dark"}}'])(
    'are ignored when they cannot be parsed: %s',
    (stored) => {
      expect(initialSettings(stored, config)).toEqual(defaultSettings);
    },
  );

  it.each([
    [{ language: 'xx' }, {}],
    [{ collapse: 'yes' }, {}],
    [{ theme: 'dark' }, {}],
    [{ theme: { layout: 'spiral', showTabs: true } }, { showTabs: true }],
    [{ theme: { themeName: 7, tabsBarStyle: 'smart' } }, { tabsBarStyle: 'smart' }],
  ])('lose only their invalid fields: %j', (stored, theme) => {
    expect(initialSettings(JSON.stringify({ version: 2, ...stored }), config)).toMatchObject({
      language: 'zh-CN',
      collapse: false,
      theme: { ...defaultAppearance.theme, ...theme },
    });
  });

  it('are migrated from version 1, which had no version field', () => {
    const stored = JSON.stringify({ language: 'en-US', theme: 'dark', largeText: true });
    expect(initialSettings(stored, config)).toMatchObject({
      language: 'en-US',
      theme: { themeName: 'dark' },
      extra: { largeText: true },
    });
  });

  it('are overridden by a host’s language and theme', () => {
    const stored = serializeStoredSettings(after(languageChanged('zh-CN')).stored);
    expect(initialSettings(stored, config, { language: 'en-US', theme: 'dark' })).toMatchObject({
      language: 'en-US',
      theme: { themeName: 'dark' },
    });
    expect(initialSettings(stored, config, { theme: 'no such' }).theme.themeName).toBe('blue-white');
  });
});
