import { apiFor } from '../../platform/testing/api';
import { openHostAs, signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { axeViolations } from '../audits/axe-check';
import { articleStatus, choose, registerEnrolled, openAsOperator, rows, search, status } from './operator';

interface Waiting {
  person: { realName: string };
  project: { title: string };
}

test('The list filters by state and keyword, pending enrolments first; a completed training is marked and offers no decision', async ({
  page,
  platform,
}) => {
  const person = await registerEnrolled(platform, '苏云舒');
  await person.decide('approved');
  await openAsOperator(page, platform);
  await expect(rows(page).filter({ hasText: '待审核' })).toHaveCount(10);
  await search(page, '苏云舒');
  await expect(status(page)).toHaveText('没有符合条件的报名。');
  await expect(rows(page)).toHaveCount(0);
  await choose(page, '已通过');
  await expect(rows(page)).toHaveCount(1);
  await choose(page, '全部');
  await expect(rows(page)).toHaveCount(1);
  await search(page, '肾移植');
  await expect(rows(page).filter({ hasText: '肾移植' })).toHaveCount(10);

  await choose(page, '已通过');
  await search(page, '林知夏');
  const done = rows(page).filter({ hasText: '完成培训' });
  await expect(done.first()).toBeVisible();
  await expect(done.getByRole('button')).toHaveCount(0);
  const others = rows(page).filter({ hasNotText: '完成培训' });
  await expect(others.getByRole('button', { name: /^撤回：/ })).toHaveCount(await others.count());
});

test('The keyboard pages through the list, and after a decision the next page skips nobody', async ({
  page,
  platform,
}) => {
  const { send, as } = apiFor(platform);
  const query = { state: 'enrolled' };
  await openAsOperator(page, platform);
  await expect(rows(page)).toHaveCount(10);
  expect(await axeViolations(page, '[data-page=operator]')).toEqual([]);
  const operator = await as('admin');
  const response = await send('enrolmentReviewPage', { current: 1, size: 11, query }, operator);
  const waiting = (response.data as { records: Waiting[] }).records;
  const nameAt = (index: number) => `${waiting[index]?.person.realName}《${waiting[index]?.project.title}》`;
  const named = (index: number) => page.getByRole('button', { name: `通过：${nameAt(index)}`, exact: true });

  await named(0).click();
  await expect(status(page)).toHaveText(`已通过：${nameAt(0)}`);
  await page.getByRole('button', { name: '下一页' }).press('Enter');
  await expect(page.getByRole('list', { name: '报名列表' })).toBeFocused();
  await expect(named(10)).toBeVisible();
  await expect(named(0)).toHaveCount(0);
  await page.getByRole('button', { name: '下一页' }).press('Enter');
  await expect(page.getByText('第 2 /')).toBeVisible();
  await expect(named(10)).toHaveCount(0);
  await page.getByRole('button', { name: '上一页' }).press('Enter');
  await expect(named(10)).toBeVisible();
});

test('A failed list offers a retry, which loads it', async ({ page, expectConsole }) => {
  expectConsole('net::ERR_FAILED');
  await page.route('**/admin/enrolment/page', (route) => route.abort());
  await page.goto('/operator');
  await signInAtHost(page, 'admin');
  await expect(status(page)).toContainText('无法连接平台，请稍后重试');
  await page.unroute('**/admin/enrolment/page');
  await page.getByRole('button', { name: '重试' }).press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('list', { name: '报名列表' })).toBeFocused();
});

test('An action locks its own row until its answer, whatever happens in another row', async ({
  page,
  platform,
}) => {
  await registerEnrolled(platform, '周一鸣');
  await registerEnrolled(platform, '周一帆');
  await openAsOperator(page, platform);
  await search(page, '周一');
  const rowOf = (name: string) => rows(page).filter({ hasText: name });
  const answer = await holdRequests(page, '**/admin/enrolment/review', 1);
  await rowOf('周一鸣').getByRole('button', { name: '受理' }).click();
  await rowOf('周一帆').getByRole('button', { name: '受理' }).click();
  await expect(rowOf('周一帆')).toContainText('审核中');
  await expect(rowOf('周一帆')).toHaveAttribute('aria-busy', 'false');
  await expect(rowOf('周一鸣')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(rowOf('周一鸣')).toContainText('审核中');
  await expect(rowOf('周一鸣')).toHaveAttribute('aria-busy', 'false');
});

test('A download that is denied after a new sign-in leaves the new list in place', async ({
  page,
  platform,
}) => {
  await openAsOperator(page, platform);
  await choose(page, '待补材料');
  await search(page, '林知夏');
  const download = rows(page)
    .first()
    .getByRole('button', { name: /^下载单位推荐信：林知夏《/ });
  await expect(download).toBeVisible();
  const denial = { code: 'A0401', msg: '登录已失效', data: null };
  await page.route('**/document/download', (route) => route.fulfill({ json: denial }), { times: 1 });
  const answer = await holdRequests(page, '**/document/download', 1);
  await download.click();
  const reloaded = page.waitForResponse('**/admin/enrolment/page');
  await signInAtHost(page, 'admin');
  await reloaded;
  await expect(status(page)).toHaveText(/^共 \d+ 条报名$/);
  const denied = page.waitForResponse('**/document/download');
  answer();
  await (await denied).finished();
  await download.click();
  await expect(status(page)).toHaveText('已下载：单位推荐信.pdf');
});

test('A double click on 置顶 pins an article once, and blames nobody else', async ({ page, platform }) => {
  await openHostAs(page, platform.url, 'admin', '/articles');
  const pin = page.getByRole('button', { name: /^置顶：/ }).first();
  const title = ((await pin.getAttribute('aria-label')) ?? '').replace('置顶：', '');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/article/pin')) sent.push(request.url());
  });
  await pin.dblclick();
  await expect(articleStatus(page)).toHaveText(`已置顶：${title}`);
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: `取消置顶：${title}` }).click();
  await expect(articleStatus(page)).toHaveText(`已取消置顶：${title}`);
});

test('Markup in names, hospitals, courses and reasons stays text', async ({ page, platform }) => {
  const markup = '<img src=x onerror="document.title=1"><b>粗</b>';
  await page.route('**/admin/enrolment/page', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { records: Record<string, object>[] } };
    const [first] = body.data.records;
    Object.assign(first?.person ?? {}, { realName: markup, hospital: markup, department: markup });
    Object.assign(first?.project ?? {}, { title: markup });
    Object.assign(first ?? {}, { reason: markup });
    await route.fulfill({ response, json: body });
  });
  await openAsOperator(page, platform);
  const row = rows(page).first();
  await expect(row.getByRole('heading')).toHaveText(markup);
  await expect(row.getByText(markup)).toHaveCount(5);
  await row.getByRole('button', { name: '不通过' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${markup}《${markup}》`);
  expect(await page.getByTestId('host-page-operator').locator('img, b').count()).toBe(0);
  await expect(page).toHaveTitle('报名审核 - 国家业务平台');
});
