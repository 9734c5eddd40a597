/** Signs that make spreadsheets take a cell for a formula, also in their full-width forms. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open: UTF-8 with its mark, so that Chinese is read as such. A text
 * that would begin a formula gets an apostrophe before it; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
