import type * as z from 'zod/mini';
import { defaults } from '@/contracts/defaults';
import { limitSettings } from './limit-settings';
import { serviceSettings } from './service-settings';
import {
  allowedValue,
  allowedValueOrNull,
  folder,
  hoursAsSeconds,
  ipAddress,
  matching,
  origins,
  port,
  postgresAddress,
  proxies,
  secretKeys,
  setting,
  wholeNumber,
} from './setting-schemas';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every environment setting of the sample platform and its host; all are optional. */
export const settingTable = {
  portalPort: setting('PORTAL_PORT', '11000', 'Port of the portal and the API', port),
  hostPort: setting('HOST_PORT', '11001', 'Port of the sample host', port),
  listenAddress: setting(
    'LISTEN_ADDRESS',
    '127.0.0.1',
    'Address both listen at. The sample passwords are public, so the default is this machine only; `0.0.0.0` or `::` is every network card, and the sample host then works on other machines with `PORTAL_URL`, and its own address in `ALLOWED_ORIGINS` and `OPERATOR_URL`',
    ipAddress,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'A PostgreSQL (15 or newer) instead of the embedded database',
    postgresAddress,
  ),
  seed: setting(
    'SEED',
    '',
    'What an empty database is filled with: `sample`, fictional content and accounts whose passwords are public, or `none`, dictionaries, categories, menu, routes and help alone. `none` with `DATABASE_URL`, else `sample`',
    allowedValueOrNull(['sample', 'none']),
  ),
  dataDir: setting('DATA_DIR', '.data', 'Data folder: embedded database and media files', folder),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'Log level: `fatal` to `trace`, or `silent`',
    allowedValue(logLevels),
  ),
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    '',
    'Origins that may call the API, separated by commas; the sample host by default',
    origins,
  ),
  frameOrigins: setting(
    'FRAME_ORIGINS',
    '',
    'Origins whose pages may show the portal in an iframe, separated by commas; none but its own by default',
    origins,
  ),
  product: setting(
    'PRODUCT',
    defaults.product,
    'Product code in the paths of calls',
    matching(
      /^[a-z][a-z0-9-]{0,31}$/,
      '小写字母开头的字母、数字或连字符',
      'letters, digits or hyphens after a small letter',
    ),
  ),
  tokenField: setting(
    'TOKEN_FIELD',
    defaults.tokenField,
    'Field of the login response that holds the token',
    matching(
      /^(?!token_type$|expires_in$)[A-Za-z_]\w{0,63}$/,
      '字母、数字或下划线，且不是 token_type、expires_in',
      'letters, digits or underscores, and neither token_type nor expires_in',
    ),
  ),
  tokenSeconds: setting('TOKEN_HOURS', '12', 'Hours a token is valid; may be a fraction', hoursAsSeconds),
  idleMinutes: setting(
    'IDLE_MINUTES',
    '0',
    'Minutes after which an unused session ends before that; `0`: never. Calls that the portal repeats by itself do not count as use',
    wholeNumber(0, 43_200),
  ),
  clientId: setting(
    'CLIENT_ID',
    defaults.clientId,
    'Client id of the login call',
    matching(
      /^[\x21-\x39\x3b-\x7e]{1,64}$/,
      '不含冒号与空格的可见字符',
      'visible characters without colon and space',
    ),
  ),
  clientSecret: setting(
    'CLIENT_SECRET',
    defaults.clientSecret,
    'Client secret of the login call; every browser carries it, so it is an identifier',
    matching(/^[\x21-\x7e]{1,128}$/, '不含空格的可见字符', 'visible characters without space'),
  ),
  ...limitSettings,
  ...serviceSettings,
  captchaCost: setting(
    'CAPTCHA_COST',
    '50000',
    'Hashes that a captcha takes at most; about a second on a phone',
    wholeNumber(1, 10_000_000),
  ),
  hstsDays: setting(
    'HSTS_DAYS',
    '0',
    'Days for which browsers then call this address by https only; set it once TLS is in front, `0` sends nothing',
    wholeNumber(0, 3650),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    '',
    'Bearer token for `/metrics`, which Prometheus reads; without it there is no such page',
    matching(
      /^(|[\x21-\x7e]{32,128})$/,
      ' 32 至 128 个不含空格的可见字符',
      '32 to 128 visible characters without space',
    ),
  ),
  securityContact: setting(
    'SECURITY_CONTACT',
    '',
    'Whom to tell of a security hole, as `mailto:` or `https:` address; published in `/.well-known/security.txt`',
    matching(
      /^(|mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      ' mailto: 或 https: 地址',
      'a mailto: or https: address',
    ),
  ),
  portalUrl: setting(
    'PORTAL_URL',
    '',
    'Public address of the portal, such as `https://portal.example.org`, for the browsers of the sample host; by default the portal’s port on this machine',
    matching(
      /^(|https?:\/\/[^\s/]+)$/,
      '以 http: 或 https: 开头、末尾没有斜线的地址',
      'an http: or https: address without a path',
    ),
  ),
  operatorUrl: setting(
    'OPERATOR_URL',
    '',
    'Address of the operators’ pages, which the menu then shows to operators; `npm start` takes those of the sample host',
    matching(/^(|https?:\/\/\S+)$/, ' http: 或 https: 地址', 'an http: or https: address'),
  ),
  dataKey: setting(
    'DATA_KEY',
    '',
    'Key of 32 bytes, base64 or hexadecimal, that encrypts ID numbers; by default `data.key` in the data folder. Former keys follow it, separated by commas; they only read. Instances that share a database share it',
    secretKeys,
  ),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    '0',
    'Seconds for which a process that is told to end still serves while `/readyz` answers 503, so that a load balancer sends no more requests. Longer than the interval of its health checks',
    wholeNumber(0, 60),
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    'Trusted proxies, such as `loopback`; without it limits count the address of the connection',
    proxies,
  ),
  portalFolder: setting(
    'PORTAL_FOLDER',
    'dist',
    'Folder of the built portal; without it only the API is served',
    folder,
  ),
  keepBuildDays: setting(
    'KEEP_BUILD_DAYS',
    '7',
    'Days for which the files of a replaced build are still served, so that open pages go on working',
    wholeNumber(0, 3650),
  ),
} as const;

type Table = typeof settingTable;
/** The settings as given; some defaults follow from others. */
export type GivenSettings = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> };
export type Settings = Omit<GivenSettings, 'seed' | 'smsOutbox'> & {
  readonly seed: 'sample' | 'none';
  readonly smsOutbox: 'on' | 'off';
};
