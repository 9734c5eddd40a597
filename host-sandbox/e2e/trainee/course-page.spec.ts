import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  findCourseByDenial,
  createCourseApi,
  enrolmentPanel,
  enrolButton,
  openSignedIn,
} from '../support/courses';
import { expect, test } from '../support/fixtures';
import { toast } from '../support/toast';

const open = '捐献文化与社会宣传';

test('A trainee enrols, sees the seat taken and the next step, and leaves after a confirmation (R2.13, R2.27)', async ({
  page,
  platform,
}) => {
  const courses = createCourseApi(platform);
  const headers = await courses.registerWithProfile();
  const id = await courses.projectId(open);
  const { left, quota } = await courses.projectDetail(id);
  await openSignedIn(page, headers, `/project/${id}`);
  await expect(enrolmentPanel(page)).toContainText(`余 ${left} 个名额，共 ${quota} 个`);

  await enrolButton(page).press('Enter');
  await expect(toast(page)).toHaveText('报名已提交，名额已为您保留');
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');
  await expect(enrolmentPanel(page)).toContainText(`余 ${left - 1} 个名额`);
  await expect(page.getByRole('banner').getByRole('link', { name: /站内消息.*1/ })).toBeVisible();

  await page.getByRole('button', { name: /^撤回报名：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '暂不撤回' }).click();
  expect((await courses.projectDetail(id, headers)).mine).toBe('enrolled');
  await page.getByRole('button', { name: /^撤回报名：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回报名' }).click();
  await expect(enrolButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const hasFocus = (panel: Element) => panel.contains(document.activeElement);
  await expect.poll(() => enrolmentPanel(page).evaluate(hasFocus)).toBe(true);
  await expect(enrolmentPanel(page)).toContainText(`余 ${left} 个名额`);
  expect((await courses.projectDetail(id, headers)).mine).toBeNull();
});

test('Enrolling is offered where it is possible; the button says why it is off, or lets the user wait for a seat or the opening (R2.13)', async ({
  page,
  platform,
}) => {
  const courses = createCourseApi(platform);
  const headers = await courses.registerWithProfile();
  // While it is not open or full, the user can wait instead.
  for (const [code, wait, reason, waits] of [
    ['A0301', '开放时提醒我', /报名将于 .+ 开始/, /^已设置提醒/],
    ['A0303', '候补报名', /名额已满/, /^您排在候补第 \d+ 位/],
  ] as const) {
    await openSignedIn(page, headers, `/project/${await findCourseByDenial(courses, headers, code)}`);
    await expect(enrolButton(page)).toHaveCount(0);
    const button = enrolmentPanel(page).getByRole('button', { name: wait });
    await expect(button).toHaveAccessibleDescription(reason);
    await button.press('Enter');
    await expect(enrolmentPanel(page).getByRole('status')).toHaveText(waits);
    await expect(enrolmentPanel(page).getByRole('button', { name: /^取消/ })).toBeFocused();
  }
  for (const [code, reason] of [
    ['A0302', /报名已于 .+ 截止/],
    ['A0305', /报名前请先完成/],
  ] as const) {
    await openSignedIn(page, headers, `/project/${await findCourseByDenial(courses, headers, code)}`);
    await expect(enrolButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(enrolButton(page)).toHaveAccessibleDescription(reason);
    let sent = false;
    page.on('request', (request) => (sent ||= request.url().endsWith('/enrolment/enrol')));
    await enrolButton(page).press('Enter');
    await expect(enrolmentPanel(page)).toContainText(reason);
    expect(sent).toBe(false);
  }
  await enrolmentPanel(page).getByRole('listitem').getByRole('link').last().click();
  await expect(page).toHaveURL(/#\/project\/\d+$/);
  await expect(enrolmentPanel(page)).not.toContainText('报名前请先完成');

  const { headers: newcomer } = await courses.registerPerson();
  await openSignedIn(page, newcomer, `/project/${await courses.projectId(open)}`);
  await expect(enrolButton(page)).toHaveAccessibleDescription(/还缺：.*科室.*职称/);
  await enrolmentPanel(page).getByRole('link', { name: '去完善个人信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
});

test('An enrolment made elsewhere is reported, and the page shows the current state', async ({
  page,
  platform,
  expectConsole,
}) => {
  const { courses, headers, id } = await openReady(page, platform);
  await expect(enrolButton(page)).toBeVisible();
  await courses.send('enrol', { projectId: id }, headers);
  expectConsole('status of 409');
  await enrolButton(page).click();
  await expect(toast(page)).toContainText('您已报名该培训项目');
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');
});

test('An enrolment whose response is lost is recognised, and another tab shows it when it becomes visible (R2.13)', async ({
  page,
  context,
  platform,
  expectConsole,
}) => {
  const { headers, id } = await openReady(page, platform);
  const other = await context.newPage();
  await openSignedIn(other, headers, `/project/${id}`);
  await expect(enrolButton(other)).toBeVisible();

  await page.route('**/enrolment/enrol', async (route) => {
    await route.fetch();
    await route.abort();
  });
  expectConsole('Failed to load resource');
  await enrolButton(page).click();
  await expect(toast(page)).toHaveText('报名已提交，名额已为您保留');
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');

  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(enrolmentPanel(other).getByRole('status')).toContainText('待审核');
});

test('The dates of a course are downloaded as a calendar file; the panel is never cut off, and on a phone its step stays in view', async ({
  page,
  platform,
}) => {
  await openReady(page, platform);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '添加到日历' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);

  // Next to the content, the panel is sticky only if all of it fits.
  for (const [height, position] of [
    [1600, 'sticky'],
    [320, 'static'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect(enrolmentPanel(page)).toHaveCSS('position', position);
  }

  // On a phone the next step stays at the lower edge, once the panel has scrolled away.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(enrolButton(page)).toHaveCount(1);
  // To the top of the screen: it may be in view beside the panel.
  await page.getByRole('heading', { name: '授课教师' }).evaluate((heading) => heading.scrollIntoView());
  await expect(enrolButton(page)).toHaveCount(2);
  await expect(enrolButton(page).last()).toBeInViewport({ ratio: 1 });
  // The end of the page links to courses of the same speciality.
  const related = page.getByRole('region', { name: '相关培训项目' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('link').first()).toBeVisible();
  await expect(related.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await enrolButton(page).last().click();
  await expect(toast(page)).toHaveText('报名已提交，名额已为您保留');
});

test('My training lists every enrolment with state and reason, filters by state, and allows leaving (R2.25, R2.27)', async ({
  page,
  platform,
}) => {
  const courses = createCourseApi(platform);
  const headers = await courses.registerWithProfile();
  await openSignedIn(page, headers, '/uc/myProject');
  await expect(page.getByRole('heading', { name: '您还没有报名培训项目' })).toBeVisible();
  const { id } = (await courses.send('enrol', { projectId: await courses.projectId(open) }, headers))
    .data as {
    id: string;
  };
  const reason = '推荐信缺少单位盖章';
  await courses.send('enrolmentReview', { id, state: 'refused', reason }, await courses.as('admin'));
  const other = await findCourseByDenial(courses, headers, null);
  await courses.send('enrol', { projectId: other }, headers);

  await page.reload();
  const list = page
    .getByRole('region', { name: '我的培训' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(list).toHaveCount(2);
  await expect(list.nth(1)).toContainText(`未通过`);
  await expect(list.nth(1)).toContainText(`原因：${reason}`);
  await page.getByRole('link', { name: '待审核' }).click();
  await expect(page).toHaveURL(/state=enrolled$/);
  await expect(list).toHaveCount(1);
  await page.getByRole('button', { name: /^撤回报名：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回报名' }).click();
  await expect(page.getByRole('heading', { name: '没有这个状态的报名' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: '查看全部报名' }).click();
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('已取消');
});

/** Opens a course with free seats as a new user with a complete profile. */
async function openReady(page: Page, platform: { readonly url: string }) {
  const courses = createCourseApi(platform);
  const headers = await courses.registerWithProfile();
  const id = await courses.projectId(open);
  await openSignedIn(page, headers, `/project/${id}`);
  return { courses, headers, id };
}
