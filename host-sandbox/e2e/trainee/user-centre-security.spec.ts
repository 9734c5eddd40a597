import { smsMessages, send } from '../../platform/testing/api';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';
import { toast } from '../support/toast';
import {
  dialog,
  expectSecretsAbsent,
  openAsNewPerson,
  section,
  profileOf,
  signInElsewhere,
} from './user-centre';

const idNumber = '11010519491231002X';

test('An ID number needs its own consent, is shown masked, and can be removed; phone and password change with the old password only, which ends the other sessions, and each error shows at its field (R5.1, R5.2, R5.3, R5.14, R10.47, R10.48)', async ({
  page,
  platform,
  expectConsole,
}) => {
  test.setTimeout(90_000); // three dialogs
  expectConsole('400');
  // the code of a changed phone belongs to the profile
  await configurePage(page, { without: ['smsCodes'] });
  const person = await openAsNewPerson(page, platform.url);
  const { username, password } = person;

  await test.step('ID number', async () => {
    const safety = section(page, '账号与安全');
    await page.getByRole('button', { name: '填写身份证号' }).click();
    await expect(dialog(page).getByRole('textbox', { name: '身份证号' })).toBeFocused();
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
    await dialog(page).getByRole('textbox', { name: '身份证号' }).fill(idNumber.toLowerCase());
    await dialog(page).getByRole('checkbox').check();
    await dialog(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(safety.getByText('110*************2X')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectSecretsAbsent(page, [idNumber, idNumber.toLowerCase(), person.phone, person.password]);

    await page.getByRole('button', { name: '删除身份证号' }).click();
    await dialog(page)
      .getByRole('button', { name: /删\s*除/ })
      .click();
    await expect(safety.getByText('未填写')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await profileOf(platform.url, person)).toMatchObject({ idNumber: null });
  });

  await test.step('phone', async () => {
    const phone = person.phone.replace(/^139/, '137');
    await page.getByRole('button', { name: '更换手机号' }).click();
    const form = dialog(page);
    await form.getByLabel('当前密码').fill('Wrong@2026');
    await form.getByLabel('手机号').fill(phone);
    await form.getByRole('button', { name: '获取验证码' }).click();
    await expect(form.getByText(/验证码已发送/)).toBeVisible();
    const code = /验证码 (\d{6})/.exec((await smsMessages(platform.url, phone))[0]?.text ?? '')?.[1] ?? '';
    await form.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000');
    await form.getByRole('button', { name: '更换手机号' }).click();
    await expect(form.getByRole('alert')).toContainText('还可以再试 4 次。');
    await form.getByLabel('当前密码').fill(person.password);
    await form.getByRole('button', { name: '更换手机号' }).click();
    await expect(form.getByLabel('短信验证码')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('短信验证码').fill(code);
    await form.getByRole('button', { name: '更换手机号' }).click();
    await expect(section(page, '账号与安全').getByText(`137****${phone.slice(-4)}`)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectSecretsAbsent(page, [phone, person.phone, code, person.password, 'Wrong@2026']);
  });

  await test.step('password', async () => {
    const elsewhere = await signInElsewhere(platform.url, { username, password });
    await page.getByRole('button', { name: '修改密码' }).click();
    const form = dialog(page);
    const submit = form.getByRole('button', { name: '修改密码' });
    await form.getByLabel('当前密码').fill('Wrong@2026');
    await form.getByLabel('新密码').fill('Better@2027');
    await form.getByLabel('再次输入密码').fill('Better');
    await form.getByLabel('再次输入密码').blur();
    const error = form.getByText('两次输入的密码不一致');
    const gap = async () => {
      const [above, below] = [await error.boundingBox(), await submit.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap, 'an error keeps clear of the button below it').toBeGreaterThan(12);
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await form.getByLabel('再次输入密码').fill('Better@2027');
    await submit.click();
    await expect(form.getByRole('alert')).toContainText('还可以再试 4 次。');
    await form.getByLabel('当前密码').fill(password);
    await submit.click();
    await expect(toast(page).getByText('密码已修改')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect((await send(platform.url, 'userInfo', {}, elsewhere)).status).toBe(401);
    await signInElsewhere(platform.url, { username, password: 'Better@2027' });
    await expectSecretsAbsent(page, ['Better@2027', 'Wrong@2026', password]);
  });
});

test('Other devices are signed out, and their number is shown; login records are paged, newest first, with the current one marked', async ({
  page,
  platform,
}) => {
  const person = await openAsNewPerson(page, platform.url);
  const others = [await signInElsewhere(platform.url, person), await signInElsewhere(platform.url, person)];
  const press = () => page.getByRole('button', { name: '全部退出其他设备上的登录' }).click();
  await press();
  await expect(toast(page).getByText('已退出其他 2 处登录')).toBeVisible();
  for (const headers of others) expect((await send(platform.url, 'profile', {}, headers)).status).toBe(401);
  await press();
  await expect(toast(page).getByText('没有其他设备处于登录状态')).toBeVisible();
  expect((await send(platform.url, 'profile', {}, person.headers)).status).toBe(200);

  for (let times = 0; times < 3; times += 1) await signInElsewhere(platform.url, person);
  await page.reload();
  const records = section(page, '登录记录');
  await expect(records.getByRole('listitem')).toHaveCount(5);
  await records.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/#\/uc\/userInfo\?records=2$/);
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('listitem')).toContainText('注册');
  await expect(records.getByRole('listitem')).toContainText('本次登录');
  await expect(records).toBeInViewport();

  await page.goto('/#/uc/userInfo?records=9');
  await expect(records.getByText('没有这一页')).toBeVisible();
  await records.getByRole('link', { name: '第 1 页' }).click();
  await expect(records.getByRole('listitem')).toHaveCount(5);
});
