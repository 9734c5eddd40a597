/** Pinyin of a text, as `pinyin-pro` gives it. */
export type PinyinOf = (text: string, options: { pattern: 'pinyin' | 'first' }) => string;

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Whether a keyword could be pinyin. */
export const isLatin = (keyword: string): boolean => /^[a-z]+$/.test(fold(keyword));

/** The forms of a text that a keyword is looked for in: its characters; with `pinyinOf` also its syllables and initials. */
export function searchForms(text: string, pinyinOf: PinyinOf | null): readonly string[] {
  if (!pinyinOf) return [fold(text)];
  return [text, pinyinOf(text, { pattern: 'pinyin' }), pinyinOf(text, { pattern: 'first' })].map(fold);
}

/** Whether one of the forms contains a keyword, regardless of width, case and spaces; all contain an empty keyword. */
export function matchesForms(forms: readonly string[], keyword: string): boolean {
  const wanted = fold(keyword);
  return forms.some((form) => form.includes(wanted));
}

/** Whether a text contains a keyword, also as pinyin if the keyword could be. */
export function matchesText(text: string, keyword: string, pinyinOf: PinyinOf | null): boolean {
  if (matchesForms(searchForms(text, null), keyword)) return true;
  return pinyinOf !== null && isLatin(keyword) && matchesForms(searchForms(text, pinyinOf), keyword);
}
