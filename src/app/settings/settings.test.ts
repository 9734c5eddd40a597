import { defaultSettings, languageChosen, readSettings, settings, themeChosen } from './settings';

describe('the settings', () => {
  it('are Chinese and blue-white unless chosen otherwise (R9.15, R9.22)', () => {
    expect(readSettings(null)).toEqual({ language: 'zh-CN', theme: 'blue-white', largeText: false });
  });

  it('come back as they were stored (R4.39, R4.40)', () => {
    const chosen = [languageChosen('en-US'), themeChosen('dark')].reduce(settings.reducer, defaultSettings);
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each(['', '{', '[]', 'null', '7', '{"language":"xx","theme":{},"largeText":"yes"}'])(
    'fall back to their defaults for what makes no sense: %s',
    (stored) => {
      expect(readSettings(stored)).toEqual(defaultSettings);
    },
  );

  it('follow the host where it names a language or a theme', () => {
    const stored = JSON.stringify({ ...defaultSettings, language: 'zh-CN' });
    expect(readSettings(stored, { language: 'en-US', theme: 'dark' })).toMatchObject({
      language: 'en-US',
      theme: 'dark',
    });
    expect(readSettings(stored, { theme: 'no such' })).toMatchObject({ theme: 'blue-white' });
  });
});
