import { screen, within } from '@testing-library/dom';
import { as, tokenFor } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { clickButton, pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';
import { qrPath } from '@/shared/lib/qr-path';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const setNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Opens the panel of the page. @returns the drawn code */
async function openShare(): Promise<string | null | undefined> {
  await user.click(await screen.findByRole('button', { name: '分享' }, pageTimeout));
  const code = await screen.findByRole('img', { name: '页面链接的二维码' }, pageTimeout);
  return code.querySelector('path')?.getAttribute('d');
}

it.each(['/project/1', '/hospital/1', '/teacher/1', '/article/1'])(
  'The QR code of %s holds the link of the page without its query, and Escape closes it',
  async (path) => {
    await as('trainee');
    renderPortal(`${path}?from=search`);
    const code = await openShare();
    const url = new URL(`#${path}`, window.location.href).href;
    expect(code).toBe(qrPath(url).path);
    expect(screen.getByText(url)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(url)).toBeNull();
  },
);

it('In a host the link leads through the host, or to the standalone portal where the address is not the portal’s', async () => {
  const token = await tokenFor('trainee', 'Trainee@2026');
  const config = { publicUrl: 'https://portal.example.cn/train/' };
  const { portal } = renderPortal('/hospital/1', { host: { token }, config });
  expect(await openShare()).toBe(qrPath(new URL('#/hospital/1', window.location.href).href).path);
  portal.dispose();
  renderPortal('/index', { host: { token, history: 'memory', initialPath: '/hospital/1' }, config });
  expect(await openShare()).toBe(qrPath('https://portal.example.cn/train/#/hospital/1').path);
});

it('A copied link and a failed copy are reported; the system’s share sheet gets title and link, and cancelling it shows nothing', async () => {
  const written: string[] = [];
  setNavigator('clipboard', { writeText: (text: string) => Promise.resolve(written.push(text)) });
  const shared: unknown[] = [];
  setNavigator('share', (data: unknown) => {
    shared.push(data);
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  await as('trainee');
  renderPortal('/hospital/1');
  await openShare();
  const url = new URL('#/hospital/1', window.location.href).href;
  await clickButton('用其他应用分享');
  expect(shared).toEqual([{ title: '京华大学附属明德医院', url }]);
  expect(written).toEqual([]);
  await clickButton('复制链接');
  await expectToast('链接已复制');
  expect(written).toEqual([url]);
  setNavigator('clipboard', undefined);
  await clickButton('复制链接');
  await expectToast('未能复制，请手动复制链接');
});

it('Without a share sheet of the system there is no button for it', async () => {
  await as('trainee');
  renderPortal('/hospital/1');
  await openShare();
  const panel = screen.getByRole('button', { name: '复制链接' }).parentElement;
  expect(within(panel ?? document.body).getAllByRole('button')).toHaveLength(1);
});
