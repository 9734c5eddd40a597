import { inChina } from './china-time';

/** Weights of the first 17 digits, and check characters by remainder (GB 11643-1999, 5; ISO 7064 MOD 11-2). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkCharacters = '10X98765432';

/**
 * True for an ID number of 18 characters (R5.14): a real date of birth that is not in the future, and the check
 * character of GB 11643. A lower-case `x` is accepted; store `normalizeIdNumber` of it. Region codes are not looked
 * up, since numbers stay valid when a region is abolished, but none starts with 0 (GB/T 2260).
 * @param now the date of birth must not be after this date in China
 */
export function isIdNumber(text: string, now: Date = new Date()): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  if (!isPastDate(text.slice(6, 14), now)) return false;
  return checkCharacterOf(text) === text.charAt(17).toUpperCase();
}

/** The stored form, with a final `X` in upper case (R5.14). */
export function normalizeIdNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** The check character of the first 17 digits (R5.14). */
export function checkCharacterOf(text: string): string {
  const sum = weights.reduce<number>(
    (total, weight, index) => total + weight * Number(text.charAt(index)),
    0,
  );
  return checkCharacters.charAt(sum % 11);
}

function isPastDate(digits: string, now: Date): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(0);
  // Not `new Date(year, …)`, which maps the years 0 to 99 to 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year >= firstYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && date.getTime() <= inChina(now).getTime();
}

/** The year of birth in the older example of the standard, which must be valid; no living person was born earlier. */
const firstYear = 1880;
