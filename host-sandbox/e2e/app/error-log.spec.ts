import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';

const opener = (page: Page, count: number) => page.getByRole('button', { name: `错误日志（${count}）` });
const log = (page: Page) => page.getByRole('dialog', { name: '错误日志' });

test('An error that nobody caught is in the log, newest first, without secrets, and can be cleared after a confirmation (R3.21, R8.26, R8.30, R10.71)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('uncaught');
  await configurePage(page, { errorLog: ['production'] });
  await page.goto('/#/article');
  await expect(opener(page, 0)).toBeVisible();
  for (const text of ['uncaught: phone 13800000001', 'uncaught: the second'])
    await page.evaluate((message) => {
      setTimeout(() => {
        throw new Error(message);
      });
    }, text);
  await page.evaluate(() => void Promise.reject(new Error('uncaught: a promise')));
  await opener(page, 3).click();
  const entries = log(page).getByRole('listitem');
  await expect(entries).toHaveText([/a promise.*\/article/, /the second/, /phone …/]);
  await entries.first().locator('summary').click();
  await expect(entries.first().getByRole('button', { name: /复\s*制/ })).toBeVisible();

  await log(page)
    .getByRole('button', { name: /清\s*空/ })
    .click();
  const question = page.getByRole('dialog', { name: '温馨提示' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(entries).toHaveCount(3);
  await log(page)
    .getByRole('button', { name: /清\s*空/ })
    .click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(log(page)).toContainText('没有错误');
  await log(page).getByRole('button', { name: '关闭' }).click();
  await expect(opener(page, 0)).toBeFocused();
});
