import { callNamesOf } from '@/contracts/calls';
import { capabilityNames, type Capability } from '@/contracts/capabilities';
import { printableLine } from '@/contracts/printable';
import { capabilityScreens } from './capability-screens';
import { faultLines, type Bilingual } from './fault';
import { faults } from './faults';
import { guideOf } from './guide';
import type { Finding, Result } from './findings';

const labels: Readonly<Record<Result, string>> = {
  fits: '符合 fits',
  mismatch: '不符合 wrong',
  lacking: '没有 lacking',
  unchecked: '未检查 unchecked',
};

/** The capability that is lost because a platform lacks calls. */
export interface LostCapability {
  readonly capability: Capability;
  /** The screens that need them. */
  readonly screens: Bilingual;
  readonly calls: readonly string[];
}

/** The capabilities that a platform lacks. */
export function lostCapabilitiesOf(findings: readonly Finding[]): LostCapability[] {
  const missing = new Set(findings.filter(({ result }) => result === 'lacking').map(({ call }) => call));
  return capabilityNames.flatMap((capability) => {
    const lost = callNamesOf(capability).filter((name) => missing.has(name));
    return lost.length > 0 ? [{ capability, screens: capabilityScreens[capability], calls: lost }] : [];
  });
}

/** Calls that every platform must have, and that this one lacks. */
export function lackingNeeded(findings: readonly Finding[]): string[] {
  const needed = new Set<string>(callNamesOf('specified'));
  return findings.flatMap(({ result, call }) => (result === 'lacking' && needed.has(call) ? [call] : []));
}

/** Calls that this platform lacks, and that no screen needs. */
function lackingOptional(findings: readonly Finding[]): string[] {
  const optional = new Set<string>(callNamesOf('optional'));
  return findings.flatMap(({ result, call }) => (result === 'lacking' && optional.has(call) ? [call] : []));
}

/** The report as data: each fault with its remedy and its place in the guide, and what the lacking calls cost. */
export function reportOf(findings: readonly Finding[]) {
  return {
    served: isServed(findings),
    findings: findings.map((one) => ({
      ...one,
      ...(one.fault && { remedy: faults[one.fault].remedy, guide: guideOf(one.fault) }),
    })),
    lacking: { needed: lackingNeeded(findings), costs: lostCapabilitiesOf(findings) },
  };
}

/** True for a platform that serves the portal, with the capabilities that it has. */
export function isServed(findings: readonly Finding[]): boolean {
  return lackingNeeded(findings).length === 0 && findings.every(({ result }) => result !== 'mismatch');
}

/**
 * The findings as a text table: check, call, HTTP status, code, result; then the remedy for each fault with its place in
 * the guide, the lost capabilities with their screens, and the counts.
 */
export function formatReport(findings: readonly Finding[]): string {
  const table = formatTable([
    ['检查 check', '接口 call', 'HTTP', '代码 code', '结果 result'],
    ...findings
      .filter(isTried)
      .map(({ check, call, status, code, result, note }) => [
        check,
        call,
        String(status ?? '-'),
        String(code ?? '-'),
        result === 'fits' ? note || labels.fits : `${labels[result]}：${note}`,
      ]),
  ]);
  const counts = (Object.keys(labels) as Result[]).flatMap((kind) => {
    const count = findings.filter(({ result }) => result === kind).length;
    return count > 0 ? `${labels[kind]} ${count}` : [];
  });
  return [...table, ...remedyLines(findings), ...lossLines(findings), counts.join('，')].join('\n');
}

/** Lacking calls are listed by the screens that they cost. */
const isTried = ({ result }: Finding) => result !== 'lacking';

function remedyLines(findings: readonly Finding[]): string[] {
  const found = new Set(findings.flatMap(({ fault }) => fault ?? []));
  return [...found].flatMap((name) => {
    const calls = findings.filter(({ fault }) => fault === name).map(({ call }) => call);
    return [...faultLines(faults[name], [...new Set(calls)].join('、')), `  ${guideOf(name)}`];
  });
}

function lossLines(findings: readonly Finding[]): string[] {
  const [losses, needed] = [lostCapabilitiesOf(findings), lackingNeeded(findings)];
  const optional = lackingOptional(findings);
  return [
    ...(optional.length > 0
      ? ['', `没有页面需要这些没有的接口 / no screen needs these lacking calls：${optional.join('、')}`]
      : []),
    ...(needed.length > 0
      ? ['', `门户不能没有这些接口 / the portal needs these calls：${needed.join('、')}`]
      : []),
    ...(losses.length > 0 ? ['', '没有的接口涉及这些页面 / the lacking calls cost these screens：'] : []),
    ...losses.map(lossLine),
    ...(losses.length > 0
      ? [
          '在配置中关闭它们 / turn them off in the configuration：',
          `  "without": ${JSON.stringify(losses.map(({ capability }) => capability))}`,
          '',
        ]
      : []),
  ];
}

/** The lacking calls of a capability; of one that is partly there, they alone are missing to keep it. */
function lossLine({ capability, screens, calls }: LostCapability): string {
  const { length } = callNamesOf(capability);
  const rest = length - calls.length;
  const isPart =
    rest > 0 ? `（有 ${rest}/${length}，补上即可保留 / ${rest} of ${length} are there, add to keep）` : '';
  return `  ${capability}，${screens.join(' / ')}：${calls.join('、')}${isPart}`;
}

/** Cells may hold texts of the platform. */
function formatTable(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map(printableLine));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Chinese characters are two columns wide in a terminal. */
function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
}
