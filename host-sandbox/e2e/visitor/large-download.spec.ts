import { createCipheriv, createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { attachmentRows } from '../../platform/seed/article-rows';
import { startTestPlatform } from '../../platform/testing/start-test-platform';
import { startFlakyProxy } from '../failures/flaky-proxy';
import { expect, test } from '../support/fixtures';

const megabyte = 1024 * 1024;
/** The soak run downloads the size of a lecture. */
const size = (process.env.SOAK ? 200 : 24) * megabyte;
const name = '新版平台学员使用手册.pdf';
const portalFolder = path.resolve(import.meta.dirname, '../../../dist');

/** Writes incompressible bytes. @returns their SHA-256 */
function writeLarge(file: string): string {
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  const [hash, descriptor] = [createHash('sha256'), openSync(file, 'w')];
  for (let done = 0; done < size; done += megabyte) {
    const part = noise.update(Buffer.alloc(megabyte));
    hash.update(part);
    writeSync(descriptor, part);
  }
  closeSync(descriptor);
  return hash.digest('hex');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Makes the list report the real size. A request while the platform is down fails. */
async function listRealSize(page: Page) {
  await page.route('**/attachment/page', async (route) => {
    const response = await route.fetch().catch(() => null);
    if (!response) return route.abort('connectionreset');
    const body = (await response.json()) as { data: { records: { name: string; size: number }[] } };
    for (const record of body.data.records) if (record.name === name) record.size = size;
    await route.fulfill({ response, json: body });
  });
}

test(`A file of ${size / megabyte} MB arrives intact over a line cut three times and a platform killed once (R7.25)`, async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(process.env.SOAK ? 300_000 : 120_000);
  // code of the home page too may be asked for while the platform is down
  expectConsole(/Failed to load resource|net::ERR|ChunkLoadError/);
  const first = await startTestPlatform({ portalFolder });
  const { dataDir, port, databaseUrl } = first;
  const file = attachmentRows(new Date()).find((row) => row.name === name)?.file ?? '';
  const original = writeLarge(path.join(dataDir, 'media/attachment', file));
  let again: ReturnType<typeof startTestPlatform> | undefined;
  const killAndRestart = async () => {
    await first.kill();
    again = startTestPlatform({ portalFolder, dataDir, port, ...(databaseUrl && { databaseUrl }) });
  };
  const proxy = await startFlakyProxy(port, /^\/media\/attachment\//, [
    { afterBytes: size / 5 },
    { afterBytes: size / 7, onCut: killAndRestart },
    { afterBytes: size / 6 },
    { afterBytes: size / 8 },
  ]);
  try {
    await listRealSize(page);
    await page.goto(`${proxy.url}/#/download`);
    const download = page.waitForEvent('download', { timeout: 0 });
    await page.getByRole('button', { name: `下载 ${name}`, exact: true }).click();
    const progress = page.getByRole('progressbar', { name: `${name} 的下载进度` });
    await expect(progress).toBeVisible();
    // the pressed button has gone
    await expect(page.locator(':focus').filter({ has: progress })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '正在重新连接' })).toBeVisible();
    // The download continues on another page.
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveTitle(/^首页/);

    const saved = await download;
    expect(saved.suggestedFilename()).toBe(name);
    expect(await hashOf(await saved.path())).toBe(original);
    const starts = proxy.ranges().map((range) => Number(/^bytes=(\d+)-$/.exec(range ?? 'bytes=0-')?.[1]));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts.filter((start) => start === 0)).toHaveLength(1);
    expect(new Set(starts).size).toBeGreaterThanOrEqual(5);
    await page.goBack();
    await expect(page.getByRole('button', { name: `下载 ${name}`, exact: true })).toBeVisible();
  } finally {
    await proxy.stop();
    await (await again)?.stop();
    await first.stop();
  }
});
