import { defineChunk } from '@/shared/chunks/load-chunk';
import type { Cue } from './cues';

/** Pinyin of a text, as `pinyin-pro` gives it. */
export type PinyinOf = (text: string, options: { pattern: 'pinyin' | 'first' }) => string;

/** Loaded with the first keyword in Latin letters that finds nothing as it is. */
export const pinyinChunk = defineChunk(
  () => import('pinyin-pro'),
  ({ pinyin }): PinyinOf =>
    (text, { pattern }) =>
      pinyin(text, { pattern, toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).join(''),
);

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Whether a keyword could be pinyin. */
export const isLatin = (keyword: string): boolean => /^[a-z]+$/.test(fold(keyword));

/**
 * The cues that contain a keyword, regardless of width, case and spaces; with `pinyinOf` also those whose syllables or
 * initials do. All for an empty keyword.
 */
export function matchCues(cues: readonly Cue[], keyword: string, pinyinOf: PinyinOf | null): readonly Cue[] {
  const wanted = fold(keyword);
  if (wanted === '') return cues;
  return cues.filter(({ text }) => {
    if (fold(text).includes(wanted)) return true;
    if (!pinyinOf || !isLatin(keyword)) return false;
    return (['pinyin', 'first'] as const).some((pattern) =>
      fold(pinyinOf(text, { pattern })).includes(wanted),
    );
  });
}
