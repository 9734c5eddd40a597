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
/** What the next visit begins with. */
const nextVisit = (state: typeof defaultSettings) =>
  initialSettings(serializeStoredSettings(state.stored), config);
const keeping = (state: typeof defaultSettings) => selectAppearanceStatus({ settings: state });

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
    const { defaults: _usual, stored: _kept, ...fields } = initialSettings(null, config);
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

  it('are the operator’s where configuration names them, and a wrong one costs only itself', () => {
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

describe('what was chosen', () => {
  it.each([
    ['the language (R4.39)', languageChanged('en-US'), { language: 'en-US' }],
    ['the folded side bar (R4.38)', sideBarToggled(), { collapse: true }],
    [
      'a field of the look that is chosen',
      appearanceChanged({ theme: { themeName: 'dark' }, extra: { largeText: true } }),
      {
        theme: { ...defaultAppearance.theme, themeName: 'dark' },
        extra: { ...defaultAppearance.extra, largeText: true },
      },
    ],
  ])('comes back on the next visit: %s', (_what, action, expected) => {
    expect(after(action)).toMatchObject(expected);
    expect(nextVisit(after(action))).toMatchObject(expected);
  });

  it('is shown while it is tried, and kept once it is saved (R4.40)', () => {
    const tried = after(appearancePreviewed({ theme: { layout: 'column' }, extra: { grey: true } }));
    expect(tried).toMatchObject({ theme: { layout: 'column' }, extra: { grey: true } });
    expect(keeping(defaultSettings)).toBe('usual');
    expect(keeping(tried)).toBe('tried');
    expect(nextVisit(tried).theme).toEqual(defaultAppearance.theme);
    const saved = settings.reducer(tried, appearanceSaved());
    expect(keeping(saved)).toBe('saved');
    expect(nextVisit(saved)).toMatchObject({ theme: { layout: 'column' }, extra: { grey: true } });
  });

  it('does not keep what is tried along with a field that is chosen', () => {
    const state = after(
      appearancePreviewed({ theme: { layout: 'column' } }),
      appearanceChanged({ theme: { themeName: 'dark' } }),
    );
    expect(state.theme).toMatchObject({ layout: 'column', themeName: 'dark' });
    expect(nextVisit(state).theme).toMatchObject({ layout: 'horizontal', themeName: 'dark' });
  });

  it('is gone after a reset, in sight and in storage, but the language and the side bar stay (R4.41)', () => {
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

  it('is taken over from another tab, as is its reset', () => {
    const other = parseStoredSettings(
      serializeStoredSettings(after(appearanceChanged({ theme: { themeName: 'dark' } })).stored),
    );
    expect(after(settingsSynced(other)).theme.themeName).toBe('dark');
    expect(after(settingsSynced(other), settingsSynced(parseStoredSettings(null))).theme.themeName).toBe(
      'blue-white',
    );
  });
});

describe('what is stored', () => {
  it.each(['', '{', '[]', 'null', '7', '{"version":99,"theme":{"themeName":"dark"}}'])(
    'counts for nothing where it makes no sense: %s',
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
  ])('costs only the part that is wrong: %j', (stored, theme) => {
    expect(initialSettings(JSON.stringify({ version: 2, ...stored }), config)).toMatchObject({
      language: 'zh-CN',
      collapse: false,
      theme: { ...defaultAppearance.theme, ...theme },
    });
  });

  it('is understood in its first form, which had no version', () => {
    const stored = JSON.stringify({ language: 'en-US', theme: 'dark', largeText: true });
    expect(initialSettings(stored, config)).toMatchObject({
      language: 'en-US',
      theme: { themeName: 'dark' },
      extra: { largeText: true },
    });
  });

  it('gives way to the host where that names a language or a theme', () => {
    const stored = serializeStoredSettings(after(languageChanged('zh-CN')).stored);
    expect(initialSettings(stored, config, { language: 'en-US', theme: 'dark' })).toMatchObject({
      language: 'en-US',
      theme: { themeName: 'dark' },
    });
    expect(initialSettings(stored, config, { theme: 'no such' }).theme.themeName).toBe('blue-white');
  });
});
