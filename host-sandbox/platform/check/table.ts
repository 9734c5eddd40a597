import type { Finding } from './call-platform';

/** The findings as a table of text: call, HTTP status, code, and whether the answer fits the contract. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = [
    ['接口', 'HTTP', '代码', '结果'],
    ...findings.map(({ name, status, code, fits, note }) => [
      name,
      String(status ?? '-'),
      String(code ?? '-'),
      fits ? note || '符合' : `不符合：${note}`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Chinese characters are two columns wide in a terminal. */
function displayWidth(text: string): number {
  return [...text].reduce((width, sign) => width + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
}
