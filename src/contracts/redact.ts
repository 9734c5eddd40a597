/** Field names whose value is secret, in JSON, in a query or in a text. */
const named =
  '(?:token|passw(?:or)?d|pwd|psd|secret|code|captcha|authorization|phone|mobile|id_?(?:number|card))';

/** The rest of a script's or stylesheet's name: the hash in it may look like a code or a token. */
const fileName = '[\\w-]*\\.m?(?:js|css)\\b';

/** Patterns of secrets that an error's text may contain (R10.71), each with its replacement. */
const secrets: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)(?:\s|%20)+[\w.~+/=%-]+/gi, '$1 …'],
  // a JWT, and the password in a URL
  [new RegExp(`\\beyJ(?!${fileName})[\\w-]+(?:\\.[\\w-]*)*`, 'g'), '…'],
  [/(:\/\/[^\s/:@]+:)[^\s/@]+@/g, '$1…@'],
  // a quoted value to its end, the same inside a JSON string, and an unquoted value up to the next field
  [new RegExp(`(${named}"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'gi'), '$1…'],
  [new RegExp(`(${named}\\\\"\\s*:\\s*\\\\")(?:[^"\\\\]|\\\\\\\\.{0,2})*`, 'gi'), '$1…'],
  [new RegExp(`(${named}["']?\\s*[:=]\\s*["']?)(?!…)[^\\s"'&]+`, 'gi'), '$1…'],
  // ID numbers and phone numbers, the latter also in groups
  [/(^|\D)\d{17}(?:\d(?!\d)|[Xx])/g, '$1…'],
  [/(^|\D)(?:86)?1\d{10}(?!\d)/g, '$1…'],
  [/(^|\D)1\d{2}[ -]\d{4}[ -]\d{4}(?!\d)/g, '$1…'],
  // an SMS code, and any opaque text as long as a token
  [/((?:验证码|校验码|动态码)\D{0,12})\d{4,8}/g, '$1…'],
  [new RegExp(`(^|[^\\d.:])\\d{6}(?!\\d|[.:]\\d|${fileName})`, 'g'), '$1…'],
  [/(^|[^\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '$1…'],
];

/** Replaces tokens, passwords, codes, phone and ID numbers in a text (R10.71). */
export function redact(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
