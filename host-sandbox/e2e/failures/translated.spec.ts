import type { Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { messageItems, notificationBell, openMessages } from '../trainee/messages';
import { expect, test } from '../support/fixtures';

/**
 * Translates every page of this tab as Chrome does: each text with Chinese characters is replaced by nested `font`
 * elements, again 60 ms after each change. The original text stays in the translation, so that a test can name it.
 */
function translate() {
  const wrap = () => {
    if (!(document.body instanceof HTMLElement)) return; // a picture
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (/[\u4e00-\u9fff]/.test(text.data) && parent && !parent.closest('font, script, style, textarea'))
        texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `EN ${text.data}`;
      text.replaceWith(outer);
    }
  };
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(wrap, 60);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Waits until the shown page is translated, and expects that no part of it failed. */
async function expectTranslated(page: Page, action: string) {
  await expect(page.locator('main font:visible').first(), action).toBeVisible();
  await expect(page.getByText(/页面出了问题|没有显示成功/), action).toHaveCount(0);
}

test('A translated page works: 17 actions of a visitor, each with its result', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  test.setTimeout(90_000);
  await page.addInitScript(translate);
  await page.goto('/#/login');
  const alert = page.getByRole('main').getByRole('alert').first();
  for (const password of ['Wrong@2026', 'Wrong@2027']) {
    await page.getByLabel('用户名').fill('nobody_knows');
    await page.locator('main input[type=password]').fill(password);
    await page.getByRole('button', { name: /登\s*录/ }).click();
    await expect(alert).toContainText(/还可以|还能|剩余|\d/);
    await expectTranslated(page, password);
  }
  const act = async (action: string, run: () => Promise<unknown>) => {
    await run();
    await expectTranslated(page, action);
  };
  await act('login by code', () => page.getByRole('tab', { name: '短信登录' }).click());
  await act('its missing number', () => page.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText('请输入手机号')).toBeVisible();
  await act('login by password', () => page.getByRole('tab', { name: '密码登录' }).click());
  for (const number of ['OT20260000000001', 'OT20260000000019', '123']) {
    await page.goto('/#/verify');
    await act(number, async () => {
      await page.getByRole('textbox', { name: /证书编号/ }).fill(number);
      await page.keyboard.press('Enter');
      await expect(page.locator('form [role=alert]:visible font').first()).toContainText('编号');
    });
  }
  await page.goto('/#/article');
  const total = page.getByText(/共 .*条/).first();
  await expect(total).toBeVisible();
  // The number of the page, which follows, is in the same element until that is translated.
  const totalOf = async () => /共 (\d+) 条/.exec(await total.innerText())?.[1];
  const before = await totalOf();
  expect(before).toBeDefined();
  await act('a category', () =>
    page
      .getByRole('link', { name: /基地建设/ })
      .first()
      .click(),
  );
  await expect.poll(totalOf).not.toBe(before);
  await act('all categories', () => page.goBack());
  await expect.poll(totalOf).toBe(before);
  for (const address of ['/project', '/hospital', '/index', '/help'])
    await act(address, () => page.goto(`/#${address}`));
  const menu = page.getByRole('navigation', { name: '主菜单' });
  for (const name of [/通知公告/, /证书查验/, /医院新闻/])
    await act(String(name), () => menu.getByRole('link', { name }).first().click());
});

test('A lesson on a translated page plays and pauses, and its time goes on', async ({ page }) => {
  await page.addInitScript(translate);
  await signInByToken(page, 'trainee');
  await page.goto('/#/study/17?lesson=106');
  const video = page.locator('video');
  const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const slider = page.getByRole('slider', { name: '播放位置' });
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await played();
    await page.getByRole('button', { name: '播放', exact: true }).press('Enter');
    await expect.poll(played).toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: '暂停', exact: true }).press('Enter');
    await expectTranslated(page, `turn ${turn}`);
    const shown = await slider.getAttribute('aria-valuetext');
    expect(shown).not.toBeNull();
  }
});

test('The form of the contact page reports its errors on a translated page, drops them, and is sent', async ({
  page,
}) => {
  await page.addInitScript(translate);
  await page.goto('/#/contactus/1');
  const send = page.getByRole('button', { name: /提交留言/ });
  const errors = ['请填写称呼', '请填写答复用的联系方式', '请填写留言内容'];
  for (let turn = 0; turn < 2; turn += 1) {
    await send.click();
    for (const error of errors) await expect(page.getByText(`EN ${error}`).first()).toBeVisible();
    await expectTranslated(page, 'errors');
  }
  for (const [label, value] of [
    [/您的称呼/, '王芳'],
    [/手机、座机或邮箱/, 'wang.fang@example.org'],
    [/留言内容/, '怎样查验证书的真伪？'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value);
  for (const error of errors) await expect(page.getByText(error)).toHaveCount(0);
  await send.click();
  await expect(page.getByText(/留言已送达/).first()).toBeVisible();
  await expectTranslated(page, 'sent');
});

test('Marking all messages as read is undone on a translated page, twice', async ({ page, platform }) => {
  await page.addInitScript(translate);
  await openMessages(page, platform);
  const unread = messageItems(page).filter({ hasText: '未读' });
  await expect(unread).toHaveCount(2);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: /全部标为已读/ }).click();
    await expect(page.getByText(/没有未读消息/).first()).toBeVisible();
    await expect(unread).toHaveCount(0);
    await expectTranslated(page, `read ${turn}`);
    await page.getByRole('button', { name: /撤销/ }).click();
    await expect(unread).toHaveCount(2);
    await expectTranslated(page, `undone ${turn}`);
  }
  await expect(notificationBell(page, 2)).toHaveText('2');
});
