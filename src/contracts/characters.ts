/** A Chinese character, or punctuation and letters in their Chinese (full-width) form. */
export const chineseCharacter = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF60]/u;

/**
 * Text that can be stored and shown anywhere: no control characters, no half of a surrogate pair, none of the
 * invisible signs that turn the direction of what follows.
 */
export const printableText = /^[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]*$/u;

/** The invisible signs that turn the direction of what follows, wherever they stand. */
export const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A sign that takes ink: no white space, none that Unicode lets be ignored, not the empty Braille pattern. */
export const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
