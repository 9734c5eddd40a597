import path from 'node:path';
import { buildIfNeeded } from '../platform/build-if-needed';
import { shutdownOnSignals } from '../platform/graceful-shutdown';
import { exitWithError } from '../platform/startup-error';
import { startTestPlatform } from '../platform/testing/start-test-platform';
import { buildHostsServer } from './hosts-server';

// `npm run hosts`: every sample host, with a platform of its own on a copy of the sample data.
const port = Number(process.env.HOSTS_PORT ?? 11002);
const root = path.resolve(import.meta.dirname, '../..');
try {
  await buildIfNeeded(root);
  const url = `http://localhost:${port}`;
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
  await hosts.listen({ port, host: 'localhost' });
  shutdownOnSignals(async () => {
    await hosts.close();
    await platform.stop();
  });
  process.stdout.write(`示例宿主：${url}（按 Ctrl-C 结束）\n`);
} catch (error) {
  exitWithError(error);
}
