import { pinyin } from 'pinyin-pro';
import { normalizeText } from '../../core/db/search-text';

/**
 * Pinyin of a text without tones (`ü` as `v`): full syllables and initials. Non-Chinese characters stay, in lower case.
 * @returns both on separate lines; empty for a text without Chinese
 */
export function pinyinOf(text: string): string {
  return pinyinOfParts(text, syllablesOf(text));
}

function pinyinOfParts(text: string, parts: readonly Syllable[]): string {
  const whole = parts.map((part) => part.whole).join('');
  return whole === text ? '' : `${whole}\n${parts.map(({ first }) => first).join('')}`.toLowerCase();
}

/** What the index holds of a name's sound: its pinyin as `pinyinOf`, also blurred, and its pairs as `soundPairs`. */
export function soundsOf(name: string): { pinyin: string; blurred: string; pairs: string[] } {
  const parts = syllablesOf(name);
  const pinyin = pinyinOfParts(name, parts);
  return { pinyin, blurred: blurPinyin(pinyin.split('\n', 1)[0] ?? ''), pairs: pairsOf(parts) };
}

interface Syllable {
  readonly origin: string;
  readonly whole: string;
  readonly first: string;
}

/** The parts of a text: a Chinese character with its syllable and initial, anything else as it is. */
function syllablesOf(text: string): Syllable[] {
  const options = { toneType: 'none', type: 'all', v: true } as const;
  return pinyin(text, options).map(({ isZh, origin, pinyin: syllable, first }) =>
    isZh
      ? { origin, whole: syllable, first: first.normalize('NFD').charAt(0) }
      : { origin, whole: origin, first: origin },
  );
}

/**
 * Makes alike what many people do not tell apart in pinyin: `zh` and `z`, `ch` and `c`, `sh` and `s`, `l` and `n`, a
 * final `ng` and `n`.
 */
export const blurPinyin = (letters: string): string =>
  letters
    .replace(/([csz])h/g, '$1')
    .replaceAll('l', 'n')
    .replaceAll('ng', 'n');

/** The blurred pinyin of each pair of adjacent Chinese characters, as tokens of the index: `~hu~ni` for 护理. */
export const soundPairs = (text: string): string[] => pairsOf(syllablesOf(text));

function pairsOf(parts: readonly Syllable[]): string[] {
  const sounds = parts.map(({ origin, whole }) => (origin === whole ? null : blurPinyin(whole)));
  const pairs = sounds.slice(1).flatMap((sound, index) => {
    const before = sounds[index];
    return before && sound ? [`~${before}~${sound}`] : [];
  });
  return pairs;
}

/**
 * The words of a title that keywords match, by their letters, pinyin, initials or sound, so that a reader can be shown
 * them. A character counts when a part of its syllable matches.
 * @param forms texts that may stand for the keywords, normalised
 * @param sounds words that the title contains by their sound
 */
export function wordsByForm(title: string, forms: readonly string[], sounds: readonly string[]): string[] {
  const characters = [...title].map((origin) => ({ origin, plain: normalizeText(origin) }));
  const text = characters.map(({ plain }) => plain).join('');
  const literal = forms.flatMap((form) => originsOf(characters, 'plain', form));
  const hidden = forms.filter((form) => /[a-z]/.test(form) && !text.includes(form));
  if (hidden.length + sounds.length === 0) return [...new Set(literal)];
  const parts = syllablesOf(text).map((part) => ({ ...part, blurred: blurPinyin(part.whole) }));
  const found = [
    ...hidden.flatMap((form) => [
      ...originsOf(parts, 'whole', form),
      ...originsOf(parts, 'first', form),
      ...originsOf(parts, 'blurred', blurPinyin(form)),
    ]),
    ...sounds.flatMap((word) =>
      originsOf(
        parts,
        'blurred',
        syllablesOf(word)
          .map(({ whole }) => blurPinyin(whole))
          .join(''),
      ),
    ),
  ];
  return [...new Set([...literal, ...found])];
}

/** The texts of the parts in which `by` contains a form of a keyword. */
function originsOf<By extends string>(
  parts: readonly (Readonly<Record<By, string>> & { readonly origin: string })[],
  by: By,
  form: string,
): string[] {
  const text = parts.map((part) => part[by]).join('');
  const origins: string[] = [];
  for (let at = text.indexOf(form); at !== -1 && form !== ''; at = text.indexOf(form, at + form.length)) {
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
