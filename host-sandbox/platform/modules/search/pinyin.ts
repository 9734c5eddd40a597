import { pinyin } from 'pinyin-pro';

/**
 * A text as it is typed by its sound, without tones (`ü` as `v`): whole syllables, and their first letters. What is not
 * Chinese stands as it is, in lower case.
 * @returns both on lines of their own; empty for a text without Chinese
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
 * What a typed word may stand as in what is searched: itself, and if it mixes signs and letters, as when one goes on in
 * pinyin before all signs are chosen (`gan移植`), its sounds.
 */
export function keywordForms(word: string): string[] {
  const isMixed = /\p{Script=Han}/u.test(word) && /[a-z]/.test(word);
  return isMixed ? [word, ...pinyinOf(word).split('\n')] : [word];
}
