import { expect } from '@playwright/test';
import { submitLogin } from '../support/accounts';
import { whenIdle } from '../support/when-idle';
import { hostState, markHost, startedSince, stylesOf, unscopedStyles } from './page-snapshots';
import {
  expectHeading,
  expectLeft,
  go,
  leave,
  portal,
  portalIn,
  session,
  startMs,
  type Visit,
} from './visit';

/** A step of the journey; the steps run one after the other on one page. */
type Check = (visit: Visit) => Promise<void>;

const enter: Check = async (visit) => {
  await go(visit, '培训');
  await expect(session(visit)).toHaveAttribute('data-state', /visitor|signedIn/, startMs);
};

const headerStyles = async ({ page }: Visit) => {
  await page.mouse.move(0, 700); // no link of the host is hovered
  await page
    .locator('#app')
    .evaluate((app) => Promise.all(app.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  return stylesOf(page, 'body > header, body > header *, #app > nav, #app > nav *');
};

/** The steps of a visit and the checks of what the portal leaves in its host, by the heading of their column. */
export const checks = {
  starts: async (visit) => {
    await visit.page.goto(`${visit.url}/${visit.name}/`);
    await expectHeading(visit.page.locator('[data-page=""]'), '首页', 1);
    await enter(visit);
    await expectHeading(portal(visit), '', 1);
  },
  'token of the host': async (visit) => {
    await visit.page.locator('#sign-in').click();
    await expect(session(visit)).toHaveAttribute('data-username', 'trainee', startMs);
    await visit.page.locator('#sign-out').click();
    await expect(session(visit)).toHaveAttribute('data-state', 'visitor');
    await visit.page.locator('#sign-in').click();
    await expect(session(visit)).toHaveAttribute('data-username', 'trainee', startMs);
  },
  lesson: async (visit) => {
    await visit.page.locator('#study').click();
    if (visit.name === 'iframe') {
      await submitLogin(portal(visit).locator('main'), 'trainee');
      await expect(session(visit)).toHaveAttribute('data-username', 'trainee', startMs);
      await visit.page.locator('#study').click();
    }
    await expectHeading(portal(visit), '延误的处理', 2);
    await portal(visit).getByRole('button', { name: '播放', exact: true }).click();
    const time = () =>
      portal(visit)
        .locator('video:visible')
        .evaluate((video: HTMLVideoElement) => video.currentTime);
    const before = await time();
    await expect.poll(time).toBeGreaterThan(before);
  },
  'leaves nothing': async (visit) => {
    await leave(visit);
    // the first mount leaves what libraries start once for a page; the second must add nothing
    const before = await markHost(visit.page);
    await enter(visit);
    await leave(visit);
    await whenIdle(visit.page);
    await expect.poll(() => startedSince(visit.page)).toEqual([]);
    expect(await hostState(visit.page)).toEqual(before);
  },
  'comes back': async (visit) => {
    await enter(visit);
    await expect(session(visit)).toHaveAttribute('data-username', 'trainee', startMs);
  },
  'back button': async (visit) => {
    await visit.page.locator('#study').click();
    await expectHeading(portal(visit), '延误的处理', 2);
    await leave(visit);
    await visit.page.goBack();
    await expectHeading(portal(visit), '延误的处理', 2);
    await leave(visit);
  },
  'asks about typed text': async (visit) => {
    const { page, name: kind } = visit;
    const hasOwnEntries = kind !== 'micro-app';
    // `page.goBack` would wait for a load, which does not happen where the portal's address is that of a frame.
    const back = () => page.evaluate(() => history.back());
    const answer = (name: string) =>
      portal(visit).getByRole('dialog').getByRole('button', { name, exact: true }).click(startMs);
    const field = portal(visit).getByLabel('怎么称呼您');
    const openForm = async () => {
      // until the portal is ready, the host cannot open a page of it
      await expect(async () => {
        await page.locator('#contact').click();
        await expect(field).toBeVisible({ timeout: 1000 });
      }).toPass(startMs);
    };
    await leave(visit); // so that Back has a page of the host to show
    await enter(visit);
    await expectHeading(portal(visit), '', 1);
    await openForm();
    await field.fill('写到一半');
    await go(visit, '首页');
    await answer('取消');
    await expect(field).toHaveValue('写到一半');
    // In its mode `pure`, micro-app adds no entries for pages of the portal.
    if (hasOwnEntries) {
      await back(); // a page of the portal, which keeps the text
      await expect(field).toBeHidden();
    }
    await back();
    await answer('取消');
    await openForm();
    await expect(field).toHaveValue('写到一半');
    await go(visit, '首页');
    await answer('离开');
    await expectLeft(visit);
    await go(visit, '培训');
    await openForm();
    await expect(field).toHaveValue('');
    await field.fill('写到一半');
    if (hasOwnEntries) {
      await back();
      await expect(field).toBeHidden();
    }
    await back();
    await answer('离开');
    await expectLeft(visit);
  },
  'language and theme': async (visit) => {
    const appears = async (language: string, theme: string) => {
      await expect(session(visit)).toHaveAttribute('lang', language, startMs);
      await expect(session(visit)).toHaveAttribute('data-theme', theme, startMs);
    };
    const change = async () => {
      for (const id of ['#language', '#theme']) await visit.page.locator(id).click();
    };
    await enter(visit);
    await change();
    await appears('en-US', 'dark');
    await change();
    await appears('zh-CN', 'blue-white');
    await leave(visit);
  },
  'two at once': async (visit) => {
    await go(visit, '首页');
    await go(visit, '两个门户');
    await expectHeading(portalIn(visit, 'one'), '医院新闻', 1);
    await expectHeading(portalIn(visit, 'two'), '通知公告', 1);
  },
  'styles of the host stay': async (visit) => {
    const during = await headerStyles(visit);
    await leave(visit);
    expect(await headerStyles(visit)).toEqual(during);
  },
  'styles of the portal stay': async (visit) => {
    await go(visit, '两个门户');
    await expectHeading(portalIn(visit, 'one'), '医院新闻', 1);
    await expectHeading(portalIn(visit, 'two'), '通知公告', 1);
    for (const id of ['one', 'two'])
      await expect(portalIn(visit, id).locator('[aria-busy=true]:visible')).toHaveCount(0);
    const before = await stylesOf(visit.page, '.portal *');
    const sheet = await visit.page.addStyleTag({ content: unscopedStyles });
    expect(await stylesOf(visit.page, '.portal *')).toEqual(before);
    await sheet.evaluate((node: Element) => node.remove());
    await leave(visit);
  },
  'errors reach the host': async (visit) => {
    await visit.page.route('**/api/**', (route) => route.abort());
    await enter(visit);
    await expect(visit.page.locator('#events')).toContainText('onError PLATFORM_UNAVAILABLE', startMs);
    await leave(visit);
    await visit.page.unroute('**/api/**');
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
