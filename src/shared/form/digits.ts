/** The digits of what was typed or pasted: in half width, without blanks, hyphens and whatever else is around them. */
export function digitsOf(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFKC').replace(/\D/g, '') : '';
}

/** A phone number as people write it, as its eleven digits: the country's code is left out. */
export function phoneDigitsOf(text: unknown): string {
  return digitsOf(text).replace(/^(00)?86(?=1\d{10})/, '');
}
