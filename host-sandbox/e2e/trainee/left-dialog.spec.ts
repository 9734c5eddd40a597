import { expect, test } from '../support/fixtures';
import { dialog, openAsNewPerson } from './user-centre';

// Only with animations does a dialog have an opening animation that starts again.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('A dialog with input waits on its cached page, with the input, while another page is open (R2.49)', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  await page.getByRole('button', { name: '修改密码' }).click();
  const field = dialog(page).getByLabel('当前密码');
  await field.fill('Person@2026');
  for (const address of ['/project', '/article']) {
    await page.evaluate((to) => (location.hash = to), address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('个人信息');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeAttached();
    await expect(field).toHaveValue('Person@2026');
  }
  await dialog(page)
    .getByRole('button', { name: /^取\s*消$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
});
