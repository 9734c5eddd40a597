import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { signInByToken, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { missingArticles, numberedFaults, renderFault } from './numbered-faults';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs `npm run trace -- <number> <log file>`. */
async function trace(number: string, log: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trace-'));
  try {
    const file = path.join(folder, 'portal.log');
    await writeFile(file, log);
    const args = ['--import', 'tsx', 'host-sandbox/platform/commands/trace.ts', number, file];
    const { stdout } = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    return await text(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const fault of process.env.SOAK ? numberedFaults : [renderFault, missingArticles])
  test(`The number that the screen shows for ${fault.name} finds its cause by the command`, async ({
    page,
    platform,
    expectConsole,
  }) => {
    test.setTimeout(60_000);
    if (fault.console) expectConsole(fault.console);
    if (fault.isMember) await signInByToken(page, 'trainee');
    await fault.prepare?.(page);
    let number = '';
    try {
      await platform.control(fault.plant ?? {});
      await page.goto(`/#${fault.address}`);
      if (fault.login) {
        const { login } = fault;
        // Planted at the last moment, so that no other call of the page meets it.
        await page.route('**/oauth2/token?*', async (route) => {
          await platform.control(login);
          await route.continue();
        });
        await page.waitForLoadState('networkidle');
        await submitLogin(page, 'trainee');
      }
      const shown = page.getByText(/错误编号：[\w-]{8,}/).first();
      // the page may replace its first error while it loads
      await expect(async () => {
        number = /错误编号：([\w-]{8,})/.exec(await shown.innerText())?.[1] ?? '';
        expect(number).not.toBe('');
      }).toPass();
    } finally {
      await platform.control({ failAtQuery: null, ...fault.remove });
    }
    const logged = () =>
      platform
        .output()
        .split('\n')
        .filter((line) => line.includes(number))
        .map((line) => (JSON.parse(line) as { msg: string }).msg);
    await expect.poll(logged).toEqual(expect.arrayContaining([...fault.logged]));
    const found = await trace(number, platform.output());
    for (const part of fault.finds)
      if (typeof part === 'string') expect(found).toContain(part);
      else expect(found).toMatch(part);
  });
