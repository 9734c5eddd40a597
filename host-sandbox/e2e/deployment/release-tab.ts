import type { Browser, Locator, Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../tools/build/deploy-files';
import { expectPageLoaded as expectLoadedOnce, type PortalPage } from '../../kits/browser/pages';
import { pageByPattern, portalContainer } from '../audits/host-navigation';
import { signInByToken } from '../../kits/browser/accounts';
import type { ConsoleGuard } from '../support/console-guard';
import { expect as baseExpect } from '../support/fixtures';

/** Kinds of pages: with a form that is being filled in, a video, the portal in the host, or a text. */
export type TabKind = 'typed' | 'study' | 'host' | 'reading';

/** Fifty pages share the processor. */
const expect = process.env.SOAK ? baseExpect.configure({ timeout: 30_000 }) : baseExpect;

const nameField = '您的称呼';
const video = (page: Page) => page.locator('video');
const timeOf = (page: Page) => video(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

interface TabOptions {
  kind: TabKind;
  index: number;
  platformUrl: string;
  hostUrl: string;
}

/** A browser of its own, with an empty cache and one page of a kind. */
export async function openTab(
  browser: Browser,
  guard: ConsoleGuard,
  { kind, index, platformUrl, hostUrl }: TabOptions,
) {
  const context = await browser.newContext({ baseURL: platformUrl });
  const page = await context.newPage();
  // on a busy machine single-spa warns of a start over four seconds
  if (!process.env.SOAK || kind !== 'host') guard.watch(page);
  await servePolicyOfBuild(page, platformUrl);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) failed.push(response.url());
  });
  const portal: Page | Locator = kind === 'host' ? portalContainer(page) : page;
  const notice = page.getByText('网站有了新版本');
  const goneAlert = portal.getByRole('alert').filter({ hasText: '请先返回那里保存' });
  const text = `写到一半 ${index}`;
  const hasText = kind === 'typed' || kind === 'host';
  const hashTo = (address: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  const show = async (pattern: string) => {
    await hashTo(pageByPattern(pattern).address);
    await expectPageLoaded(portal, pageByPattern(pattern));
  };
  const home = {
    typed: '/contactus/1',
    host: '/contactus/1',
    study: '/study/17?lesson=106',
    reading: '/contract',
  }[kind];
  const goHome = async () => {
    await hashTo(home);
    if (kind === 'study') await expect(video(page)).toBeVisible();
    else if (kind === 'reading') await expectPageLoaded(portal, pageByPattern('/contract'));
    else await expect(portal.getByLabel(nameField)).toBeVisible();
  };
  return {
    kind,
    page,
    failed,
    async start() {
      if (kind === 'study') await signInByToken(page, 'trainee');
      await page.goto(kind === 'host' ? `${hostUrl}/training?globalState=off#${home}` : `/#${home}`);
      await goHome();
      if (hasText) await portal.getByLabel(nameField).fill(text);
      if (kind !== 'study') return;
      await page.getByRole('button', { name: '播放', exact: true }).press('Enter');
      await expect.poll(() => timeOf(page)).toBeGreaterThan(3);
      // a short video would end before its check on the last page
      await page.getByRole('button', { name: '暂停', exact: true }).press('Enter');
    },
    /** The user returns to the tab an hour later. */
    comeBack: () =>
      page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 3_600_000;
        document.dispatchEvent(new Event('visibilitychange'));
        Date.now = now;
      }),
    async expectNotice() {
      if (kind === 'host') {
        await expect(page.getByTestId('host-new-version')).toContainText('培训门户有新版本');
        await expect(page.locator('#log li').filter({ hasText: 'onNewVersion(' })).toHaveCount(1);
        await expect(portal.getByText('网站有了新版本')).toHaveCount(0);
        return;
      }
      await expect(notice).toBeVisible();
      await expect(page.getByRole('button', { name: '刷新', exact: true })).toHaveCount(hasText ? 0 : 1);
    },
    visit: show,
    async expectKept() {
      await goHome();
      if (hasText) await expect(portal.getByLabel(nameField)).toHaveValue(text);
    },
    /** A page whose file is gone opens in the new version, or says what to save first. */
    async expectWayOut() {
      const target = pageByPattern('/verify');
      await hashTo(target.address);
      if (!hasText) return expectPageLoaded(portal, target);
      await expect(goneAlert).toBeVisible();
      if (kind !== 'host') return;
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page).toHaveTitle('培训门户 - 国家业务平台');
      await expect(page.locator('#log li').filter({ hasText: 'onError(' })).toHaveText([
        /Loading chunk .*verify-page.* failed.*CHUNK_GONE/,
      ]);
    },
    /** A page whose file exists again. */
    async retry() {
      await goneAlert.getByRole('button', { name: '重试' }).click();
      await expectPageLoaded(portal, pageByPattern('/verify'));
    },
    /** Reloads by the notice: a video continues at its position, and the notice disappears. */
    async reload() {
      const before = kind === 'study' ? await timeOf(page) : 0;
      await page.getByRole('button', { name: '刷新', exact: true }).click();
      await expect(notice).toHaveCount(0);
      await goHome();
      if (kind === 'study') await expect.poll(() => timeOf(page)).toBeGreaterThan(Math.min(1, before));
    },
  };
}

/** The platform takes the policy from the project's build; that of a renamed one has other hashes. */
async function servePolicyOfBuild(page: Page, platformUrl: string): Promise<void> {
  await page.route(`${platformUrl}/`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': contentSecurityPolicy(await response.text()),
    };
    await route.fulfill({ response, headers });
  });
}

/** Again while the processor is busy with other pages. */
const expectPageLoaded = (portal: Page | Locator, page: PortalPage) =>
  expect(() => expectLoadedOnce(portal, page)).toPass({ timeout: 30_000 });
