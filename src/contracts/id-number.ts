import { inChina } from './china-time';

/** Weights of the first 17 digits and the signs for each remainder (GB 11643-1999, 5; ISO 7064 MOD 11-2). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkCharacters = '10X98765432';

/**
 * True for a citizen's ID number of 18 places (R5.14): a real date of birth that is not in the future, and the
 * check digit of GB 11643. A lower-case `x` is accepted; keep `normaliseIdNumber` of it. Codes of places are not
 * looked up, since numbers stay valid when a place is abolished; but none ever began with 0 (GB/T 2260).
 * @param now the moment the date of birth must not lie after; the day is China's
 */
export function isIdNumber(text: string, now: Date = new Date()): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  if (!isPastDate(text.slice(6, 14), now)) return false;
  return checkCharacterOf(text) === text.charAt(17).toUpperCase();
}

/** The form that is stored: a final `x` as `X` (R5.14). */
export function normalizeIdNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** The check sign that belongs to the first 17 digits of a number (R5.14). */
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
  // Not `new Date(year, …)`: it takes the years 0 to 99 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year >= firstYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && date.getTime() <= inChina(now).getTime();
}

/** That of the older one of the standard's two examples, which is to pass; nobody alive was born before it. */
const firstYear = 1880;
