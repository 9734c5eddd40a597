import { isCertificateNumber, normalizeCertificateNumber } from '@/contracts/certificate-number';

/** Signs of a whole number: `TC`, the year, twelve by chance, one to check them by. */
export const numberLength = 19;

/** `TC20267Q2M4X8KBN3A7` as `TC2026 7Q2M4 X8KBN 3A7`, to be read aloud and compared. */
export function groupNumber(number: string): string {
  return [number.slice(0, 6), ...(number.slice(6).match(/.{1,5}/g) ?? [])].join(' ');
}

/** What is to be said of a number as far as it is typed; `partial` may still become one. */
export type NumberValidity = 'empty' | 'partial' | 'wrong' | 'right';

/** Judges what is typed by its form and check sign. */
export function validateNumber(typed: string): NumberValidity {
  const number = normalizeCertificateNumber(typed);
  if (number === '') return 'empty';
  if (isCertificateNumber(number)) return 'right';
  const isPrefix = number.length < numberLength && /^(T|TC\d{0,4}|TC\d{4}[0-9A-Z]*)$/.test(number);
  return isPrefix ? 'partial' : 'wrong';
}
