/** Digits and capitals without I, L, O and U, which are easily confused with others. */
export const numberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `TC`, the year, twelve random characters, a check character. */
const pattern = new RegExp(`^TC\\d{4}[${numberAlphabet}]{13}$`);
const checkAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*';

/** Converts a typed number to its stored form: capitals, no spaces, hyphens or dashes, O as 0, I and L as 1. */
export function normalizeCertificateNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u200b-\u200d]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The check character of ISO 7064 MOD 37-2, which detects every single wrong character and every adjacent swap. */
export function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (before, character) => ((before + checkAlphabet.indexOf(character)) * 2) % 37,
    0,
  );
  return checkAlphabet[(38 - sum) % 37] ?? '';
}

/** True for a normalised text with the format and check character of a certificate number. */
export function isCertificateNumber(text: string): boolean {
  return pattern.test(text) && checkCharacter(text.slice(0, -1)) === text.slice(-1);
}
