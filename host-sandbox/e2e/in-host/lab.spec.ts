import type { Page } from '@playwright/test';
import { stateGroups, states } from '../../hosts/lab/states';
import { expect, test } from '../support/fixtures';

const { 属性: props = {}, ...failureGroups } = stateGroups;
const failures = Object.values(failureGroups).flatMap((group) => Object.keys(group));
/** States that must run alone, because other states disturb them. */
const alone = ['basePath', 'history', 'initialPath', 'messages', 'token', 'onReady', 'onNavigate'];
const alsoAlone = ['onUnsavedChange', 'onSessionExpired', 'onError', 'onNewVersion', 'navigate'];
const together = Object.keys(props).filter((name) => ![...alone, ...alsoAlone].includes(name));
/** One failure of each kind; the soak run has them all. */
const chosen = process.env.SOAK
  ? [...alone, ...alsoAlone, ...failures]
  : ['onNavigate', 'UNEXPECTED', 'PLATFORM_UNAVAILABLE', 'missing'];

test('Each state of the lab has its effect, and no effect without the state', async ({
  page,
  hosts: { url },
  expectConsole,
}) => {
  test.setTimeout(process.env.SOAK ? 240_000 : 60_000);
  expectConsole(/Error|Failed to load|ERR_|Dictionaries/);
  await page.goto(`${url}/lab/`);
  await expect(page.locator('#portal h1')).toBeVisible();
  await expect(page.locator('#states output[data-seen]')).toHaveCount(0);
  await page.goto(`${url}/lab/?on=${together.join(',')}`);
  for (const name of together) await expectSeen(page, name);
  const [first = '', ...others] = chosen;
  await page.getByRole('button', { name: '全部关掉' }).click();
  await page
    .locator('#states')
    .getByRole('checkbox', { name: states[first]?.what ?? '', exact: true })
    .check();
  await expectSeen(page, first);
  for (const name of others) {
    await turnOnly(page, name);
    await expectSeen(page, name);
  }
});

/** Turns a state on and all others off, with one mount instead of two. */
const turnOnly = (page: Page, name: string) =>
  page.locator('#states input').evaluateAll((boxes: HTMLInputElement[], wanted) => {
    for (const box of boxes) box.checked = box.name === wanted;
    boxes.find(({ checked }) => checked)?.dispatchEvent(new Event('change'));
  }, name);

const mark = (page: Page, name: string) => page.locator(`#states output[data-state="${name}"]`);

const expectSeen = (page: Page, name: string) =>
  expect.soft(mark(page, name), name).toHaveText('已看到', { timeout: 10_000 });
