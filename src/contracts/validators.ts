/**
 * The validators of the specification's section 5: each returns whether a text is valid. No form needs those of R5.4 to
 * R5.12, R5.16, R5.17, R5.19 and R5.20, which only their tests call: the specification requires them.
 */

import { visibleCharacter } from './characters';
import { limits } from './limits';

export { isIdNumber } from './id-number';
export { isSimplePassword, passwordRuleError, passwordRules } from './password-rules';

/** Digits 0 to 9 only, at least one (R5.5). */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** A name of Chinese characters, letters or digits (R5.6). */
export function isPlainName(text: string): boolean {
  return /^[\p{Script=Han}A-Za-z0-9]+$/u.test(text);
}

/** An IPv4 address, four numbers from 0 to 255 without leading zeros (R5.7). */
export function isIpv4(text: string): boolean {
  const number = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return new RegExp(`^${number}(?:\\.${number}){3}$`).test(text);
}

/** An absolute http, https or ftp address (R5.8). */
export function isUrl(text: string): boolean {
  // The URL parser alone would correct spaces, missing slashes and backslashes.
  if (!/^(?:https?|ftp):\/\/[^\s/\\?#]+[^\s\\]*$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** Lower-case letters a to z only (R5.9). */
export function isLowercase(text: string): boolean {
  return /^[a-z]+$/.test(text);
}

/** Upper-case letters A to Z only (R5.10). */
export function isUppercase(text: string): boolean {
  return /^[A-Z]+$/.test(text);
}

/** Letters a to z of either case only (R5.11). */
export function isAlphabetic(text: string): boolean {
  return /^[A-Za-z]+$/.test(text);
}

/** A port, 0 to 65535 without leading zeros (R5.12). */
export function isPort(text: string): boolean {
  return /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535;
}

/** A mobile phone: 11 digits, the first a 1 (R5.13). */
export function isMobilePhone(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** An e-mail address shorter than 255 characters (R5.15). */
export function isEmail(text: string): boolean {
  const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
  const address = new RegExp(
    `^${local}(?:\\.${local})*@${label}(?:\\.${label})*\\.(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$`,
  );
  return text.length < 255 && address.test(text);
}

/** A Chinese name of 2 to 4 characters (R5.16). */
export function isChineseName(text: string): boolean {
  return /^\p{Script=Han}{2,4}$/u.test(text);
}

/** No value, empty, whitespace only, or the text `null` (R5.17). */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '' || text.trim() === 'null';
}

/**
 * A landline number, with or without area code and extension, or one of the 400 and 800 numbers (R5.18):
 * `010-12345678`, `0755 1234567转123`, `12345678`, `400-123-4567`, `8001234567`.
 */
export function isLandline(text: string): boolean {
  return /^(?:[48]00-?\d{3}-?\d{4}|(?:0\d{2,3}[- ]?)?[1-9]\d{6,7}(?:[-转]\d{1,6})?)$/.test(text);
}

/** A decimal number with no more than 2 places after the point (R5.19). */
export function isDecimal(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text);
}

/** JSON of an object, not of a list or a primitive value (R5.20). */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A person's real name as registration and profile take it (R10.18): 2 to 60 letters of any script, with `·`, `.`,
 * `-`, `'` or a space between them. Wider than R5.16, for names such as 阿依古丽·买买提 and 王〇一.
 */
export function isRealName(text: string): boolean {
  // Some letters, such as the Hangul fillers, are invisible.
  if (!visibleCharacter.test(text)) return false;
  return (
    [...text].length <= limits.realNameMax && /^[\p{L}〇][\p{L}\p{M}〇·.' -]*[\p{L}\p{M}〇]$/u.test(text)
  );
}

/** A user name for registration: 4 to 20 letters, digits or `_` (R10.17). */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]{4,20}$/.test(text);
}

/** An SMS code: 6 digits (R10.47). */
export function isSmsCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
