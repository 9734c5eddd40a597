import type { Page } from '@playwright/test';
import { checkCharacter, isCertificateNumber } from '@/contracts/certificate-number';
import { appearances, switchAppearance } from '../audits/appearances';
import { send, signInAs } from '../../platform/testing/api';
import { expect, test } from '../support/fixtures';

/** Numbers of the sample certificates by state: the oldest, whatever other tests have issued. */
async function certificateNumbers(url: string): Promise<Record<string, string>> {
  const page = { current: 1, size: 100, query: {} };
  const response = await send(url, 'certificatePage', page, await signInAs(url, 'admin'));
  const { records } = response.data as { records: { state: string; number: string }[] };
  return Object.fromEntries(records.map(({ state, number }) => [state, number]));
}

/** A well-formed number that no certificate has. */
const unknown =
  [...'123456789']
    .map((last) => `TC2020${'0'.repeat(11)}${last}`)
    .map((body) => body + checkCharacter(body))
    .find(isCertificateNumber) ?? '';

async function expectVerdictFirst(page: Page, verdict: string, state: string) {
  const title = page.getByRole('heading', { level: 2, name: verdict, exact: true });
  await expect(title, state).toBeVisible();
  const { top, form } = await page.evaluate(() => ({
    top: document.querySelector('main section h2')?.getBoundingClientRect().top ?? Infinity,
    form: document.querySelector('main form')?.getBoundingClientRect().top ?? -1,
  }));
  expect(top, `${state}: where the verdict begins`).toBeLessThan(260);
  const card = await page.locator('main section').boundingBox();
  expect(form, `${state}: the form follows`).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? Infinity));
}

test('on a small phone the verdict of a certificate number comes first and its form last, whatever the outcome (R10.73)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('the server responded with a status of');
  const numbers = await certificateNumbers(platform.url);
  await page.setViewportSize({ width: 360, height: 600 });
  const outcomes: [string, string][] = [
    [numbers.issued ?? '', '证书有效'],
    [numbers.revoked ?? '', '证书已撤销'],
    [unknown, '没有这个编号的证书'],
    ['TC-nothing', '这个编号有误'],
  ];
  for (const [number, verdict] of outcomes) {
    await page.goto('about:blank');
    await page.goto(`/#/verify/${number}`);
    await expectVerdictFirst(page, verdict, verdict);
  }
  await page.goto('about:blank');
  // The sample's own expired certificate is one that another test revokes.
  await page.route('**/certificate/verify', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, state: 'expired' } } });
  });
  await page.goto(`/#/verify/${numbers.issued}`);
  await expectVerdictFirst(page, '证书已过期', 'expired');
  await page.goto('about:blank');
  await page.unroute('**/certificate/verify');
  await page.route('**/certificate/verify', (route) =>
    route.fulfill({ status: 503, json: { code: 'B0503', msg: '', data: null } }),
  );
  await page.goto(`/#/verify/${numbers.issued}`);
  await expectVerdictFirst(page, '暂时无法查验', 'platform down');
});

test('a valid certificate shows whose, what, when, by whom, hours and class on the first screen of a small phone', async ({
  page,
  platform,
}) => {
  const { issued } = await certificateNumbers(platform.url);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(`/#/verify/${issued}`);
  const facts = page.getByRole('definition');
  for (const text of ['林*夏', '国家器官移植发展培训平台', 'I 类'])
    await expect(facts.filter({ hasText: text }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main dt').allTextContents()).resolves.toEqual([
    '持证人',
    '培训项目',
    '颁发日期',
    '颁发单位',
    '学时',
    '学分',
    '有效期至',
    '证书编号',
  ]);
  await switchAppearance(page, appearances['English in large text']);
  await expectVerdictFirst(page, 'The certificate is valid', 'English in large text');
});

test('a number typed below a result leads to its result at the top', async ({ page, platform }) => {
  const { issued, revoked } = await certificateNumbers(platform.url);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(`/#/verify/${issued}`);
  const field = page.getByLabel('证书编号', { exact: true });
  await field.fill(revoked ?? '');
  await field.press('Enter');
  const title = page.getByRole('heading', { level: 2, name: '证书已撤销' });
  await expect(title).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: '证书有效' })).toHaveCount(0);
});

test('a number that was verified before leads to the top of its result again, and a wrong one to its error', async ({
  page,
  platform,
}) => {
  const { revoked = '' } = await certificateNumbers(platform.url);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(`/#/verify/${revoked}`);
  const verdict = page.getByRole('heading', { level: 2, name: '证书已撤销' });
  await expect(verdict).toBeInViewport();
  const field = page.getByLabel('证书编号', { exact: true }).filter({ visible: true });
  // at the lower edge, as after scrolling down to it
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });
  await field.fill('TC2026');
  await field.press('Enter');
  await expect(page.getByText(/^编号还不完整/)).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => (location.hash = '/verify'));
  await expect(page.getByRole('heading', { level: 1, name: '证书查验' })).toBeInViewport();
  await expect(field).toHaveValue('');
  await field.fill(revoked);
  await field.press('Enter');
  await expect(verdict).toBeInViewport();
});
