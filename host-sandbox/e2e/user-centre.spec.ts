import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { limits } from '../../src/contracts/limits';
import { messagesOf } from '../platform/testing/accounts';
import { bearer, clientHeader, send } from '../platform/testing/client';
import { expect, test } from './fixtures';
import { dangersIn, setCanary, stripPolicy } from './nets/canary';
import { beyondTheEdge } from './nets/reflow';
import { readStorage } from './stored';
import { toast } from './toast';
import { dialog, openAsNewPerson, part, profileOf, stateOf } from './user-centre';

const save = (page: Page) => page.getByRole('button', { name: '保存资料' }).click();
const idNumber = '11010519491231002X';

test('Whoever has just registered completes their profile, and it stays so (R2.26, R10.54, R10.55)', async ({
  page,
  platform,
}) => {
  const person = await openAsNewPerson(page, platform.url);
  await expect(page.getByText('缺 4 项：性别、科室、职称、邮箱')).toBeVisible();
  const wide = '国'.repeat(limits.hospitalMax);
  const name = '阿卜杜热合曼江·买买提依明阿里木江·努尔';
  await page.getByLabel('姓名').fill(name);
  await page.getByRole('radio', { name: '男' }).check();
  await page.getByLabel('工作单位').fill(wide);
  await page.getByLabel('科室').fill('移植外科');
  await page.getByLabel('职称').selectOption('attending');
  await page.getByLabel('邮箱').fill('abdu@tianshan.example.org');
  await save(page);
  await expect(toast(page).getByText('资料已保存')).toBeVisible();
  await expect(page.getByText('资料已完整')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('工作单位')).toHaveValue(wide);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await beyondTheEdge(page)).toEqual([]);
  expect(await profileOf(platform.url, person)).toMatchObject({
    realName: name,
    hospital: wide,
    complete: true,
  });
});

test('Script and SQL in every field are refused in words or kept as the text they are', async ({
  page,
  platform,
}) => {
  await stripPolicy(page, platform.url);
  const canary = setCanary(page);
  const person = await openAsNewPerson(page, platform.url);
  await canary.watch();
  const script = '"><img src=x onerror=window.__canary=1>';
  const sql = "'; UPDATE users SET roles = '{admin}'; --";
  for (const label of ['姓名', '邮箱']) await page.getByLabel(label).fill('<b>x</b>');
  await save(page);
  await expect(page.getByText('姓名应为2-20个文字，中间可有“·”')).toBeVisible();
  await expect(page.getByText('请输入正确的邮箱')).toBeVisible();
  await page.getByRole('button', { name: '撤销修改' }).click();
  await page.getByLabel('工作单位').fill(script);
  await page.getByLabel('科室').fill(sql.slice(0, limits.departmentMax));
  await save(page);
  await expect(toast(page).getByText('资料已保存')).toBeVisible();
  await page.getByRole('link', { name: '通知公告' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('工作单位')).toHaveValue(script);
  expect(await dangersIn(page, '.portal')).toEqual([]);
  await canary.expectSilence();
  expect(await profileOf(platform.url, person)).toMatchObject({
    hospital: script,
    department: sql.slice(0, limits.departmentMax),
  });
  expect((await send(platform.url, 'userInfo', {}, person.headers)).data).toMatchObject({
    roles: ['trainee'],
  });
});

test('An ID number is given with a consent of its own, shown masked, and taken back (R5.14)', async ({
  page,
  platform,
}) => {
  const person = await openAsNewPerson(page, platform.url);
  const safety = part(page, '账号与安全');
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
  await expectNowhere(page, [idNumber, idNumber.toLowerCase(), person.phone, person.password]);

  await page.getByRole('button', { name: '删除身份证号' }).click();
  await dialog(page)
    .getByRole('button', { name: /删\s*除/ })
    .click();
  await expect(safety.getByText('未填写')).toBeVisible();
  expect(await profileOf(platform.url, person)).toMatchObject({ idNumber: null });
});

test('A phone is changed by password and a code that is sent to it; each refusal is told at its place (R10.47, R10.48)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('400');
  const person = await openAsNewPerson(page, platform.url);
  const phone = person.phone.replace(/^139/, '137');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const form = dialog(page);
  await form.getByLabel('当前密码').fill('Wrong@2026');
  await form.getByLabel('手机号').fill(phone);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText(/验证码已发送/)).toBeVisible();
  const code = /验证码 (\d{6})/.exec((await messagesOf(platform.url, phone))[0]?.text ?? '')?.[1] ?? '';
  await form.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000');
  await form.getByRole('button', { name: '更换手机号' }).click();
  await expect(form.getByRole('alert')).toContainText('还可以再试 4 次。');
  await form.getByLabel('当前密码').fill(person.password);
  await form.getByRole('button', { name: '更换手机号' }).click();
  await expect(form.getByLabel('短信验证码')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('短信验证码').fill(code);
  await form.getByRole('button', { name: '更换手机号' }).click();
  await expect(part(page, '账号与安全').getByText(`137****${phone.slice(-4)}`)).toBeVisible();
  await expectNowhere(page, [phone, person.phone, code, person.password, 'Wrong@2026']);
});

test('A password is changed by whoever knows the old one, and other sessions end with it (R5.1, R5.2, R5.3)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('400');
  const { username, password } = await openAsNewPerson(page, platform.url);
  const elsewhere = await signInElsewhere(platform.url, { username, password });
  await page.getByRole('button', { name: '修改密码' }).click();
  const form = dialog(page);
  await form.getByLabel('当前密码').fill('Wrong@2026');
  await form.getByLabel('新密码').fill('Better@2027');
  await form.getByLabel('再次输入密码').fill('Better@2027');
  await form.getByRole('button', { name: '修改密码' }).click();
  await expect(form.getByRole('alert')).toContainText('还可以再试 4 次。');
  await form.getByLabel('当前密码').fill(password);
  await form.getByRole('button', { name: '修改密码' }).click();
  await expect(toast(page).getByText('密码已修改')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect((await send(platform.url, 'userInfo', {}, elsewhere)).status).toBe(401);
  await signInElsewhere(platform.url, { username, password: 'Better@2027' });
  await expectNowhere(page, ['Better@2027', 'Wrong@2026', password]);
});

test('Other devices are signed out, and one is told how many there were', async ({ page, platform }) => {
  const person = await openAsNewPerson(page, platform.url);
  const others = [await signInElsewhere(platform.url, person), await signInElsewhere(platform.url, person)];
  const press = () => page.getByRole('button', { name: '全部退出其他设备上的登录' }).click();
  await press();
  await expect(toast(page).getByText('已退出其他 2 处登录')).toBeVisible();
  for (const headers of others) expect((await send(platform.url, 'profile', {}, headers)).status).toBe(401);
  await press();
  await expect(toast(page).getByText('没有其他设备处于登录状态')).toBeVisible();
  expect((await send(platform.url, 'profile', {}, person.headers)).status).toBe(200);
});

test('Login records are read page by page, newest first, with the present one marked', async ({
  page,
  platform,
}) => {
  const person = await openAsNewPerson(page, platform.url);
  for (let times = 0; times < 5; times += 1) await signInElsewhere(platform.url, person);
  await page.reload();
  const records = part(page, '登录记录');
  await expect(records.getByRole('listitem')).toHaveCount(5);
  await records.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/#\/uc\/userInfo\?records=2$/);
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('listitem')).toContainText('注册');
  await expect(records.getByRole('listitem')).toContainText('本次登录');
  await expect(records).toBeInViewport();
});

test('One’s data come as a file, masked unless the password is given', async ({ page, platform }) => {
  const person = await openAsNewPerson(page, platform.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/userInfo/export')) asked.push(request.url());
  });
  const exported = async (password: string | null) => {
    await page.getByRole('button', { name: '导出数据' }).click();
    if (password !== null) {
      await dialog(page).getByRole('checkbox').check();
      await dialog(page).getByLabel('登录密码', { exact: true }).fill(password);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: '导出数据' }).dblclick(),
    ]);
    await expect(dialog(page)).toHaveCount(0);
    expect(download.suggestedFilename()).toBe(`${person.username}-培训平台数据.json`);
    return JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: Record<string, unknown> };
  };
  const masked = `139****${person.phone.slice(-4)}`;
  expect((await exported(null)).profile).toMatchObject({ username: person.username, phone: masked });
  expect((await exported(person.password)).profile).toMatchObject({ phone: person.phone });
  expect(asked).toHaveLength(2); // a second press of the same moment is none
  await expectNowhere(page, [person.phone, person.password]);
});

test('Closing the account asks for password and confirmation, and leaves a visitor who is told so (R4.15, R4.16)', async ({
  page,
  platform,
}) => {
  const person = await openAsNewPerson(page, platform.url);
  await page.getByLabel('科室').fill('没有保存的内容');
  await page.getByRole('button', { name: '注销账号' }).click();
  const form = dialog(page);
  await form.getByLabel('登录密码').fill(person.password);
  await form.getByRole('button', { name: '注销账号' }).click();
  await expect(form.getByText('请先勾选确认')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '注销账号' }).click();

  await expect(page).toHaveURL(/#\/index$/);
  await expect(toast(page)).toContainText('账号已注销');
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
  await expectNowhere(page, [person.username, person.phone]);
  expect((await send(platform.url, 'profile', {}, person.headers)).status).toBe(401);
  const again = await send(platform.url, 'login', person, clientHeader);
  expect(again.code).toBe('A0210');
});

test('A token of somebody else opens nothing of mine: each sees and changes their own', async ({
  page,
  platform,
}) => {
  const mine = await openAsNewPerson(page, platform.url);
  await page.getByLabel('科室').fill('我的科室');
  await save(page);
  await expect(toast(page).getByText('资料已保存')).toBeVisible();
  const theirs = await openAsNewPerson(page, platform.url);
  await expect(page.getByLabel('科室')).toHaveValue('');
  await page.getByLabel('科室').fill('他人的科室');
  await save(page);
  await expect(page.getByText('有修改尚未保存')).toHaveCount(0);
  expect(await profileOf(platform.url, mine)).toMatchObject({ department: '我的科室' });
  expect(await profileOf(platform.url, theirs)).toMatchObject({ department: '他人的科室' });
});

async function signInElsewhere(url: string, { username, password }: { username: string; password: string }) {
  const answer = await send(url, 'login', { username, password }, clientHeader);
  expect(answer.status).toBe(200);
  return bearer(answer);
}

/** None of these texts is in the document, the store, the storage or the address. */
async function expectNowhere(page: Page, secrets: readonly string[]) {
  const found = async () => {
    const places = {
      document: await page.content(),
      state: await stateOf(page),
      storage: JSON.stringify(await readStorage(page)),
      address: page.url(),
    };
    return Object.entries(places).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in the ${place}`),
    );
  };
  // a dialog takes what was typed along when it has faded
  await expect.poll(found).toEqual([]);
}
