import { isCertificateNumber, normalizeCertificateNumber } from '@/contracts/certificate-number';

/** Length of a number: `TC`, four digits of the year, twelve random characters, one check character. */
export const numberLength = 19;

/** Groups a number for reading: `TC20267Q2M4X8KBN3A7` → `TC2026 7Q2M4 X8KBN 3A7`. */
export function groupNumber(number: string): string {
  return [number.slice(0, 6), ...(number.slice(6).match(/.{1,5}/g) ?? [])].join(' ');
}

/** The validity of typed input; `partial` is the beginning of a possible number. */
export type NumberValidity = 'empty' | 'partial' | 'invalid' | 'valid';

/** A number in groups of any kind; the character before it is no part of a number. */
const numberInText = /(?:^|[^0-9A-Z])(TC(?:[\s\p{Pd}]*[0-9A-Z]){17})(?![0-9A-Z])/gu;

/**
 * Finds the number in typed or pasted text: between other words, in full-width characters, or in the link of its
 * verification. Without a whole number, it returns the beginning of one after its label, such as `证书编号：`.
 * @returns the normalised number, to be validated
 */
export function readNumber(typed: string): string {
  // an encoded character of a link is no part of a number
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/%[0-9A-F]{2}/g, ' ');
  const found = [...text.matchAll(numberInText)].map(([, number = '']) => normalizeCertificateNumber(number));
  const valid = found.find(isCertificateNumber) ?? found[0];
  return valid ?? normalizeCertificateNumber(text.replace(/^[^0-9A-Z]+(?=T)/, ''));
}

/** Validates typed input by its format and check character. */
export function validateNumber(typed: string): NumberValidity {
  const number = readNumber(typed);
  if (number === '') return 'empty';
  if (isCertificateNumber(number)) return 'valid';
  const isPrefix = number.length < numberLength && /^(T|TC\d{0,4}|TC\d{4}[0-9A-Z]*)$/.test(number);
  return isPrefix ? 'partial' : 'invalid';
}
