import { keywordBigrams } from '../../core/db/search-text';
import { blurPinyin, pinyinOf, soundPairs } from './pinyin';
import { similarTerms, synonymsOf } from './terms';

/** A text that stands for a keyword, or the tokens of its sound alone. */
export interface Form {
  readonly text: string | null;
  readonly grams: readonly string[];
}

/** A keyword and its forms: an entry matches with any of them. */
export interface Keyword {
  readonly text: string;
  readonly forms: readonly Form[];
}

export const textForm = (text: string): Form => ({ text, grams: keywordBigrams(text) });

/**
 * A keyword in its own and other words of the same meaning, and, if it mixes characters and letters as unfinished pinyin
 * input does (`gan移植`), in pinyin.
 */
export function exactKeyword(word: string): Keyword {
  const isMixed = /\p{Script=Han}/u.test(word) && /[a-z]/.test(word);
  const texts = [word, ...(isMixed ? pinyinOf(word).split('\n') : []), ...synonymsOf(word)];
  return { text: word, forms: texts.filter(Boolean).map(textForm) };
}

/** A keyword with the forms that sound or are spelt alike. */
export function looseKeyword(word: string): Keyword {
  const { forms } = exactKeyword(word);
  return { text: word, forms: [...forms, ...soundForms(word), ...similarTerms(word).map(textForm)] };
}

/** Forms of a similar sound: of Chinese its pairs of syllables, of pinyin its blurred letters. */
function soundForms(word: string): Form[] {
  if (/^[a-z]{4,}$/.test(word)) return [textForm(blurPinyin(word))];
  const isChinese = /^\p{Script=Han}{2,}$/u.test(word);
  return isChinese ? [{ text: null, grams: soundPairs(word) }].filter(({ grams }) => grams.length > 0) : [];
}
