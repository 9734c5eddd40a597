import { pinyin } from 'pinyin-pro';
import { normalizeText } from '../../db/search-text';

/**
 * Pinyin of a text without tones (`ü` as `v`): full syllables and initials. Non-Chinese characters stay, in lower case.
 * @returns both on separate lines; empty for a text without Chinese
 */
export function pinyinOf(text: string): string {
  const parts = syllablesOf(text);
  const whole = parts.map((part) => part.whole).join('');
  return whole === text ? '' : `${whole}\n${parts.map(({ first }) => first).join('')}`.toLowerCase();
}

/** The parts of a text: a Chinese character with its syllable and initial, anything else as it is. */
function syllablesOf(text: string): { origin: string; whole: string; first: string }[] {
  const options = { toneType: 'none', type: 'all', v: true } as const;
  return pinyin(text, options).map(({ isZh, origin, pinyin: syllable, first }) =>
    isZh
      ? { origin, whole: syllable, first: first.normalize('NFD').charAt(0) }
      : { origin, whole: origin, first: origin },
  );
}

/**
 * The words of a title that keywords match by pinyin or initials, so that a reader can be shown them. A character counts
 * when a part of its syllable matches.
 * @param keywords normalised
 */
export function wordsByPinyin(title: string, keywords: readonly string[]): string[] {
  const text = normalizeText(title);
  const hidden = keywords.filter((word) => /[a-z]/.test(word) && !text.includes(word));
  if (hidden.length === 0) return [];
  const parts = syllablesOf(text);
  const found = hidden
    .flatMap(keywordForms)
    .flatMap((form) => [...originsOf(parts, 'whole', form), ...originsOf(parts, 'first', form)]);
  return [...new Set(found)];
}

/** The texts whose syllables (`whole`) or initials (`first`) contain a form of a keyword. */
function originsOf(parts: ReturnType<typeof syllablesOf>, by: 'whole' | 'first', form: string): string[] {
  const sound = parts.map((part) => part[by]).join('');
  const origins: string[] = [];
  for (let at = sound.indexOf(form); at !== -1; at = sound.indexOf(form, at + form.length)) {
    let end = 0;
    const covered = parts.filter((part) => {
      const start = end;
      end += part[by].length;
      return start < at + form.length && end > at;
    });
    origins.push(covered.map(({ origin }) => origin).join(''));
  }
  return origins;
}

/**
 * Forms of a keyword to search for: itself and, if it mixes characters and letters as unfinished pinyin input does
 * (`gan移植`), its pinyin.
 */
export function keywordForms(word: string): string[] {
  const isMixed = /\p{Script=Han}/u.test(word) && /[a-z]/.test(word);
  return isMixed ? [word, ...pinyinOf(word).split('\n')] : [word];
}
