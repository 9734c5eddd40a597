import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { limits } from '../../../src/contracts/limits';
import { clientHeader, send } from '../../platform/testing/api';
import { expect, test } from '../support/fixtures';
import { findDangerousMarkup, installCanary, removeCsp } from '../audits/canary';
import { findOverflow } from '../audits/reflow';
import { holdRequests } from '../support/hold-requests';
import { toast } from '../support/toast';
import { dialog, expectSecretsAbsent, openAsNewPerson, profileOf } from './user-centre';

const save = (page: Page) => page.getByRole('button', { name: '保存资料' }).click();

test('A newly registered user completes the profile, which a reload keeps, exports the personal data, masked without the password, and closes the account with password and confirmation (R1.14, R2.26, R4.15, R4.16, R10.54, R10.55)', async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000);
  const person = await openAsNewPerson(page, platform.url);

  await test.step('profile', async () => {
    await expect(page.getByText('还有 4 项未填：性别、科室、职称、邮箱')).toBeVisible();
    const wide = '国'.repeat(limits.hospitalMax);
    const name = '阿卜杜热合曼江·买买提依明阿里木江·努尔';
    await page.getByLabel('真实姓名').fill(name);
    await page.getByRole('radio', { name: '男' }).check();
    await page.getByLabel('所在医院').fill(wide);
    await page.getByLabel('科室').fill('移植外科');
    await page.getByLabel('职称').selectOption('attending');
    await page.getByLabel('邮箱').fill('abdu@tianshan.example.org');
    await save(page);
    await expect(toast(page).getByText('资料已保存')).toBeVisible();
    await expect(page.getByText('资料已完整')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('所在医院')).toHaveValue(wide);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await profileOf(platform.url, person)).toMatchObject({
      realName: name,
      hospital: wide,
      complete: true,
    });
  });

  await test.step('export', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/userInfo/export')) requests.push(request.url());
    });
    const exported = async (password: string | null) => {
      await page.getByRole('button', { name: '导出数据' }).click();
      // The dialog is open: an earlier click would miss.
      await expect(dialog(page).getByRole('checkbox')).toBeFocused();
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
      return JSON.parse(await readFile(await download.path(), 'utf8')) as {
        profile: Record<string, unknown>;
      };
    };
    const masked = `139****${person.phone.slice(-4)}`;
    expect((await exported(null)).profile).toMatchObject({ username: person.username, phone: masked });
    expect((await exported(person.password)).profile).toMatchObject({ phone: person.phone });
    expect(requests).toHaveLength(2); // the second click of a double click is ignored
    await expectSecretsAbsent(page, [person.phone, person.password]);
  });

  await test.step('closing', async () => {
    await page.getByLabel('科室').fill('没有保存的内容');
    await page.getByRole('button', { name: '注销账号' }).click();
    const form = dialog(page);
    await form.getByLabel('登录密码').fill(person.password);
    await form.getByRole('button', { name: '注销账号' }).click();
    await expect(form.getByText('请先勾选确认')).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '注销账号' }).click();

    await expect(page).toHaveURL(/#\/index$/);
    const told = page.getByRole('dialog', { name: '温馨提示' });
    await expect(told).toContainText('账号已注销');
    await told.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await expectSecretsAbsent(page, [person.username, person.phone]);
    expect((await send(platform.url, 'profile', {}, person.headers)).status).toBe(401);
    const again = await send(platform.url, 'login', person, clientHeader);
    expect(again.code).toBe('A0210');
  });
});

test('The first field of a form that arrives after its dialog has opened gets the focus', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  const isStill = () => dialog(page).evaluate((it) => it.getAnimations({ subtree: true }).length === 0);
  for (const { button, file, field } of [
    { button: '导出数据', file: 'export-data', field: /身份证号/ },
    { button: '注销账号', file: 'close-account', field: '登录密码' },
  ]) {
    const arrive = await holdRequests(page, `**/assets/${file}-*.js`);
    await page.getByRole('button', { name: button }).click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(isStill).toBe(true);
    arrive();
    await expect(dialog(page).getByLabel(field)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('Script and SQL in every field are rejected or stay text', async ({ page, platform }) => {
  await removeCsp(page, platform.url);
  const canary = installCanary(page);
  const person = await openAsNewPerson(page, platform.url);
  await canary.watch();
  const script = '"><img src=x onerror=window.__canary=1>';
  const sql = "'; UPDATE users SET roles = '{admin}'; --";
  for (const label of ['真实姓名', '邮箱']) await page.getByLabel(label).fill('<b>x</b>');
  await save(page);
  await expect(page.getByText('姓名应为2-60个文字，中间可有“·”')).toBeVisible();
  await expect(page.getByText('请输入正确的邮箱')).toBeVisible();
  await page.getByRole('button', { name: '撤销修改' }).click();
  await page.getByLabel('所在医院').fill(script);
  await page.getByLabel('科室').fill(sql.slice(0, limits.departmentMax));
  await save(page);
  await expect(toast(page).getByText('资料已保存')).toBeVisible();
  await page.getByRole('link', { name: '通知公告' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('所在医院')).toHaveValue(script);
  expect(await findDangerousMarkup(page, '.portal')).toEqual([]);
  await canary.expectSilence();
  expect(await profileOf(platform.url, person)).toMatchObject({
    hospital: script,
    department: sql.slice(0, limits.departmentMax),
  });
  expect((await send(platform.url, 'userInfo', {}, person.headers)).data).toMatchObject({
    roles: ['trainee'],
  });
});

test('A dialog ignores clicks while it opens, and accepts them once open', async ({ page, platform }) => {
  await openAsNewPerson(page, platform.url);
  await page.addStyleTag({
    content: '.portal-antd-modal::after { animation-play-state: paused !important; }',
  });
  await page.getByRole('button', { name: '填写身份证号' }).click();
  const confirm = dialog(page).getByRole('button', { name: /保\s*存/ });
  await expect(confirm).toBeVisible();
  const isUnderPointer = () =>
    confirm.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isUnderPointer()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await isUnderPointer()).toBe(true);
  await confirm.click();
  await expect(page.getByText('请先单独同意处理身份证号')).toBeVisible();
});

test('Two users see and change only their own profile', async ({ page, platform }) => {
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
