/** A Chinese character, or full-width punctuation, digit or letter. */
export const chineseCharacter = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF60]/u;

/** Text without control characters, unpaired surrogates, and invisible direction marks. */
export const printableText = /^[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]*$/u;

/** Invisible direction marks (bidi controls). */
export const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A visible character: no white space, not ignorable by default, not the empty Braille pattern. */
export const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
