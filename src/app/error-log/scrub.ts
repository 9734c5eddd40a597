/** What may stand in a text of an error and must not be kept (R10.71), each with what is kept instead. */
const secrets: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/((?:token|password|secret|code|captcha|authorization)["']?\s*[:=]\s*["']?)[^\s"'&,}]+/gi, '$1…'],
  [/\b\d{17}[\dXx]\b/g, '…'],
  [/(^|\D)1\d{10}(?!\d)/g, '$1…'],
  // an SMS code, and any opaque text long enough to be a token
  [/(^|[^\d.:])\d{6}(?![\d.:])/g, '$1…'],
  [/(^|[^\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '$1…'],
];

/** A text without tokens, passwords, codes, phones and ID numbers (R10.71). */
export function scrub(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
