import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPlatform } from '../platform/testing/launch-platform';

/** Runs `npm run check:host` where it cannot start a browser, so that it ends before the check itself. */
async function checkHost(...args: string[]) {
  const env = { CHROMIUM_PATH: '/no/chromium' };
  const child = launchPlatform(env, 'host-sandbox/commands/check-host.ts', args);
  return [await child.exited, child.output()];
}

test('the check of a host says how to call it for an address without http: or https:', async () => {
  const usage = expect.stringMatching(/^用法：npm run check:host .+\n$/) as string;
  expect(await checkHost('localhost:8080/training')).toEqual([1, usage]);
});

test('the check of a host refuses a report in a folder that does not exist before it checks anything', async () => {
  const folder = join(tmpdir(), 'no-such-folder');
  const refusal = expect.stringContaining(`there is no folder ${folder}`) as string;
  expect(await checkHost('http://localhost:1/', '--html', join(folder, 'report.html'))).toEqual([1, refusal]);
});
