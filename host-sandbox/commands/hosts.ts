import path from 'node:path';
import { buildIfNeeded } from '../../tools/build-if-needed';
import { shutdownOnSignals } from '../platform/core/process/graceful-shutdown';
import { bindPort } from '../platform/core/process/listener';
import { readSetting } from '../platform/core/settings/read-settings';
import { port, setting } from '../platform/core/settings/setting-schemas';
import { exitWithError } from '../platform/core/process/startup-error';
import { startTestPlatform } from '../platform/testing/start-test-platform';
import { buildHostsServer } from '../hosts/hosts-server';

// `npm run hosts`: every sample host, with a platform of its own on a copy of the sample data.
const root = path.resolve(import.meta.dirname, '../..');
try {
  const hostsPort = setting('HOSTS_PORT', '11002', 'Port of the sample hosts', port);
  // first: a taken port must fail before anything is built or copied
  const listener = await bindPort(readSetting(hostsPort, process.env.HOSTS_PORT), 'HOSTS_PORT');
  await buildIfNeeded(root);
  const url = `http://localhost:${listener.port}`;
  const platform = await startTestPlatform({
    portalFolder: path.join(root, 'dist'),
    env: { ALLOWED_ORIGINS: url, FRAME_ORIGINS: url },
  });
  const hosts = await buildHostsServer({
    portalEntry: `${platform.url}/`,
    apiBase: `${platform.url}/api`,
    product: 'train',
    clientId: 'portal',
    clientSecret: 'portal',
    tokenField: 'access_token',
  });
  await listener.serve((request, response) => hosts.routing(request, response));
  shutdownOnSignals(async () => {
    await listener.close();
    await hosts.close();
    await platform.stop();
  });
  process.stdout.write(`示例宿主：${url}（按 Ctrl-C 结束）\n`);
} catch (error) {
  exitWithError(error);
}
