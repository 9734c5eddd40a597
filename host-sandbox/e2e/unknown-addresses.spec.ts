import { signInByToken } from './accounts';
import { expect, test } from './fixtures';

test('A route that nobody knows leads to the not-found page, and that page leads on (R2.7, R2.30)', async ({
  page,
}) => {
  await page.goto('/#/no/such/page?x=1');
  await expect(page).toHaveURL(/#\/404$/);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/#\/index$/);
});

for (const address of ['#/%zz', '#%zz', '#/%E0%A4%A', '#/no/100%?x=%zz', `#/${'a'.repeat(50_000)}`]) {
  test(`An address that makes no sense leads to the not-found page without a word on the console: ${address.slice(0, 20)}`, async ({
    page,
  }) => {
    for (const opened of ['at once', 'later']) {
      if (opened === 'at once') await page.goto(`/${address}`);
      else await page.evaluate((hash) => (location.hash = hash), address);
      await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
      await expect(page).toHaveURL(/#\/404$/);
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
    }
  });
}

for (const id of ['999999', 'abc', '%00', '%zz', '9'.repeat(5000)]) {
  test(`The article number ${id.slice(0, 8)}, which nothing has, is told as such and leads back to the list`, async ({
    page,
    expectConsole,
  }) => {
    if (id === '999999') expectConsole('the server responded with a status of 404');
    await signInByToken(page, 'trainee');
    await page.goto(`/#/article/${id}`);
    await expect(page.getByRole('heading', { name: '没有找到这篇内容' })).toBeVisible();
    await page.getByRole('link', { name: '返回新闻列表' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
  });
}
