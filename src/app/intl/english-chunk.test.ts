import { screen, waitFor } from '@testing-library/dom';
import { clickButton, fieldByLabel, fillFields } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };
let mockIsBroken = true;

jest.mock('./en-us', () => {
  if (mockIsBroken) throw new Error('no network');
  return jest.requireActual<object>('./en-us');
});

it('English texts that cannot be loaded are told in both languages and logged; the portal stays Chinese, keeps what was typed, and a retry brings English (R1.25, R8.24)', async () => {
  const { root } = renderPortal('/contactus/1', { config: { errorLog: ['production'] } });
  await screen.findByLabelText('怎么称呼您', {}, found);
  await fillFields({ 怎么称呼您: '写到一半' });
  await clickButton('English');
  const alert = await screen.findByText(/The English texts could not be loaded/, {}, found);
  expect(alert.lang).toBe('en-US');
  expect([
    root.lang,
    document.documentElement.lang,
    screen.getByRole('heading', { level: 1 }).textContent,
  ]).toEqual(['zh-CN', 'zh-CN', '联系我们']);
  await clickButton('错误日志（1）');
  expect((await screen.findByRole('dialog', {}, found)).textContent).toMatch(
    /Loading chunk .*failed \(error\)/,
  );

  mockIsBroken = false;
  await clickButton('重试');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' }, found);
  await waitFor(() => {
    expect([root.lang, document.documentElement.lang]).toEqual(['en-US', 'en-US']);
  });
  expect(fieldByLabel('Your name').value).toBe('写到一半');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
