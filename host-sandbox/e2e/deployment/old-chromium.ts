import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { cachedFolder } from '../../platform/testing/build-cache';

/** Old Chromiums for Linux on x64 that come in npm packages. */
export const oldChromiums = {
  88: 'chrome-aws-lambda@5.5.0',
  109: '@sparticuz/chromium@109.0.6',
} as const;
export type OldChromium = keyof typeof oldChromiums;

/**
 * Starts an old Chromium; downloads and unpacks it the first time.
 * @throws Error where the package is unavailable or does not run
 */
async function launchOldChromium(version: OldChromium): Promise<Browser> {
  const name = oldChromiums[version];
  const folder = resolve(
    await cachedFolder(`chromium-${version}`, name.replace(/^.*@/, ''), (empty) => unpack(name, empty)),
  );
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LD_LIBRARY_PATH: `${folder}:${join(folder, 'lib')}`,
    },
  });
  if (!browser.version().startsWith(`${version}.`))
    throw new Error(`${name} brought Chromium ${browser.version()}`);
  return browser;
}

/** Milliseconds in which an old browser opens a page, if it does. */
const openMs = 5000;

/**
 * A page of an old Chromium, with what Playwright needs. In one process, as these browsers run, some starts hang with the
 * first page; the next start opens it.
 * @throws Error where no start of five opens a page
 */
export async function openInOldChromium(
  version: OldChromium,
  options: BrowserContextOptions,
): Promise<{ browser: Browser; page: Page }> {
  for (let start = 1; start <= 5; start += 1) {
    const browser = await launchOldChromium(version);
    const page = await Promise.race([
      browser.newPage(options).catch(() => null),
      new Promise<null>((done) => setTimeout(done, openMs, null)),
    ]);
    if (page) {
      await patchPlaywright(page);
      return { browser, page };
    }
    void browser.close().catch(() => undefined);
  }
  throw new Error(`Chromium ${version} opens no page`);
}

/**
 * Adds what Playwright uses and an old browser lacks, in the page's world and in Playwright's own, also in frames and
 * after each load. The portal uses none of it.
 */
async function patchPlaywright(page: Page): Promise<void> {
  await page.addInitScript(missingParts);
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Runtime.executionContextCreated', ({ context }) => {
    if (!context.name.includes('playwright')) return;
    // a frame may be gone already
    devtools
      .send('Runtime.evaluate', { contextId: context.id, expression: missingParts })
      .catch(() => undefined);
  });
  await devtools.send('Runtime.enable');
}

const missingParts = `
Element.prototype.checkVisibility = Element.prototype.checkVisibility || function () {
  return this.isConnected && this.getClientRects().length > 0;
};`;

/** The package contains its parts compressed once more. */
async function unpack(name: string, folder: string): Promise<void> {
  const packed = await mkdtemp(join(tmpdir(), 'chromium-'));
  try {
    execFileSync('npm', ['pack', name, '--pack-destination', packed], { stdio: 'ignore' });
    for (const file of readdirSync(packed)) execFileSync('tar', ['xzf', join(packed, file), '-C', packed]);
    const parts = join(packed, 'package/bin');
    mkdirSync(folder, { recursive: true });
    for (const part of readdirSync(parts)) {
      const file = join(folder, part.replace(/\.br$/, ''));
      writeFileSync(file, brotliDecompressSync(readFileSync(join(parts, part))));
      if (file.endsWith('.tar')) execFileSync('tar', ['xf', file, '-C', folder]);
    }
    chmodSync(join(folder, 'chromium'), 0o755);
  } finally {
    await rm(packed, { recursive: true, force: true });
  }
}
