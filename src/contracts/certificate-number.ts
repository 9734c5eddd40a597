/** Digits and capitals without I, L, O and U, which people take for others. */
export const numberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `TC`, the year, twelve signs by chance, and a check sign. */
const pattern = new RegExp(`^TC\\d{4}[${numberAlphabet}]{13}$`);
const checkAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*';

/** A number as people type it, in the form it is stored in: capitals, no spaces or hyphens, O as 0, I and L as 1. */
export function normalizeCertificateNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The check sign of ISO 7064 MOD 37-2: it gives away every wrong sign and every pair of neighbours that were swapped. */
export function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (before, character) => ((before + checkAlphabet.indexOf(character)) * 2) % 37,
    0,
  );
  return checkAlphabet[(38 - sum) % 37] ?? '';
}

/** True for a normalized text that can be the number of a certificate at all. */
export function isCertificateNumber(text: string): boolean {
  return pattern.test(text) && checkCharacter(text.slice(0, -1)) === text.slice(-1);
}
