import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../tools/build-if-needed';
import { bindPort } from '../platform/core/process/listener';
import { shutdownOnSignals } from '../platform/core/process/graceful-shutdown';
import { startPlatform } from '../platform/start-platform';
import { sampleAccounts } from '../platform/seed/accounts';
import {
  hostName,
  portalUrlOf,
  readBoundSettings,
  readSettings,
} from '../platform/core/settings/read-settings';
import type { Settings } from '../platform/core/settings/settings';
import { serveShell } from './serve-host';
import { exitWithError } from '../platform/core/process/startup-error';

// `npm start`: the built portal with the sample platform, and the sample host with the portal inside.
const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const given = readSettings(process.env);
  // Takes both ports first: a second start must fail before it builds or opens anything.
  const portalListener = await bindPort(given.portalPort, 'PORTAL_PORT', given.listenAddress);
  const hostListener = await bindPort(given.hostPort, 'HOST_PORT', given.listenAddress);
  const settings = readBoundSettings(process.env, portalListener.port, hostListener.port);
  await buildIfNeeded(root);
  const operatorUrl = settings.operatorUrl || `http://${hostName(settings)}:${settings.hostPort}`;
  const closePlatform = await startPlatform({ ...settings, operatorUrl }, portalListener, root);
  const closeShell = await serveShell(settings, hostListener, {
    shellFolder: fileURLToPath(new URL('../shell/dist', import.meta.url)),
    portalUrl: portalUrlOf(settings),
  });
  shutdownOnSignals(async () => {
    await closeShell();
    await closePlatform();
  });
  process.stdout.write(welcome(settings));
} catch (error) {
  exitWithError(error);
}

function welcome(settings: Settings): string {
  const portal = `http://${hostName(settings)}:${settings.portalPort}`;
  return [
    '',
    `门户：      ${portal}`,
    `示例宿主：  http://${hostName(settings)}:${settings.hostPort}`,
    `接口文档：  ${portal}/api/openapi.json`,
    ...smsHint(settings, portal),
    ...accountHint(settings),
    '按 Ctrl-C 结束。',
    '',
    '',
  ].join('\n');
}

function accountHint({ seed }: Settings): string[] {
  if (seed === 'none') return ['首个管理员：npm run admin -- 用户名'];
  const accounts = sampleAccounts.map(
    ({ username, password, note }) => `  ${username} / ${password}  ${note}`,
  );
  return ['示例账号：', ...accounts];
}

/** Where to read the SMS codes of the sample; a real gateway sends them to phones. */
function smsHint({ smsOutbox }: Settings, portal: string): string[] {
  if (smsOutbox !== 'on') return [];
  return [`短信验证码：示例宿主右侧的“手机屏幕”，或 ${portal}/sandbox/sms`];
}
