import { faultLines } from '../platform/fault';
import { printableLine } from '@/contracts/printable';
import { faults, type FaultName } from './faults/faults';
import type { Finding, Result } from './findings';

const labels: Readonly<Record<Result, string>> = {
  fits: '符合 fits',
  fault: '有错 wrong',
  untried: '未证明 not proven',
};
/** Folder of the guide. */
const guides = 'docs';

/** True for a host without faults; checks that could not be tried do not count. */
export const isSound = (findings: readonly Finding[]) => countOf(findings, 'fault') === 0;

/** True for a host whose every check was tried and fits. */
export const isProven = (findings: readonly Finding[]) =>
  isSound(findings) && countOf(findings, 'untried') === 0;

const countOf = (findings: readonly Finding[], kind: Result) =>
  findings.filter(({ result }) => result === kind).length;

/** The report of a check as data: each fault with its remedy and the paragraph of the guide. */
export function reportOf(url: string, findings: readonly Finding[]) {
  const counts = { fits: 0, fault: 0, untried: 0 } satisfies Record<Result, number>;
  for (const { result } of findings) counts[result] += 1;
  return {
    url,
    sound: isSound(findings),
    proven: isProven(findings),
    counts,
    findings: findings.map((finding) => ({ ...finding, ...remedyOf(finding.fault) })),
  };
}

const remedyOf = (fault: FaultName | null) =>
  fault === null ? {} : { remedy: faults[fault].remedy, guide: `${guides}/${faults[fault].guide}` };

/** The findings as text: the checks, then the remedy for each fault, the counts and the verdict. */
export function formatReport(findings: readonly Finding[]): string {
  const named = [...new Set(findings.flatMap(({ fault }) => fault ?? []))];
  return [
    ...findings.map(({ check, result, note }) =>
      printableLine(`${labels[result]}  ${check}  ${note}`.trimEnd()),
    ),
    ...named.flatMap((name) => [...faultLines(faults[name]), `  ${guides}/${faults[name].guide}`]),
    '',
    countsOf(findings),
    verdictOf(findings),
  ].join('\n');
}

const countsOf = (findings: readonly Finding[]) =>
  (Object.keys(labels) as Result[]).map((kind) => `${labels[kind]} ${countOf(findings, kind)}`).join('，');

/** A page that offers little must not look like one that was checked. */
function verdictOf(findings: readonly Finding[]): string {
  const count = countOf(findings, 'untried');
  if (!isSound(findings)) return '这个宿主有错 / this host has faults';
  if (count === 0) return '每一项都检查过并且符合 / every check was tried and fits';
  return `没有发现错误，但有 ${count} 项没有证明 / no fault was found, but not proven: ${count}`;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The report as an HTML page.
 * @param guidesAddress address of docs/ from the page
 */
export function htmlReport(url: string, findings: readonly Finding[], guidesAddress = guides): string {
  const help = (fault: FaultName) => {
    const { remedy, guide } = faults[fault];
    return `${remedy.map(escape).join('<br>')}<br><a href="${escape(`${guidesAddress}/${guide}`)}">${guides}/${guide}</a>`;
  };
  const row = ({ check, result, fault, note }: Finding) =>
    `<tr class="${result}"><td>${labels[result]}<td>${escape(check)}<td>${escape(note)}<td>${fault === null ? '' : help(fault)}</tr>`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>宿主检查 host check ${escape(url)}</title>
<style>
  body { margin: 32px auto; max-width: 1100px; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif }
  table { border-collapse: collapse; width: 100% } th, td { padding: 8px; border-bottom: 1px solid #ccd; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  .fault td:first-child { color: #b42318; font-weight: 600 } .untried td:first-child { color: #8a4b00; font-weight: 600 }
</style>
<h1>宿主检查 / host check</h1><p><a href="${escape(url)}">${escape(url)}</a>：${countsOf(findings)}</p>
<p><strong>${verdictOf(findings)}</strong></p>
<table><thead><tr><th>结果 result<th>检查 check<th>所见 observation<th>怎样改 remedy</tr></thead><tbody>${findings.map(row).join('')}</tbody></table></html>
`;
}
