import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** A value is not what a setting takes; each text completes the sentence "should be …" in its language. */
export class Unexpected extends Error {
  constructor(
    readonly chinese: string,
    readonly english: string,
  ) {
    super(english);
  }
}

/** A TCP port; 0 asks the system for any free one. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Unexpected('0 到 65535 的整数', 'a whole number from 0 to 65535');
  return Number(text);
}

/** An address of this machine. */
export function ipAddress(text: string): string {
  if (isIP(text) === 0)
    throw new Unexpected(' IP 地址，例如 127.0.0.1 或 0.0.0.0', 'an IP address such as 127.0.0.1 or 0.0.0.0');
  return text;
}

/** A folder, absolute or below the working directory; gives the absolute path. */
export function folder(text: string): string {
  return resolve(text);
}

/** A PostgreSQL address, or nothing for the embedded database. */
export function postgresAddress(text: string): string | null {
  if (text === '') return null;
  if (!/^postgres(ql)?:\/\/.+/.test(text) || !URL.canParse(text)) {
    throw new Unexpected(
      ' postgres://用户:口令@主机:端口/库名 形式的地址',
      'an address such as postgres://user:secret@host:port/database',
    );
  }
  return text;
}

/** Origins separated by commas, each exactly as a browser sends it. */
export function origins(text: string): string[] {
  const list = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const given = list.filter((origin) => origin !== '');
  if (given.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new Unexpected(
      '逗号分隔的来源，例如 http://localhost:11001',
      'origins separated by commas, such as http://localhost:11001',
    );
  }
  return given;
}

/** Hours, fractions allowed, up to a year; gives whole seconds, at least one. */
export function hoursAsSeconds(text: string): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= 8760))
    throw new Unexpected('大于 0 且不超过 8760 的小时数', 'hours above 0 and up to 8760');
  return Math.max(1, Math.round(hours * 3600));
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new Unexpected(`${least} 到 ${most} 的整数`, `a whole number from ${least} to ${most}`);
    return number;
  };
}

/** Minutes, fractions allowed, up to thirty days; gives whole seconds, at least one. */
export function minutesAsSeconds(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= 43_200))
    throw new Unexpected('大于 0 且不超过 43200 的分钟数', 'minutes above 0 and up to 43200');
  return Math.max(1, Math.round(minutes * 60));
}

/** 32 bytes as base64 (44 signs) or hexadecimal (64), or nothing. */
export function secretKey(text: string): Buffer | null {
  if (text === '') return null;
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  if (!isHex && !/^[A-Za-z0-9+/]{43}=$/.test(text)) {
    throw new Unexpected(
      ' 32 字节的密钥，写作 base64 或十六进制，例如 openssl rand -base64 32 的输出',
      'a key of 32 bytes in base64 or hexadecimal, such as openssl rand -base64 32 prints',
    );
  }
  return Buffer.from(text, isHex ? 'hex' : 'base64');
}

/** Proxies whose forwarded address is believed: addresses, networks, or names of networks; nothing for none. */
export function proxies(text: string): false | string[] {
  if (text === '') return false;
  const list = text.split(',').map((part) => part.trim());
  const isNetwork = (part: string) => {
    const [address = '', bits] = part.split('/');
    return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  };
  if (!list.every((part) => networkNames.includes(part) || isNetwork(part)))
    throw new Unexpected(
      `逗号分隔的代理地址、网段，或 ${networkNames.join('、')}`,
      `proxy addresses or networks separated by commas, or ${networkNames.join(', ')}`,
    );
  return list;
}

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** One of a list of words. */
export function allowedValue<const Value extends string>(values: readonly Value[]) {
  return (text: string): Value => {
    const found = values.find((value) => value === text);
    if (found === undefined)
      throw new Unexpected(`以下之一：${values.join('、')}`, `one of ${values.join(', ')}`);
    return found;
  };
}

/** Text that fits a pattern; both texts complete the sentence "should be …". */
export function matching(pattern: RegExp, chinese: string, english: string) {
  return (text: string): string => {
    if (!pattern.test(text)) throw new Unexpected(chinese, english);
    return text;
  };
}
