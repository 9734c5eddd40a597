import { isCertificateNumber, normalizeCertificateNumber } from '@/contracts/certificate-number';

/** Length of a number: `TC`, four digits of the year, twelve random characters, one check character. */
export const numberLength = 19;

/** Groups a number for reading: `TC20267Q2M4X8KBN3A7` → `TC2026 7Q2M4 X8KBN 3A7`. */
export function groupNumber(number: string): string {
  return [number.slice(0, 6), ...(number.slice(6).match(/.{1,5}/g) ?? [])].join(' ');
}

/** The validity of typed input; `partial` is the beginning of a possible number. */
export type NumberValidity = 'empty' | 'partial' | 'invalid' | 'valid';

/** Validates typed input by its format and check character. */
export function validateNumber(typed: string): NumberValidity {
  const number = normalizeCertificateNumber(typed);
  if (number === '') return 'empty';
  if (isCertificateNumber(number)) return 'valid';
  const isPrefix = number.length < numberLength && /^(T|TC\d{0,4}|TC\d{4}[0-9A-Z]*)$/.test(number);
  return isPrefix ? 'partial' : 'invalid';
}
