import { pinyin } from 'pinyin-pro';

/**
 * Pinyin of a text without tones (`ü` as `v`): full syllables and initials. Non-Chinese characters stay, in lower case.
 * @returns both on separate lines; empty for a text without Chinese
 */
export function pinyinOf(text: string): string {
  const options = { toneType: 'none', type: 'all', v: true } as const;
  const parts = pinyin(text, options).map(({ isZh, origin, pinyin: syllable, first }) =>
    isZh ? { whole: syllable, first: first.normalize('NFD').charAt(0) } : { whole: origin, first: origin },
  );
  const whole = parts.map((part) => part.whole).join('');
  return whole === text ? '' : `${whole}\n${parts.map(({ first }) => first).join('')}`.toLowerCase();
}

/**
 * Forms of a keyword to search for: itself and, if it mixes characters and letters as unfinished pinyin input does
 * (`gan移植`), its pinyin.
 */
export function keywordForms(word: string): string[] {
  const isMixed = /\p{Script=Han}/u.test(word) && /[a-z]/.test(word);
  return isMixed ? [word, ...pinyinOf(word).split('\n')] : [word];
}
