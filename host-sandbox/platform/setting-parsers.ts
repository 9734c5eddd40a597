import { resolve } from 'node:path';

/** A TCP port; 0 asks the system for any free one. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new Error('0 到 65535 的整数');
  return Number(text);
}

/** A folder, absolute or below the working directory; gives the absolute path. */
export function folder(text: string): string {
  return resolve(text);
}

/** A PostgreSQL address, or nothing for the embedded database. */
export function postgresAddress(text: string): string | null {
  if (text === '') return null;
  if (!/^postgres(ql)?:\/\/.+/.test(text) || !URL.canParse(text)) {
    throw new Error(' postgres://用户：口令@主机：端口/库名 形式的地址');
  }
  return text;
}

/** Origins separated by commas, each exactly as a browser sends it. */
export function origins(text: string): string[] {
  const list = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const given = list.filter((origin) => origin !== '');
  if (given.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new Error('逗号分隔的来源，例如 http://localhost:11001');
  }
  return given;
}

/** Hours, fractions allowed, up to a year; gives whole seconds, at least one. */
export function hoursAsSeconds(text: string): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= 8760)) throw new Error('大于 0 且不超过 8760 的小时数');
  return Math.max(1, Math.round(hours * 3600));
}

/** One of a list of words. */
export function allowedValue<const Value extends string>(values: readonly Value[]) {
  return (text: string): Value => {
    const found = values.find((value) => value === text);
    if (found === undefined) throw new Error(`以下之一：${values.join('、')}`);
    return found;
  };
}

/** Text that fits a pattern; `expected` completes the sentence "should be …". */
export function matching(pattern: RegExp, expected: string) {
  return (text: string): string => {
    if (!pattern.test(text)) throw new Error(expected);
    return text;
  };
}
