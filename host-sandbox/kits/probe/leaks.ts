import { expect, type Page } from '@playwright/test';
import { snapshotOfHost } from './host-snapshot';

/** Permanent leftovers of the first mount, once per page, because a library has no way to undo them. */
export const allowedLeaks = {
  names: [
    '__app_instance_name_map__', // qiankun, to count the mounts of a name
    'proxy', // qiankun's sandbox, for the scripts of the child it evaluates
    'moudleQiankunAppLifeCycles', // vite-plugin-qiankun, where the page finds the module's functions
    '__reactRouterVersion', // React Router, for browser extensions
    '__zod_globalConfig', // zod, one configuration for all its copies
  ],
  started: [
    /^HTMLDocument listens to selectionchange .*createRoot/, // React, once for all roots
    /^Window listens to message .*\/assets\/(index|libraries)-/, // axios, its stand-in for setImmediate
    /^HTMLHtmlElement listens to click .*\/assets\/(antd-provider|useModal)-/, // antd's Modal, to open where the click was
  ],
};

/** Takes a snapshot of the started host and marks the leak tracker. */
export async function markHost(page: Page) {
  await expect(page.locator('.host-nav [aria-current=page]')).toHaveCount(1);
  const snapshot = await snapshotOfHost(page);
  await page.evaluate(() => window.hostLeakTracker.mark());
  return snapshot;
}

/**
 * Waits until the host is as before, and nothing that was started since the mark is left. Fails if a listener of the
 * host is gone.
 * @param before the result of `markHost`
 * @param allowed patterns of labels of the leak tracker that may stay
 */
export async function expectNoLeaks(page: Page, before: object, allowed: readonly RegExp[] = []) {
  await expect.poll(() => snapshotOfHost(page)).toEqual(before);
  await expect
    .poll(async () => strange(await page.evaluate(() => window.hostLeakTracker.sinceMark())))
    .toEqual([]);
  expect(await page.evaluate(() => window.hostLeakTracker.lostSinceMark())).toEqual([]);

  function strange(started: string[]) {
    return started.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  }
}
