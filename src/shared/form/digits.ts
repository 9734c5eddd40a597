/** The ASCII digits of a typed or pasted text; full-width digits are converted, everything else is dropped. */
export function digitsOf(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFKC').replace(/\D/g, '') : '';
}

/** The eleven digits of a phone number as people write it, without the country code. */
export function phoneDigitsOf(text: unknown): string {
  return digitsOf(text).replace(/^(00)?86(?=1\d{10})/, '');
}
