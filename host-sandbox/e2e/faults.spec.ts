import type { Locator, Page } from '@playwright/test';
import { accounts, comeSignedIn, signIn, submitLogin } from './accounts';
import { breakCalls, faults, patienceMs, type Fault } from './bad-server';
import { expect, test } from './fixtures';
import { configurePage } from './page-config';

interface Place {
  name: string;
  /** End of the path of the call that goes wrong. */
  call: string;
  /** What its body holds, where other calls of the page have the same path. */
  body?: string;
  address: string;
  account?: 'trainee';
  /** Where its failure is told and its content then appears. */
  part: (page: Page) => Locator;
  /** What only loaded content holds. */
  content: (part: Locator) => Locator;
}

const column = (name: string) => (page: Page) => page.getByRole('main').getByRole('region', { name });
const main = (page: Page) => page.getByRole('main');
const firstDate = (part: Locator) => part.getByRole('time').first();

const places: readonly Place[] = [
  {
    name: 'the news on the home page',
    call: '/article/page',
    body: '"news"',
    address: '/index',
    part: column('医院新闻'),
    content: firstDate,
  },
  {
    name: 'the notices on the home page',
    call: '/article/page',
    body: '"notice"',
    address: '/index',
    part: column('通知公告'),
    content: firstDate,
  },
  {
    name: 'the pictures on the home page',
    call: '/banner/list',
    address: '/index',
    part: (page) => main(page).filter({ has: page.getByRole('heading', { level: 1 }) }),
    content: (part) => part.getByRole('group', { name: '第 1 项，共 5 项' }),
  },
  {
    name: 'the news list',
    call: '/article/page',
    address: '/article?page=2',
    part: main,
    content: firstDate,
  },
  {
    name: 'the personal information',
    call: '/userInfo/detail',
    address: '/uc/userInfo',
    account: 'trainee',
    part: main,
    content: (part) => part.getByRole('textbox', { name: '姓名' }),
  },
  {
    name: 'the login records',
    call: '/loginRecord/page',
    address: '/uc/userInfo',
    account: 'trainee',
    part: column('登录记录'),
    content: firstDate,
  },
  {
    name: 'the notice list',
    call: '/article/page',
    address: '/notice',
    account: 'trainee',
    part: main,
    content: firstDate,
  },
  {
    name: 'a news item',
    call: '/article/detail',
    address: '/article/1',
    account: 'trainee',
    part: main,
    content: (part) => part.getByRole('article').getByRole('heading', { level: 1 }),
  },
  {
    name: 'the files of a news item',
    call: '/attachment/page',
    address: '/article/1',
    account: 'trainee',
    part: main,
    content: (part) => part.getByRole('heading', { name: '附件' }),
  },
];

for (const place of places) {
  test(`Whatever goes wrong with ${place.name} is told with its number, and a retry brings it (R7.31, R7.33, R7.35, R8.1, R8.2, R8.5, R8.15, R8.17, R8.18, R8.20)`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(90_000);
    expectConsole(/Failed to load resource/);
    await configurePage(page, { timeoutMs: patienceMs });
    if (place.account) await comeSignedIn(page, place.account);
    for (const [visit, fault] of faults.entries()) {
      await test.step(fault.name, () => failAndRetry(page, place, fault, visit));
    }
  });
}

async function failAndRetry(
  page: Page,
  { address, call, body, part, content }: Place,
  fault: Fault,
  visit: number,
) {
  const mend = await breakCalls(page, call, fault, body);
  await page.goto(`/?visit=${visit}#${address}`);
  const failure = part(page).getByRole('alert');
  await expect(failure).toContainText(fault.text, { timeout: patienceMs + 5000 });
  await expect(failure.getByText(/^错误编号：[\w-]{8,}$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${address.replace('?', '\\?')}$`));

  await mend();
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(content(part(page))).toBeVisible();
  await expect(failure).toHaveCount(0);
}

test('Whatever goes wrong with a login is told in the form, which keeps what was typed and works again (R8.1, R8.2)', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  expectConsole(/Failed to load resource/);
  await configurePage(page, { timeoutMs: patienceMs });
  await page.goto('/#/login');
  const submit = page.getByRole('button', { name: /登\s*录/ });
  for (const fault of faults.filter(({ name }) => name !== 'a list that is no list')) {
    await test.step(fault.name, async () => {
      const mend = await breakCalls(page, '/oauth2/token', fault);
      await submitLogin(page, 'trainee');
      const told = new RegExp(`^${fault.text}错误编号：[\\w-]{8,}$`);
      await expect(page.getByRole('alert')).toHaveText(told, { timeout: patienceMs + 5000 });
      await expect(page.getByLabel('用户名')).toHaveValue('trainee');
      await expect(page.getByLabel('密码', { exact: true })).toHaveValue(accounts.trainee);
      await mend();
    });
  }
  await submit.click();
  await expect(page.getByTestId('account')).toHaveText('trainee');
});

test('The platform knows each call by the number the portal gave it, and a failure shows this number', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await signIn(page, 'trainee');
  const numbers: { given: string | undefined; known: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/article/detail')) return;
    const given = response.request().headers()['x-request-id'];
    numbers.push({ given, known: response.headers()['x-request-id'] });
  });
  // The platform's own refusal, as of a request that lost its words on the way.
  await page.route('**/article/detail', (route) => route.continue({ postData: '{}' }));
  await page.goto('/#/article/1');
  for (let tries = 1; tries <= 12; tries += 1) {
    const retried = page.waitForResponse('**/article/detail');
    await page.getByRole('button', { name: '重试' }).click();
    await retried;
  }
  for (const { given, known } of numbers) expect(known).toBe(given);
  await expect(page.getByText(/错误编号/)).toHaveText(`错误编号：${numbers.at(-1)?.known}`);
  expect(numbers).toHaveLength(13);
});

test('A failed download is told in a toast, and the article stays (R7.25, R7.34)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await signIn(page, 'trainee');
  await page.goto('/#/article/1');
  await page.route('**/attachment/download', (route) => route.abort());
  await page.getByRole('button', { name: /^下载 / }).click();
  await expect(page.getByText('未知错误，可能是跨域限制或接口地址不存在')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('A page whose code does not come can be tried again (R8.24)', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.goto('/#/index');
  await page.route('**/article-list-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: '全部新闻' }).click();
  await expect(page.getByRole('alert')).toContainText('页面出了问题');
  await page.unroute('**/article-list-page-*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
});
