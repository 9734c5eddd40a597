import type { Message } from './define-messages';

/** The portal's languages; Chinese is the source, English is fetched on demand (R1.25). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
/** Each in its own words, whatever is spoken. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
export const defaultLanguage: Language = 'zh-CN';

/** The language the platform's content is written in; it stays so whatever the interface speaks (R10.67). */
export const contentLanguage: Language = 'zh-CN';

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** Messages by id, as react-intl takes them. */
export type Catalogue = Readonly<Record<string, string>>;

type Descriptors = Readonly<Record<string, Message>>;

/** The translation of one `messages.ts`: the compiler asks for exactly its keys. */
export type Translation<M extends Descriptors> = { readonly [Key in keyof M]: string };

/** Joins messages and their translation to a catalogue by id. */
export function catalogue<M extends Descriptors>(messages: M, translation: Translation<M>): Catalogue {
  return Object.fromEntries(Object.entries(messages).map(([key, { id }]) => [id, translation[key] ?? '']));
}
