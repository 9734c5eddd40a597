import { isIPv6 } from 'node:net';
import type * as z from 'zod/mini';
import { defaults } from '@/contracts/defaults';
import {
  allowedValue,
  expectedTexts,
  folder,
  hoursAsSeconds,
  ipAddress,
  matching,
  minutesAsSeconds,
  origins,
  port,
  postgresAddress,
  proxies,
  secretKey,
  wholeNumber,
} from './setting-schemas';
import { StartupError } from './startup-error';

interface Setting<Schema extends z.ZodMiniType> {
  /** Name of the environment variable. */
  readonly env: string;
  /** Used when the variable is absent or empty. */
  readonly fallback: string;
  /** Description for the documentation. */
  readonly meaning: string;
  /** Parses the text; its messages come from setting-schemas.ts. */
  readonly schema: Schema;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function setting<Schema extends z.ZodMiniType>(
  env: string,
  fallback: string,
  meaning: string,
  schema: Schema,
): Setting<Schema> {
  return { env, fallback, meaning, schema };
}

/** Every environment setting of the sample platform and its host; all are optional. */
export const settingTable = {
  portalPort: setting('PORTAL_PORT', '11000', '门户与平台接口的端口', port),
  hostPort: setting('HOST_PORT', '11001', '示例宿主的端口', port),
  listenAddress: setting(
    'LISTEN_ADDRESS',
    '127.0.0.1',
    '监听的地址；示例账号的密码是公开的，所以默认只有本机能访问，0.0.0.0 或 :: 为所有网卡',
    ipAddress,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'PostgreSQL（15 或更新）地址；不设置时使用数据目录里的内嵌数据库',
    postgresAddress,
  ),
  dataDir: setting('DATA_DIR', '.data', '数据目录：内嵌数据库与媒体文件', folder),
  logLevel: setting('LOG_LEVEL', 'info', '日志级别', allowedValue(logLevels)),
  allowedOrigins: setting('ALLOWED_ORIGINS', '', '可跨域调用接口的来源，逗号分隔；默认是示例宿主', origins),
  product: setting(
    'PRODUCT',
    defaults.product,
    '接口路径中的产品代码',
    matching(
      /^[a-z][a-z0-9-]{0,31}$/,
      '小写字母开头的字母、数字或连字符',
      'letters, digits or hyphens after a small letter',
    ),
  ),
  tokenField: setting(
    'TOKEN_FIELD',
    defaults.tokenField,
    '登录应答中令牌字段的名称',
    matching(
      /^(?!token_type$|expires_in$)[A-Za-z_]\w{0,63}$/,
      '字母、数字或下划线，且不是 token_type、expires_in',
      'letters, digits or underscores, and neither token_type nor expires_in',
    ),
  ),
  tokenSeconds: setting('TOKEN_HOURS', '12', '令牌有效小时数，可为小数', hoursAsSeconds),
  clientId: setting(
    'CLIENT_ID',
    defaults.clientId,
    '登录接口的客户端标识',
    matching(
      /^[\x21-\x39\x3b-\x7e]{1,64}$/,
      '不含冒号与空格的可见字符',
      'visible characters without colon and space',
    ),
  ),
  clientSecret: setting(
    'CLIENT_SECRET',
    defaults.clientSecret,
    '登录接口的客户端口令',
    matching(/^[\x21-\x7e]{1,128}$/, '不含空格的可见字符', 'visible characters without space'),
  ),
  lockFailures: setting('LOCK_FAILURES', '5', '连续输错多少次密码后锁定', wholeNumber(1, 1_000_000)),
  lockSeconds: setting('LOCK_MINUTES', '30', '锁定分钟数，可为小数', minutesAsSeconds),
  passwordDays: setting('PASSWORD_DAYS', '90', '密码有效天数，超过后须先修改', wholeNumber(1, 36_500)),
  signInsPerAddress: setting(
    'SIGN_IN_LIMIT',
    '100',
    '同一地址每 10 分钟可失败的登录、注册、重置次数',
    wholeNumber(1, 1_000_000),
  ),
  verifyPerAddress: setting(
    'VERIFY_LIMIT',
    '60',
    '同一地址每 10 分钟可查验的证书编号数',
    wholeNumber(1, 1_000_000),
  ),
  smsPerPhone: setting('SMS_PHONE_LIMIT', '10', '每个手机号每天最多收到的验证码', wholeNumber(1, 1_000_000)),
  smsPerAddress: setting(
    'SMS_ADDRESS_LIMIT',
    '200',
    '同一地址每天最多发送的验证码',
    wholeNumber(1, 1_000_000),
  ),
  contactPerAddress: setting(
    'CONTACT_LIMIT',
    '10',
    '同一地址每天最多提交的留言数',
    wholeNumber(1, 1_000_000),
  ),
  reportLimit: setting(
    'REPORT_LIMIT',
    '50',
    '同时等待与处理的学习进度上报数，超出的立即请其稍后再报',
    wholeNumber(1, 1_000_000),
  ),
  smsOutbox: setting(
    'SMS_OUTBOX',
    'on',
    '短信写入发件箱并打印在日志中，仅供演示；接入短信网关后应为 off',
    allowedValue(['on', 'off']),
  ),
  captchaCost: setting(
    'CAPTCHA_COST',
    '50000',
    '人机验证最多需要计算的次数；手机约一秒',
    wholeNumber(1, 10_000_000),
  ),
  dataKey: setting(
    'DATA_KEY',
    '',
    '加密身份证号等的 32 字节密钥；不设置时使用数据目录中自动生成的 data.key',
    secretKey,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    '可信的反向代理地址或网段，逗号分隔；不设置时客户端地址取自连接本身',
    proxies,
  ),
  portalFolder: setting('PORTAL_FOLDER', 'dist', '构建好的门户所在目录；不存在时只提供接口', folder),
} as const;

type Table = typeof settingTable;
export type Settings = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> };

/**
 * Reads and checks the settings.
 * @param env the environment, such as `process.env`
 * @throws StartupError naming the variable and what it expects, at the first bad value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(settingTable).map(([key, { env: name, fallback, schema }]) => {
    const parsed = schema.safeParse(env[name]?.trim() || fallback);
    if (parsed.success) return [key, parsed.data];
    const { chinese, english } = expectedTexts(parsed.error);
    throw new StartupError(
      `设置 ${name} 的值不正确，应为${chinese}。请改正后重新启动。`,
      `setting ${name} should be ${english}; correct it and start again`,
    );
  });
  const settings = Object.fromEntries(entries) as Settings;
  checkPorts(settings);
  if (settings.allowedOrigins.length > 0) return settings;
  const names = new Set(['localhost', '127.0.0.1', hostName(settings)]);
  return { ...settings, allowedOrigins: [...names].map((name) => `http://${name}:${settings.hostPort}`) };
}

/** What a browser on this machine calls it by, as in an address. */
export function hostName({ listenAddress }: Pick<Settings, 'listenAddress'>): string {
  if (/^(127\..*|0\.0\.0\.0|::1?)$/.test(listenAddress)) return 'localhost';
  return isIPv6(listenAddress) ? `[${listenAddress}]` : listenAddress;
}

function checkPorts({ portalPort, hostPort }: Settings): void {
  // Zero asks for any free port, which is another each time.
  if (portalPort !== hostPort || portalPort === 0) return;
  throw new StartupError(
    `设置 PORTAL_PORT 与 HOST_PORT 都是 ${portalPort}，应为两个不同的端口。请改正后重新启动。`,
    `settings PORTAL_PORT and HOST_PORT are both ${portalPort} and should be two different ports`,
  );
}
