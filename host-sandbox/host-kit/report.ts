import { faultLines } from '../platform/check/fault';
import { faults, type FaultName } from './faults';
import type { Finding, Result } from './findings';

const labels: Readonly<Record<Result, string>> = { fits: '符合', fault: '有错', untried: '未检查' };
const guide = 'docs/embedding.md';

/** True for a host without faults; checks that could not be tried do not count. */
export const isSound = (findings: readonly Finding[]) => findings.every(({ result }) => result !== 'fault');

/** The report of a check as data: each fault with its remedy and the paragraph of the guide. */
export function reportOf(url: string, findings: readonly Finding[]) {
  return {
    url,
    sound: isSound(findings),
    findings: findings.map((finding) => ({ ...finding, ...remedyOf(finding.fault) })),
  };
}

const remedyOf = (fault: FaultName | null) =>
  fault === null ? {} : { remedy: faults[fault].remedy, guide: `${guide}#${faults[fault].guide}` };

/** The findings as text: the checks, then the remedy for each fault. */
export function formatReport(findings: readonly Finding[]): string {
  const named = [...new Set(findings.flatMap(({ fault }) => fault ?? []))];
  return [
    ...findings.map(({ check, result, note }) => `${labels[result]}  ${check}  ${note}`.trimEnd()),
    ...named.flatMap((name) => [...faultLines(faults[name]), `  ${guide}#${faults[name].guide}`]),
    '',
    countsOf(findings),
  ].join('\n');
}

const countsOf = (findings: readonly Finding[]) =>
  (Object.keys(labels) as Result[])
    .map((kind) => `${labels[kind]} ${findings.filter(({ result }) => result === kind).length}`)
    .join('，');

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The report as an HTML page. */
export function htmlReport(url: string, findings: readonly Finding[]): string {
  const row = ({ check, result, fault, note }: Finding) =>
    `<tr class="${result}"><td>${labels[result]}<td>${escape(check)}<td>${escape(note)}<td>${
      fault === null
        ? ''
        : `${faults[fault].remedy.map(escape).join('<br>')}<br><code>${guide}#${faults[fault].guide}</code>`
    }</tr>`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>宿主检查 ${escape(url)}</title>
<style>
  body { margin: 32px auto; max-width: 1100px; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif }
  table { border-collapse: collapse; width: 100% } th, td { padding: 8px; border-bottom: 1px solid #ccd; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  .fault td:first-child { color: #b42318; font-weight: 600 } .untried { color: #586672 }
</style>
<h1>宿主检查</h1><p><a href="${escape(url)}">${escape(url)}</a>：${countsOf(findings)}</p>
<table><thead><tr><th>结果<th>检查<th>所见<th>怎样改</tr></thead><tbody>${findings.map(row).join('')}</tbody></table></html>
`;
}
