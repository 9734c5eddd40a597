import type { CallResult } from './call-platform';

const labels = { fits: '符合', misfit: '不符合', untried: '未检查' } as const;
const results = ['fits', 'misfit', 'untried'] as const;

/** The results as a text table: call, HTTP status, code, fit with the contract; then the counts. */
export function formatReport(findings: readonly CallResult[]): string {
  const rows = [
    ['接口', 'HTTP', '代码', '结果'],
    ...findings.map(({ name, status, code, result, note }) => [
      name,
      String(status ?? '-'),
      String(code ?? '-'),
      result === 'fits' ? note || labels.fits : `${labels[result]}：${note}`,
    ]),
  ];
  const counts = results.flatMap((kind) => {
    const count = findings.filter(({ result }) => result === kind).length;
    return count > 0 ? `${labels[kind]} ${count}` : [];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, counts.join('，')].join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Chinese characters are two columns wide in a terminal. */
function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
}
