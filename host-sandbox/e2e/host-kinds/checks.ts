import { expect } from '@playwright/test';
import { submitLogin } from '../../kits/browser/accounts';
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
  type HostPage,
} from './host-page';

/** A step of the journey; the steps run one after the other on one page. */
type Check = (host: HostPage) => Promise<void>;

const enter: Check = async (host) => {
  await go(host, '培训');
  await expect(session(host)).toHaveAttribute('data-state', /visitor|signedIn/, startMs);
};

const headerStyles = async ({ page }: HostPage) => {
  await page.mouse.move(0, 700); // no link of the host is hovered
  await page
    .locator('#app')
    .evaluate((app) => Promise.all(app.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  return stylesOf(page, 'body > header, body > header *, #app > nav, #app > nav *');
};

/** The steps of a visit and the checks of what the portal leaves in its host, by the heading of their column. */
export const checks = {
  starts: async (host) => {
    await host.page.goto(`${host.url}/${host.name}/`);
    await expectHeading(host.page.locator('[data-page=""]'), '首页', 1);
    await enter(host);
    await expectHeading(portal(host), '', 1);
  },
  'token of the host': async (host) => {
    await host.page.locator('#sign-in').click();
    await expect(session(host)).toHaveAttribute('data-username', 'trainee', startMs);
    await host.page.locator('#sign-out').click();
    await expect(session(host)).toHaveAttribute('data-state', 'visitor');
    await host.page.locator('#sign-in').click();
    await expect(session(host)).toHaveAttribute('data-username', 'trainee', startMs);
  },
  lesson: async (host) => {
    await host.page.locator('#study').click();
    if (host.name === 'iframe') {
      await submitLogin(portal(host).locator('main'), 'trainee');
      await expect(session(host)).toHaveAttribute('data-username', 'trainee', startMs);
      await host.page.locator('#study').click();
    }
    await expectHeading(portal(host), '延误的处理', 2);
    await portal(host).getByRole('button', { name: '播放', exact: true }).click();
    const time = () =>
      portal(host)
        .locator('video:visible')
        .evaluate((video: HTMLVideoElement) => video.currentTime);
    const before = await time();
    // longer than two checks whether it is shown
    await expect.poll(time, startMs).toBeGreaterThan(before + 1.2);
  },
  'leaves nothing': async (host) => {
    await leave(host);
    // the first mount leaves what libraries start once for a page; the second must add nothing
    const before = await markHost(host.page);
    await enter(host);
    await leave(host);
    await whenIdle(host.page);
    await expect.poll(() => startedSince(host.page)).toEqual([]);
    expect(await hostState(host.page)).toEqual(before);
  },
  'comes back': async (host) => {
    await enter(host);
    await expect(session(host)).toHaveAttribute('data-username', 'trainee', startMs);
  },
  'back button': async (host) => {
    await host.page.locator('#study').click();
    await expectHeading(portal(host), '延误的处理', 2);
    const scrollTop = () => host.page.evaluate(() => scrollY);
    const left = await host.page.evaluate(async () => {
      scrollTo(0, 150);
      // the event of the scroll comes before the next frame
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return scrollY;
    });
    expect(left).toBeGreaterThan(0);
    // `click` would scroll to the link
    await host.page.locator('nav').getByRole('link', { name: '首页', exact: true }).dispatchEvent('click');
    await expectLeft(host);
    await host.page.goBack();
    await expectHeading(portal(host), '延误的处理', 2);
    await expect.poll(scrollTop).toBe(left);
    await leave(host);
  },
  'asks about typed text': async (host) => {
    const { page } = host;
    // `page.goBack` would wait for a load, which does not happen where the portal's address is that of a frame.
    const back = () => page.evaluate(() => history.back());
    const choose = (name: string) =>
      portal(host).getByRole('dialog').getByRole('button', { name, exact: true }).click(startMs);
    const field = portal(host).getByLabel('您的称呼');
    const openForm = async () => {
      // until the portal is ready, the host cannot open a page of it
      await expect(async () => {
        await page.locator('#contact').click();
        await expect(field).toBeVisible({ timeout: 1000 });
      }).toPass(startMs);
    };
    await leave(host); // so that Back has a page of the host to show
    await enter(host);
    await expectHeading(portal(host), '', 1);
    await openForm();
    await field.fill('写到一半');
    await go(host, '首页');
    await choose('取消');
    await expect(field).toHaveValue('写到一半');
    await back(); // a page of the portal, which keeps the text
    await expect(field).toBeHidden();
    await back();
    await choose('取消');
    await openForm();
    await expect(field).toHaveValue('写到一半');
    await go(host, '首页');
    await choose('离开');
    await expectLeft(host);
    await go(host, '培训');
    await openForm();
    await expect(field).not.toHaveValue('写到一半'); // empty, or the name of the user
    await field.fill('写到一半');
    await back();
    await expect(field).toBeHidden();
    await back();
    await choose('离开');
    await expectLeft(host);
  },
  'language and theme': async (host) => {
    const appears = async (language: string, theme: string) => {
      await expect(session(host)).toHaveAttribute('lang', language, startMs);
      await expect(session(host)).toHaveAttribute('data-theme', theme, startMs);
    };
    const change = async () => {
      for (const id of ['#language', '#theme']) await host.page.locator(id).click();
    };
    await enter(host);
    await change();
    await appears('en-US', 'dark');
    await change();
    await appears('zh-CN', 'blue-white');
    await leave(host);
  },
  'two at once': async (host) => {
    await go(host, '首页');
    await go(host, '两个门户');
    await expectHeading(portalIn(host, 'one'), '医院新闻', 1);
    await expectHeading(portalIn(host, 'two'), '通知公告', 1);
  },
  'styles of the host stay': async (host) => {
    const during = await headerStyles(host);
    await leave(host);
    expect(await headerStyles(host)).toEqual(during);
  },
  'styles of the portal stay': async (host) => {
    await go(host, '两个门户');
    await expectHeading(portalIn(host, 'one'), '医院新闻', 1);
    await expectHeading(portalIn(host, 'two'), '通知公告', 1);
    for (const id of ['one', 'two'])
      await expect(portalIn(host, id).locator('[aria-busy=true]:visible')).toHaveCount(0);
    const before = await stylesOf(host.page, '.portal *');
    const sheet = await host.page.addStyleTag({ content: unscopedStyles });
    expect(await stylesOf(host.page, '.portal *')).toEqual(before);
    await sheet.evaluate((node: Element) => node.remove());
    await leave(host);
  },
  'errors reach the host': async (host) => {
    await host.page.route('**/api/**', (route) => route.abort());
    await enter(host);
    await expect(host.page.locator('#events')).toContainText('onError PLATFORM_UNAVAILABLE', startMs);
    await leave(host);
    await host.page.unroute('**/api/**');
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
