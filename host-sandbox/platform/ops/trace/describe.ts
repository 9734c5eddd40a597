import { printable, printableLine } from '@/contracts/printable';
import type { FoundLine } from './find-lines';

/**
 * Describes the log lines of an error, the cause first: the browser's error, the failed query, then the request itself.
 * @param mapFrame maps a position in a built script to its source
 */
export function describeTrace(
  number: string,
  found: readonly FoundLine[],
  mapFrame: (frame: string) => string,
): string {
  const parts = [...found].sort((a, b) => rank[a.msg] - rank[b.msg]).map((line) => describe(line, mapFrame));
  return [`错误编号 ${printableLine(number)}`, ...(parts.length > 0 ? parts : [nothingFound])].join('\n\n');
}

const rank: Readonly<Record<FoundLine['msg'], number>> = {
  'browser error': 0,
  'request failed': 1,
  'answer does not fit the contract': 2,
  'caller left': 3,
  answered: 4,
  other: 5,
};

const nothingFound = `日志中没有这个编号。可能是：
- 请求没有到达平台：浏览器与平台之间的网络中断，或前面的代理没有转发；
- 日志已经轮换，或应由别的进程、别的文件中查找；
- 编号抄写有误，字母区分大小写。`;

function describe(line: FoundLine, mapFrame: (frame: string) => string): string {
  switch (line.msg) {
    case 'browser error':
      return section('浏览器中的错误', at(line.time), [
        `页面：${line.page}`,
        line.message,
        ...line.frames.map((frame) => `at ${mapFrame(frame)}`),
      ]);
    case 'request failed': {
      const { type, message, code, table, constraint, query, frames } = line.error;
      const facts = [code && `代码 ${code}`, table && `表 ${table}`, constraint && `约束 ${constraint}`];
      return section(query ? '失败的 SQL 语句' : '平台中的错误', at(line.time), [
        [`${type}: ${message}`, ...facts.filter(Boolean)].join('，'),
        ...(query ? [query] : []),
        ...frames,
      ]);
    }
    case 'answer does not fit the contract':
      return section('应答不符合接口约定', at(line.time), [line.path, ...line.fields]);
    case 'caller left':
      return section('浏览器没有等到应答', at(line.time), [
        `${line.method} ${line.path}，${line.milliseconds} 毫秒后连接断开${userOf(line.user)}`,
        '浏览器的等待超过时限，或网络中断。',
      ]);
    case 'answered':
      return section('请求', at(line.time), [
        [
          [line.method, line.path].filter(Boolean).join(' ') || '不是 HTTP 请求',
          `状态 ${line.status}`,
          ...(line.milliseconds === undefined ? [] : [`${line.milliseconds} 毫秒`]),
          ...(line.reason ? [line.reason] : []),
        ].join('，') + userOf(line.user),
      ]);
    case 'other':
      return section('其他日志', '', [line.text]);
  }
}

const userOf = (user: string | undefined) => (user === undefined ? '' : `，用户 ${user}`);

/** The lines may be written by strangers: they are indented, and none can look like a title. */
const section = (title: string, time: string, lines: readonly string[]) =>
  [`【${title}】${time}`, ...lines.flatMap((line) => printable(line).split('\n').map(indented))].join('\n');

const indented = (line: string) =>
  `    ${line.replace(/[【】]/g, (bracket) => `\\u${bracket.charCodeAt(0).toString(16)}`)}`;

const at = (time: number) => new Date(time).toISOString();
