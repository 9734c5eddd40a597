import type { Page } from '@playwright/test';
import { expectSignedIn, submitCredentials } from '../../kits/browser/accounts';
import { expect } from '../support/fixtures';
import { storedToken } from '../support/browser-storage';
import { chooseOption, goToCoursePage, test } from './study-fixture';

const login = (page: Page) => page.getByRole('dialog', { name: '请重新登录' });
const chosen = (page: Page) => page.locator('fieldset input:checked');
const next = (page: Page) => page.getByRole('button', { name: '下一题' }).click();
const saved = (page: Page) => page.getByText('已保存', { exact: true });

test('A session that ends during a quiz: its owner signs in again and continues; unsaved answers wait for their owner and are sent for nobody else (R10.38, R10.39, R10.59)', async ({
  page,
  studying,
  expectConsole,
}) => {
  expectConsole('401');
  const trainee = await studying.trainee();
  const other = await studying.trainee();
  const revoke = async () => {
    await studying.send('logout', {}, { authorization: `Bearer ${await storedToken(page)}` });
  };
  await studying.open(page, trainee, '结业测验');
  const { id: lessonId } = await studying.lesson(trainee, '结业测验');
  await page.getByRole('button', { name: '开始测验' }).click();
  await chooseOption(page, 0);
  await expect(saved(page)).toBeVisible();
  await next(page);

  await revoke();
  await chooseOption(page, 1);
  await expect(login(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await submitCredentials(login(page), trainee.username, trainee.password);
  await expect(login(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('第 2 题').first()).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const answers = async () => {
    const started = await studying.send('quizStart', { lessonId }, headers);
    return Object.keys((started.data as { answers: object }).answers);
  };
  expect(await answers()).toHaveLength(2);

  // The answer to a question is pending while another user signs in.
  await next(page);
  await revoke();
  await chooseOption(page, 0);
  await expect(login(page)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(quiz\/(save|submit|start)|study\/progress)$/.test(request.url())) sent.push(request.url());
  });
  await submitCredentials(login(page), other.username, other.password);
  await expectSignedIn(page, other.username);
  await expect(page.getByTestId('quiz-start')).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await submitCredentials(page, trainee.username, trainee.password);
  await expectSignedIn(page, trainee.username);
  await page.getByRole('button', { name: '继续作答' }).click();
  await expect(saved(page)).toBeVisible();
  headers.authorization = `Bearer ${await storedToken(page)}`;
  expect(await answers()).toHaveLength(3);
});

test('A quiz passed on another device shows its result when the user returns to the page', async ({
  page,
  studying,
}) => {
  const trainee = await studying.trainee();
  await studying.open(page, trainee, '结业测验');
  await page.getByRole('button', { name: '开始测验' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await goToCoursePage(page);
  await studying.pass(trainee, '结业测验');
  await page.goBack();
  await expect(page.getByText(/恭喜，您已通过本测验/)).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /结业测验/ })).toContainText('已完成');
  // And once more.
  await goToCoursePage(page);
  await page.goBack();
  await expect(page.getByTestId('quiz-review')).toBeVisible();
});
