import { isIPv6 } from 'node:net';
import type * as z from 'zod/mini';
import { expectedTexts, type Setting } from './setting-schemas';
import { settingTable, type GivenSettings, type Settings } from './settings';
import { StartupError } from '../process/startup-error';

/**
 * Reads and checks the settings.
 * @param env the environment, such as `process.env`
 * @throws StartupError naming the variable and what it expects, at the first bad value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(settingTable).map(([key, setting]) => [
    key,
    readSetting<z.ZodMiniType>(setting, env[setting.env]),
  ]);
  const settings = withDefaults(Object.fromEntries(entries) as GivenSettings);
  checkPorts(settings);
  checkOutbox(settings);
  if (settings.allowedOrigins.length > 0) return settings;
  const names = new Set(['localhost', '127.0.0.1', hostName(settings)]);
  return { ...settings, allowedOrigins: [...names].map((name) => `http://${name}:${settings.hostPort}`) };
}

/**
 * Reads and checks one setting.
 * @param text value of its variable
 * @throws StartupError naming the variable and what it expects
 */
export function readSetting<Schema extends z.ZodMiniType>(
  { env: name, fallback, schema }: Setting<Schema>,
  text: string | undefined,
): z.output<Schema> {
  const parsed = schema.safeParse(text?.trim() || fallback);
  if (parsed.success) return parsed.data;
  const { chinese, english } = expectedTexts(parsed.error);
  throw new StartupError(
    `设置 ${name} 的值不正确，应为${chinese}。请改正后重新启动。`,
    `setting ${name} should be ${english}; correct it and start again`,
  );
}

/**
 * The settings once both ports are bound: defaults that follow from a port get the one that the system chose for 0.
 * @param env as for `readSettings`
 */
export function readBoundSettings(
  env: Readonly<Record<string, string | undefined>>,
  portalPort: number,
  hostPort: number,
): Settings {
  return readSettings({ ...env, PORTAL_PORT: String(portalPort), HOST_PORT: String(hostPort) });
}

/** Settings whose default follows from others: sample data and readable SMS are only for a local machine. */
function withDefaults(given: GivenSettings): Settings {
  const seed = given.seed ?? (given.databaseUrl ? 'none' : 'sample');
  const isTrial = seed === 'sample' && isLoopback(given.listenAddress);
  return { ...given, seed, smsOutbox: given.smsOutbox ?? (isTrial ? 'on' : 'off') };
}

/** Anybody could read the codes and sign in with them. */
function checkOutbox({ smsOutbox, listenAddress }: Settings): void {
  if (smsOutbox === 'off' || isLoopback(listenAddress)) return;
  throw new StartupError(
    `设置 SMS_OUTBOX=on 会向网络公开短信验证码，只能与本机监听地址（LISTEN_ADDRESS）同用，而现在是 ${listenAddress}。请去掉其中一个。`,
    `SMS_OUTBOX=on would publish SMS codes and goes with a loopback LISTEN_ADDRESS alone: leave one of them out`,
  );
}

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';

/** The host name for links on this machine. */
export function hostName({ listenAddress }: Pick<Settings, 'listenAddress'>): string {
  if (/^(127\..*|0\.0\.0\.0|::1?)$/.test(listenAddress)) return 'localhost';
  return isIPv6(listenAddress) ? `[${listenAddress}]` : listenAddress;
}

/** URL of the portal for the sample host, without a trailing slash. */
export function portalUrlOf(settings: Pick<Settings, 'portalUrl' | 'portalPort' | 'listenAddress'>): string {
  return settings.portalUrl || `http://${hostName(settings)}:${settings.portalPort}`;
}

function checkPorts({ portalPort, hostPort }: Settings): void {
  // With 0 the system chooses a free port, a different one each time.
  if (portalPort !== hostPort || portalPort === 0) return;
  throw new StartupError(
    `设置 PORTAL_PORT 与 HOST_PORT 都是 ${portalPort}，应为两个不同的端口。请改正后重新启动。`,
    `settings PORTAL_PORT and HOST_PORT are both ${portalPort} and should be two different ports`,
  );
}
