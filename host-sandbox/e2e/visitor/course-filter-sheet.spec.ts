import { expect, test } from '../support/fixtures';

test('The filters that are open over the page close with it, and on a screen that shows them beside the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/hospital');
  await page.goto('/#/project');
  const toggle = page.getByRole('button', { name: /^筛选/ });
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await toggle.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await page.getByRole('searchbox', { name: '搜索基地' }).click();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '培训项目' })).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await toggle.click();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(sheet).toHaveCount(0);
  await page
    .getByRole('navigation', { name: '状态' })
    .getByRole('link', { name: '已结束', exact: true })
    .click();
  await expect(page).toHaveURL(/state=over$/);
});
