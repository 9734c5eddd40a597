import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { installLedger } from './nets/ledger/install-ledger';
import { containerOf, enter, goInside, pageAt } from './nets/host-visit';
import { expectWhole } from './nets/pages';
import { leftForGood, markHost } from './nets/residue';

const articleChunk = '**/assets/article-list-page-*.js*';
const failed = (page: Page) => containerOf(page).getByRole('alert').filter({ hasText: '页面出了问题' });

/** Code of a page that fails the first time it is shown, in rendering or in an effect, and says so. */
const failingPage = (step: string) => `
  const fail = () => { if (!window.pageIsMended) throw new Error('the ${step} failed') };
  function Page() {}
  Page.prototype = { isReactComponent: {}, render: () => { ${step === 'rendering' ? 'fail();' : ''} return '第二次好了' },
    componentDidMount() { ${step === 'effect' ? 'fail();' : ''} } };
  export { Page as NewsListPage };`;

for (const step of ['rendering', 'effect']) {
  test(`An exception in the ${step} of a page is shown in its place and told to the host once, and a retry brings the page`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(`the ${step} failed`);
    await page.route(articleChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: failingPage(step),
      }),
    );
    await page.goto('/about?globalState=off');
    await enter(page);
    await goInside(page, '/article');
    await expect(failed(page)).toBeVisible();
    await expectHostWhole(page);
    await expect(told(page)).toHaveText([new RegExp(`onError.*the ${step} failed`)]);
    await page.evaluate(() => Object.assign(window, { pageIsMended: true }));
    await failed(page).getByRole('button', { name: '重试' }).click();
    await expect(containerOf(page).getByText('第二次好了')).toBeVisible();
  });
}

test('Code of a page that is missing after the mount is said in its place and told to the host, and a retry brings it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|ChunkLoadError/);
  await page.route(articleChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about?globalState=off');
  await enter(page);
  const before = await page.evaluateHandle(() => document);
  await goInside(page, '/article');
  await expect(failed(page)).toBeVisible();
  await expectHostWhole(page);
  await expect(told(page)).toHaveText([/onError.*Loading chunk .*article-list-page.* failed/]);
  await page.unroute(articleChunk);
  await failed(page).getByRole('button', { name: '重试' }).click();
  await expectWhole(containerOf(page), pageAt('/article'));
  expect(await before.evaluate((one) => one === document)).toBe(true);
});

test('Without the code of the toasts they are plain lines, and the page stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.route('**/assets/notices-view-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about?globalState=off');
  await enter(page);
  await goInside(page, '/login');
  const portal = containerOf(page);
  await portal.getByLabel('用户名').fill('trainee');
  await portal.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await portal.getByRole('button', { name: /^登\s*录$/ }).click();
  await expect(portal.getByRole('status').filter({ hasText: '欢迎登录' })).toBeVisible();
  await expectWhole(portal, pageAt('/index'));
});

test('A platform that is down is said in the portal, the host stays whole, and a retry brings the page', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('Dictionaries could not be loaded');
  expectConsole(/net::ERR_FAILED/);
  await page.route(`${platform.url}/api/**`, (route) => route.abort());
  await page.goto('/training?globalState=off');
  const outage = containerOf(page).getByRole('alert').filter({ hasText: '页面内容暂时加载不出来' });
  await expect(outage).toBeVisible();
  await expectHostWhole(page);
  await page.unroute(`${platform.url}/api/**`);
  await outage.getByRole('button', { name: '全部重试' }).click();
  await expect(outage).toHaveCount(0);
  await expectWhole(containerOf(page), pageAt('/index'));
});

test('An exception in the mount reaches the host, leaves nothing, and the next mount comes whole', async ({
  page,
  platform,
}) => {
  await installLedger(page);
  await page.goto('/lab?globalState=off');
  await expect(page.getByTestId('host-page-lab')).toBeVisible();
  await markHost(page);
  // far into the start, when most of the portal runs already
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      window.matchMedia = matchMedia;
      throw new Error(`no screen for ${query}`);
    };
  });
  await page.getByTestId('host-mount-a').click();
  const status = page.getByTestId('host-status-a');
  await expect(status).toContainText('no screen for (max-width: 960px)');
  await expect(page.getByTestId('host-container-a').getByTestId('session-state')).toHaveCount(0);
  const started = await page.evaluate(() => window.hostLedger.sinceMark());
  const ours = started.filter((line) => line.includes(`${platform.url}/assets/`));
  expect(ours.filter((line) => !leftForGood.started.some((pattern) => pattern.test(line)))).toEqual([]);

  await page.reload();
  await page.getByTestId('host-mount-a').click();
  await expectWhole(page.getByTestId('host-container-a'), pageAt('/index'));
});

for (const how of ['emptied', 'removed'])
  test(`A portal whose container the host has ${how} is taken away all the same, and the next mount comes whole`, async ({
    page,
  }) => {
    await page.goto('/lab?globalState=off');
    await page.getByTestId('host-mount-a').click();
    const container = page.getByTestId('host-container-a');
    await expectWhole(container, pageAt('/index'));
    await container.evaluate(
      (element, { how }) => {
        if (how === 'emptied') element.innerHTML = '';
        else element.replaceWith(element.cloneNode());
      },
      { how },
    );
    await page.getByTestId('host-unmount-a').click();
    await expect(page.getByTestId('host-mount-a')).toBeEnabled();
    // whoever had the page's hash would lead it elsewhere
    await page.evaluate(() => (location.hash = '/of-the-host'));
    await page.getByTestId('host-mount-b').click();
    await expect(page.getByTestId('host-container-b').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByTestId('host-unmount-b').click();
    await page.evaluate(() => (location.hash = ''));
    await page.getByTestId('host-mount-a').click();
    await expectWhole(container, pageAt('/index'));
  });

/** The host's own parts answer. */
async function expectHostWhole(page: Page) {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveTitle('培训门户 - 国家业务平台');
}

/** Lines of the host's diary about errors of the portal. */
const told = (page: Page) => page.locator('#log li').filter({ hasText: /onError\('/ });
