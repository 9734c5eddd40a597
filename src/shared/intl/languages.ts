/** The portal's languages. Chinese is the source, English is loaded on demand (R1.25). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
export const defaultLanguage = 'zh-CN' satisfies Language;

/** The language after this one, the first after the last. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;

/** The language of the platform's content, independent of the interface's language (R10.67). */
export const contentLanguage: Language = 'zh-CN';

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** Messages by id, as react-intl takes them. */
export type Catalogue = Readonly<Record<string, string>>;
