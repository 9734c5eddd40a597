import type { Locator, Page } from '@playwright/test';
import { signInByToken, submitLogin } from '../../kits/browser/accounts';
import { wholeTag } from '../../../tools/testing/lanes';
import { expect, test } from '../support/fixtures';
import { makeImage } from '../support/make-image';
import { axeViolations } from './axe-check';
import { expectKeyboardAccess } from './keyboard';
import { withAppearance, appearances, switchAppearance, type AppearanceChoice } from './appearances';
import { expectWithinBudget } from './page-budget';
import { expectLoaded, openPage, pages, type PortalPage } from '../../kits/browser/pages';
import { expectSoundLayout, findOverflow } from './reflow';
import { lowStateContrast } from './state-contrast';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pixels. 320 is 1280 at 400 % zoom, as WCAG reflow requires. */
const widths = [1280, 360, 320];
/** Widths at which the layout must fit, including one between desktop and phone. */
const layoutWidths = [1280, 768, 360, 320];

const [[, light], ...others] = Object.entries<AppearanceChoice>(appearances) as [
  [string, AppearanceChoice],
  ...[string, AppearanceChoice][],
];

/** Pages that one test walks. The first load in a new browser context, and the first run of axe there, cost twice as much. */
const walkLength = 9;

for (const role of ['visitor', 'trainee', 'admin'] as const) {
  const entries = [...pages.entries()].filter(([, entry]) => entry.role === role);
  for (let start = 0; start < entries.length; start += walkLength) {
    const walk = entries.slice(start, start + walkLength);
    const patterns = walk.map(([, { pattern }]) => pattern).join(' ');
    test(
      `Each page stays within its budget, works by keyboard, is readable, also under the pointer, focused and pressed, and passes axe, wide and light, and narrow in another appearance: ${patterns}`,
      {
        // every day the first pages of a visitor; all others in the whole run
        tag: role === 'visitor' && start === 0 ? [] : wholeTag,
      },
      async ({ page }) => {
        await forgetAtEachLoad(page);
        for (const [index, entry] of walk)
          for (const [name, other] of process.env.SOAK
            ? others
            : [others[index % others.length] ?? ['light', light]]) {
            test.setTimeout(test.info().timeout + 20_000);
            await test.step(`${entry.pattern}, ${name}`, () => expectAccessible(page, entry, other));
          }
      },
    );
  }
}

/** Starts every load without what an earlier page stored, as the first load of a visit does. */
async function forgetAtEachLoad(page: Page) {
  await page.addInitScript(() => {
    // about:blank has no storage.
    if (location.protocol === 'about:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** One load of the page: axe and layout in the default appearance and in another one; then the keyboard. */
async function expectAccessible(page: Page, entry: PortalPage, other: AppearanceChoice) {
  await openWithAppearance(page, entry, light);
  await expectWithinBudget(page, entry);
  await expectReadable(page, entry.pattern, layoutWidths, process.env.SOAK ? widths : [1280]);
  for (const theme of ['dark', 'contrast', 'light'] as const) {
    await switchAppearance(page, appearances[theme]);
    await expectLoaded(page);
    expect.soft(await lowStateContrast(page), `${entry.pattern}, ${theme}, states of controls`).toEqual([]);
  }
  await switchAppearance(page, other);
  await expectLoaded(page);
  // colours alone do not move anything
  const isReflowed = 'language' in other || 'extra' in other;
  const inOther = `${entry.pattern}, ${JSON.stringify(other)}`;
  await expectReadable(page, inOther, isReflowed ? layoutWidths : [360], process.env.SOAK ? widths : [360]);
  await switchAppearance(page, light);
  // last, because leaving an empty field shows its error
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectKeyboardAccess(page);
}

/** The layout is sound at every width, and axe finds nothing at those of `axeAt`. */
async function expectReadable(
  page: Page,
  state: string,
  layoutAt: readonly number[],
  axeAt: readonly number[],
) {
  for (const width of new Set([...layoutAt, ...axeAt])) {
    await page.setViewportSize({ width, height: 800 });
    if (layoutAt.includes(width)) await expectSoundLayout(page, `${state}, ${width} px`);
    if (axeAt.includes(width)) expect.soft(await axeViolations(page), `${state}, ${width} px`).toEqual([]);
  }
}

async function openWithAppearance(page: Page, entry: PortalPage, appearance: AppearanceChoice) {
  await withAppearance(page, appearance);
  await openPage(page, appearance.language === 'en-US' ? { ...entry, heading: /./ } : entry);
  expect(new URL(page.url()).hash).toBe(`#${entry.address}`);
}

/** From the bottom of one element to the top of another below it, in pixels. */
async function spaceBetween(upper: Locator, lower: Locator): Promise<number> {
  const bottom = await upper.evaluate((element) => element.getBoundingClientRect().bottom);
  return (await lower.evaluate((element) => element.getBoundingClientRect().top)) - bottom;
}

/** Runs axe on the state that the page is in, wide and narrow, light and dark, and leaves it wide and light. */
type Check = (state: string) => Promise<void>;

/** States that no address shows by itself, each with the steps that produce it; one line is one load. */
const states: Readonly<Record<string, (page: Page, check: Check) => Promise<void>>> = {
  async 'wrong fields, the login by code, a rejected login, the greeting and a page that is long under way'(
    page,
    check,
  ) {
    await page.goto('/#/login');
    await page.getByRole('button', { name: /登\s*录/ }).click();
    await expect(page.getByText('用户名不能为空')).toBeVisible();
    await check('wrong fields');
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('请输入手机号')).toBeVisible();
    await check('the login by code');
    await page.getByRole('tab', { name: '密码登录' }).click();
    await submitLogin(page, 'trainee', 'Wrong@2026');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await check('a rejected login');
    await submitLogin(page, 'trainee');
    await expect(page.getByText('欢迎登录')).toBeVisible();
    await check('the greeting');
    await expectLoaded(page);
    await page.route('**/assets/article-list-page-*.js', () => undefined);
    await page.goto('/#/article');
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await check('a page that is long under way');
  },
  async 'a registration that is not filled in, and the privacy policy over it'(page, check) {
    await page.goto('/#/register');
    await page.getByRole('button', { name: /^注\s*册$/ }).click();
    await expect(page.getByText('请输入所在医院')).toBeVisible();
    const lastRule = page.getByRole('list', { name: '密码规则' }).getByRole('listitem').last();
    expect(await spaceBetween(lastRule, page.getByText('再次输入密码', { exact: true }))).toBeGreaterThan(12);
    await check('a registration that is not filled in');
    await page.getByRole('button', { name: '《隐私政策》' }).click();
    await expect(page.getByRole('dialog')).toContainText('十一、政策的更新');
    await check('the privacy policy over the registration');
  },
  async 'a list without entries, and content that could not be loaded'(page, check) {
    await page.goto('/#/article?page=999');
    await expect(page.getByText('没有这一页')).toBeVisible();
    await check('a list without entries');
    await page.route('**/article/page', (route) =>
      route.fulfill({ json: { code: 'B0500', msg: '平台维护中' } }),
    );
    await page.goto('/#/article');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await check('content that could not be loaded');
  },
  async 'a platform that is down'(page, check) {
    await page.route('**/unify-cms/**', (route) =>
      route.fulfill({ json: { code: 'B0500', msg: '平台维护中' } }),
    );
    await page.goto('/#/index');
    await page.getByText('错误编号', { exact: true }).click();
    await page.unroute('**/unify-cms/**');
    await check('a platform that is down');
  },
  async 'a dialog with wrong fields, a picture that is being cropped, and the login over a page'(
    page,
    check,
  ) {
    await signInByToken(page, 'trainee');
    await page.goto('/#/uc/userInfo');
    await expectLoaded(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: '更换身份证号' }).click();
    await dialog.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('请先单独同意处理身份证号')).toBeVisible();
    await check('a dialog with wrong fields');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const buffer = await makeImage(page, { width: 90, height: 60, type: 'image/png' });
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('application')).toBeVisible();
    await check('a picture that is being cropped');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('邮箱').fill('');
    await page.route('**/userInfo/doEdit', (route) =>
      route.fulfill({ json: { code: 'A0401', msg: '登录已过期，请重新登录' } }),
    );
    await page.getByRole('button', { name: '保存资料' }).click();
    await expect(dialog).toBeVisible();
    await check('the login over a page');
  },
};

for (const [shown, produce] of Object.entries(states)) {
  test(`axe finds nothing in ${shown}, wide or narrow, light or dark`, async ({ page, expectConsole }) => {
    test.setTimeout(90_000); // three runs of axe a state
    // Chromium logs the failed request.
    if (shown.includes('a rejected login')) expectConsole('the server responded with a status of 400');
    await produce(page, async (state) => {
      await expectNoViolations(page, state, process.env.SOAK ? widths : [1280, 320]);
      await switchAppearance(page, appearances.dark);
      await expectNoViolations(page, `${state}, dark`, process.env.SOAK ? widths : [360]);
      await switchAppearance(page, light);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
}

async function expectNoViolations(page: Page, state: string, axeAt: readonly number[]) {
  for (const width of axeAt) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await axeViolations(page), `${state}, ${width} px`).toEqual([]);
  }
  expect.soft(await lowStateContrast(page), `${state}, states of controls`).toEqual([]);
}

test('axe finds nothing in the open menus of a narrow header, and they fit it, light and in English in large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const home = { pattern: '/index', address: '/index', role: 'trainee', heading: '首页' } as const;
  await openWithAppearance(page, home, light);
  for (const name of ['light', 'English in large text'] as const) {
    await switchAppearance(page, appearances[name]);
    await expectLoaded(page);
    const menus = await page.getByRole('banner').locator('button[aria-expanded]:visible').all();
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      await menu.click();
      // Only the menu: it covers what is behind it while it is open.
      expect(await axeViolations(page, '[aria-expanded=true] + *')).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});
