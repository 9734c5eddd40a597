import type { Page } from '@playwright/test';
import { networkFaults, shortTimeoutMs } from '@/testing/network-faults';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';
import { injectFault } from './network-faults';

const main = (page: Page) => page.getByRole('main');

const outages = process.env.SOAK ? /500|down|time/ : /down/;

for (const fault of networkFaults.filter(({ name }) => outages.test(name))) {
  test(`A platform that is down shows one error with all numbers, and one retry loads the whole page: ${fault.name} (R8.1)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('Dictionaries could not be loaded');
    if (fault.onConsole) expectConsole(/Failed to load resource/);
    await configurePage(page, { timeoutMs: shortTimeoutMs });
    const removeFault = await injectFault(page, '', fault);
    await page.goto('/#/index');
    const outage = main(page).getByRole('alert');
    await expect(outage).toContainText('页面内容暂时加载不出来', { timeout: shortTimeoutMs + 5000 });
    await expect(main(page).getByText('这部分内容暂时没有加载出来')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /重试/ })).toHaveCount(1);
    await outage.getByText('错误编号', { exact: true }).click();
    await expect(outage.getByRole('listitem').filter({ hasText: fault.message })).toHaveCount(5);
    for (const number of await outage.getByRole('code').all()) await expect(number).toHaveText(/^[\w-]{8,}$/);

    await removeFault();
    await outage.getByRole('button', { name: '全部重试' }).click();
    await expect(page.getByRole('group', { name: '第 1 项，共 5 项' })).toBeVisible();
    for (const name of ['医院新闻', '通知公告'])
      await expect(main(page).getByRole('region', { name }).getByRole('time').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('contentinfo').getByRole('region').getByRole('link')).not.toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('Without dictionaries, menu and links the page works; only the console reports the dictionaries (R4.43, R8.27)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Dictionaries could not be loaded');
  expectConsole(/Failed to load resource/);
  const paths = /\/(dict\/data|menu\/treeList|friend-link\/list)$/;
  await page.route(paths, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/index');
  await expect(main(page).getByRole('region', { name: '医院新闻' }).getByRole('time').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '菜单加载失败，点此重试' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute(paths);
  await page.getByRole('button', { name: '菜单加载失败，点此重试' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/#\/index$/);
});
