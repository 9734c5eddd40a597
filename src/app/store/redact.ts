/** What may not be followed by its value, as a field of JSON, of a query, or of a text. */
const named =
  '(?:token|passw(?:or)?d|pwd|psd|secret|code|captcha|authorization|phone|mobile|id_?(?:number|card))';

/** What may stand in a text of an error and must not be kept (R10.71), each with what is kept instead. */
const secrets: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)(?:\s|%20)+[\w.~+/=%-]+/gi, '$1 …'],
  // a JWT, and the account in an address
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '…'],
  [/(:\/\/[^\s/:@]+:)[^\s/@]+@/g, '$1…@'],
  // a quoted value to its end, whatever is in it; once more where JSON stands in JSON; else up to the next field
  [new RegExp(`(${named}"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'gi'), '$1…'],
  [new RegExp(`(${named}\\\\"\\s*:\\s*\\\\")(?:[^"\\\\]|\\\\\\\\.{0,2})*`, 'gi'), '$1…'],
  [new RegExp(`(${named}["']?\\s*[:=]\\s*["']?)(?!…)[^\\s"'&]+`, 'gi'), '$1…'],
  // ID numbers and phones, these as people group them too
  [/(^|\D)\d{17}(?:\d(?!\d)|[Xx])/g, '$1…'],
  [/(^|\D)(?:86)?1\d{10}(?!\d)/g, '$1…'],
  [/(^|\D)1\d{2}[ -]\d{4}[ -]\d{4}(?!\d)/g, '$1…'],
  // an SMS code, and any opaque text long enough to be a token
  [/((?:验证码|校验码|动态码)\D{0,12})\d{4,8}/g, '$1…'],
  [/(^|[^\d.:])\d{6}(?!\d|[.:]\d)/g, '$1…'],
  [/(^|[^\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '$1…'],
];

/** A text without tokens, passwords, codes, phones and ID numbers (R10.71). */
export function redact(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
