/**
 * Characters that start a formula in a spreadsheet, with their full-width forms, also after blank or invisible ones,
 * which some programs drop.
 */
const formulaStart = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * Rows as a CSV file (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, without which Excel garbles Chinese. A
 * text that would start a formula is prefixed with an apostrophe; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const escaped = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replace(/"/g, '""')}"` : escaped;
}
