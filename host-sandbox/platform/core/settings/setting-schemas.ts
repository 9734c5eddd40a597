import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** A setting of the environment. */
export interface Setting<Schema extends z.ZodMiniType> {
  /** Name of the environment variable. */
  readonly env: string;
  /** Used when the variable is absent or empty. */
  readonly fallback: string;
  /** The description, for docs/configuration.md. */
  readonly meaning: string;
  /** Parses the text; its messages are made by `expected`. */
  readonly schema: Schema;
}

/** Declares one setting. */
export function setting<Schema extends z.ZodMiniType>(
  env: string,
  fallback: string,
  meaning: string,
  schema: Schema,
): Setting<Schema> {
  return { env, fallback, meaning, schema };
}

/** The message of a rejected value: both parts complete the sentence "should be …" in their language. */
function expected(chinese: string, english: string): string {
  return `${chinese}\n${english}`;
}

/** The two parts of the first message of an error. */
export function expectedTexts(error: z.core.$ZodError): { chinese: string; english: string } {
  const [chinese = '', english = ''] = error.issues[0]?.message.split('\n') ?? [];
  return { chinese, english };
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  const message = expected(`${least} 到 ${most} 的整数`, `a whole number from ${least} to ${most}`);
  return z.pipe(
    text(message, (value) => /^\d+$/.test(value), Number),
    z.number().check(z.gte(least, message), z.lte(most, message)),
  );
}

/** A TCP port; 0 lets the system choose a free one. */
export const port = wholeNumber(0, 65535);

/** A local IP address. */
export const ipAddress = text(
  expected(' IP 地址，例如 127.0.0.1 或 0.0.0.0', 'an IP address such as 127.0.0.1 or 0.0.0.0'),
  (value) => isIP(value) !== 0,
  (value) => value,
);

/** A folder, absolute or relative to the working directory; gives the absolute path. */
export const folder = z.pipe(
  z.string(),
  z.transform((value: string) => resolve(value)),
);

/** A PostgreSQL URL, or `null` for the embedded database. */
export const postgresAddress = text(
  expected(
    ' postgres://用户:口令@主机:端口/库名 形式的地址',
    'an address such as postgres://user:secret@host:port/database',
  ),
  (value) => value === '' || (/^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value)),
  (value) => value || null,
);

/** Comma-separated origins, each exactly as a browser sends it. */
export const origins = text(
  expected(
    '逗号分隔的来源，例如 http://localhost:11001',
    'origins separated by commas, such as http://localhost:11001',
  ),
  (value) => listOf(value).every((part) => URL.canParse(part) && new URL(part).origin === originOf(part)),
  (value) => listOf(value).map(originOf),
);

/** Hours, fractions allowed, up to a year; gives whole seconds, at least one. */
export const hoursAsSeconds = duration(
  expected('大于 0 且不超过 8760 的小时数', 'hours above 0 and up to 8760'),
  8760,
  3600,
);

/** Minutes, fractions allowed, up to thirty days; gives whole seconds, at least one. */
export const minutesAsSeconds = duration(
  expected('大于 0 且不超过 43200 的分钟数', 'minutes above 0 and up to 43200'),
  43_200,
  60,
);

/** Keys of 32 bytes as base64 (44 characters) or hexadecimal (64), separated by commas, or `null`. */
export const secretKeys = text(
  expected(
    ' 32 字节的密钥，写作 base64 或十六进制，例如 openssl rand -base64 32 的输出；多个用逗号分隔',
    'a key of 32 bytes in base64 or hexadecimal, such as openssl rand -base64 32 prints; several separated by commas',
  ),
  (value) =>
    value === '' || splitAtCommas(value).every((key) => /^([0-9a-f]{64}|[a-z0-9+/]{43}=)$/i.test(key)),
  (value) => {
    if (value === '') return null;
    const keys = splitAtCommas(value).map((key) => Buffer.from(key, key.length === 64 ? 'hex' : 'base64'));
    return keys as [Buffer, ...Buffer[]];
  },
);

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Trusted proxies: addresses, networks, or names of networks; `false` for none. */
export const proxies = text(
  expected(
    `逗号分隔的代理地址、网段，或 ${networkNames.join('、')}`,
    `proxy addresses or networks separated by commas, or ${networkNames.join(', ')}`,
  ),
  (value) =>
    value === '' || splitAtCommas(value).every((part) => networkNames.includes(part) || isNetwork(part)),
  (value) => (value === '' ? (false as const) : splitAtCommas(value)),
);

/** One of a list of values. */
export function allowedValue<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, expected(`以下之一：${values.join('、')}`, `one of ${values.join(', ')}`));
}

/** As `allowedValue`, or `null` when empty, for a default that follows from other settings. */
export function allowedValueOrNull<const Value extends string>(values: readonly Value[]) {
  return text(
    expected(`以下之一：${values.join('、')}`, `one of ${values.join(', ')}`),
    (value) => value === '' || values.some((allowed) => allowed === value),
    (value) => values.find((allowed) => allowed === value) ?? null,
  );
}

/** A text that matches a pattern; both texts complete the sentence "should be …". */
export function matching(pattern: RegExp, chinese: string, english: string) {
  return z.string().check(z.regex(pattern, expected(chinese, english)));
}

function text<Value>(
  message: string,
  accepts: (value: string) => boolean,
  convert: (value: string) => Value,
) {
  return z.pipe(z.string().check(z.refine(accepts, message)), z.transform(convert));
}

function duration(message: string, most: number, secondsPerUnit: number) {
  return text(
    message,
    (value) => Number(value) > 0 && Number(value) <= most,
    (value) => Math.max(1, Math.round(Number(value) * secondsPerUnit)),
  );
}

function splitAtCommas(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

function listOf(value: string): string[] {
  return splitAtCommas(value).filter((part) => part !== '' && part !== '/');
}

function originOf(part: string): string {
  return part.replace(/\/$/, '');
}

function isNetwork(part: string): boolean {
  const [address = '', bits] = part.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}
