import type { Locator, Page } from '@playwright/test';
import { signInByToken, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

/** The colours of texts. */
const inkOf = (texts: Locator) =>
  texts.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
const main = (page: Page) => page.getByRole('main');

test('A base shows its description, contacts and courses to members (R2.17, R2.48, R2.64)', async ({
  page,
}) => {
  await page.goto('/#/hospital?keyword=%E8%B6%8A%E7%A7%80%E5%B1%B1');
  await main(page)
    .getByRole('link', { name: /^珠江大学附属越秀山医院/ })
    .click();
  // The login page shows the hospital's facts in the heading's colour, since they are on the banner's background.
  const requested = page.getByRole('heading', { level: 2, name: '珠江大学附属越秀山医院' }).locator('..');
  await expect(requested.getByText('广东省')).toBeVisible();
  expect(await inkOf(requested.getByText(/^(广东省|三级甲等|肝移植)$/))).toEqual(
    Array(3).fill((await inkOf(requested.getByRole('heading')))[0]),
  );
  await submitLogin(page, 'trainee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('珠江大学附属越秀山医院');
  await expect(page).toHaveTitle(/^基地详情 - /);
  await expect(main(page)).toContainText('广东省 · 广州市');
  await expect(main(page).getByRole('article')).toContainText('自2020年起承担器官移植培训任务');
  const contact = page.getByRole('region', { name: '联系方式' });
  await expect(contact).toContainText('广州市');
  await expect(contact.getByRole('link', { name: /^400-555-/ })).toHaveAttribute(
    'href',
    /^tel:400-555-\d{4}$/,
  );
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    'mailto:base47@bases.example.org',
  );
  await expect(page.getByRole('img', { name: '珠江大学附属越秀山医院 图片 1' })).toBeVisible();
  const courses = page.getByRole('region', { name: '培训项目' });
  await expect(courses.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(courses).not.toContainText('全部培训项目');
});

test('A base with more courses than shown links to all of them; one without says so (R2.17)', async ({
  page,
}) => {
  await signInByToken(page, 'trainee');
  await page.goto('/#/hospital/3');
  await expect(page.getByRole('heading', { name: '该基地暂时没有培训项目' })).toBeVisible();
  await page.route('**/project/page', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, total: 9 } } });
  });
  await page.goto('/#/hospital/1');
  const all = page.getByRole('link', { name: '该基地的全部培训项目' });
  await expect(all).toHaveAttribute('href', '#/project?hospital=1');
});
