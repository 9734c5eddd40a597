import type { Page } from '@playwright/test';
import { createCourseApi, enrolmentPanel, enrolButton, openSignedIn } from '../support/courses';
import { expect, test } from '../support/fixtures';
import { openAsOperator, rows, search, status } from './operator';

test('A newcomer completes the profile, is refused for one course, enrols in another, and sees message and approval without a reload (R2.12, R2.13, R2.24, R2.27)', async ({
  page: operator,
  platform,
  browser,
}) => {
  test.setTimeout(90_000);
  const courses = createCourseApi(platform);
  const { headers } = await courses.registerPerson();
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' });
  const page = await context.newPage();
  const first = await courses.projectId('捐献文化与社会宣传');
  await openSignedIn(page, headers, `/project/${first}`);

  // Complete the profile.
  await enrolmentPanel(page).getByRole('link', { name: '去完善个人信息' }).click();
  await page.getByLabel('姓名').fill('顾清和');
  await page.getByRole('radio', { name: '女' }).check();
  await page.getByLabel('科室').fill('移植护理单元');
  await page.getByLabel('职称').selectOption({ label: '主管护师' });
  await page.getByLabel('邮箱').fill('gu.qinghe@example.org');
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  // The link back is next to the pressed button, and next to the note that the profile is complete.
  await expect(page.getByRole('link', { name: '返回培训项目报名' })).toHaveCount(2);
  await page.getByRole('link', { name: '返回培训项目报名' }).last().click();
  await expect(enrolButton(page)).toHaveAttribute('aria-disabled', 'false');

  // Find a course by filter and keyword.
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '培训项目', exact: true })
    .click();
  await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '报名中' }).click();
  await searchCourses(page, '捐献文化');
  await page.getByRole('link', { name: /^捐献文化/ }).click();
  await enrolButton(page).click();
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');

  // Refuse with a reason.
  await openAsOperator(operator, platform);
  await search(operator, '顾清和');
  await rows(operator)
    .filter({ hasText: '顾清和' })
    .getByRole('button', { name: /^不通过/ })
    .click();
  await operator.getByRole('dialog').getByRole('textbox').fill('本期面向协调员\n请报名医师项目');
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /不通过|确定/ })
    .click();
  await expect(status(operator)).toHaveText(/^已拒绝|^未通过|顾清和/);

  // Seen without a reload when the tab becomes visible.
  await becomeVisible(page);
  const inLines = [/本期面向协调员\n请报名医师项目/, { useInnerText: true }] as const;
  await expect(enrolmentPanel(page).getByRole('status')).toContainText(...inLines);
  await page
    .getByRole('link', { name: /^站内消息/ })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: '报名未通过' })).toContainText(...inLines);
  await page.getByRole('link', { name: '报名未通过' }).click();
  await expect(page).toHaveURL(new RegExp(`#/project/${first}$`));

  // Find another course by keyword.
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '培训项目' }).click();
  await searchCourses(page, '移植专科护士规范化');
  await page.getByRole('link', { name: '移植专科护士规范化培训', exact: true }).click();
  await enrolButton(page).click();
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');
  await search(operator, '顾清和');
  await rows(operator).filter({ hasText: '待审核' }).getByRole('button', { name: /^通过/ }).click();
  await expect(status(operator)).toHaveText(/^已通过：顾清和/);
  await becomeVisible(page);
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('已通过');
  await expect(page.getByRole('banner').getByRole('link', { name: /站内消息/ })).toBeVisible();
  await page.goto('/#/uc/myProject');
  await expect(page.getByRole('region', { name: '我的培训' })).toContainText('移植专科护士规范化培训');
  await context.close();
});

/** Types a keyword and waits for its only result: a click during the change would miss it. */
async function searchCourses(page: Page, keyword: string) {
  await page.getByRole('main').getByRole('searchbox').fill(keyword);
  await page.waitForURL(`**keyword=${encodeURIComponent(keyword)}*`);
  await expect(page.getByText('找到 1 个培训项目')).toBeVisible();
}

/** Simulates a tab that becomes visible. */
async function becomeVisible(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
