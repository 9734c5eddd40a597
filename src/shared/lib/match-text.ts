/** Pinyin of a text, as `pinyin-pro` gives it. */
export type PinyinOf = (text: string, options: { pattern: 'pinyin' | 'first' }) => string;

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Whether a keyword could be pinyin. */
export const isLatin = (keyword: string): boolean => /^[a-z]+$/.test(fold(keyword));

/**
 * Whether a text contains a keyword, regardless of width, case and spaces; with `pinyinOf` also whether its syllables or
 * initials do. Every text contains an empty keyword.
 */
export function matchesText(text: string, keyword: string, pinyinOf: PinyinOf | null): boolean {
  const wanted = fold(keyword);
  if (fold(text).includes(wanted)) return true;
  if (!pinyinOf || !isLatin(keyword)) return false;
  return (['pinyin', 'first'] as const).some((pattern) => fold(pinyinOf(text, { pattern })).includes(wanted));
}
