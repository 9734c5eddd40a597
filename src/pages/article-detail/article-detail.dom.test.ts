import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';
import { setVisibility } from '@/testing/set-visibility';

const proxy = setupPlatformProxy();

it('refetches an article when the browser tab becomes visible again', async () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const requests = () => open.mock.calls.filter(([, url]) => String(url).includes('article/detail')).length;
  renderPortal('/article/1', { config: { loginInterception: false } });
  await screen.findByRole('heading', { level: 1, name: /.{6,}/ }, pageTimeout);
  expect(requests()).toBe(1);
  setVisibility('hidden');
  expect(requests()).toBe(1);
  setVisibility('visible');
  await waitFor(() => {
    expect(requests()).toBe(2);
  });
  open.mockRestore();
});

it('A failed download shows a toast with the platform’s message, and the article stays (R7.25, R7.34, R8.1)', async () => {
  proxy.reply('/attachment/download', { code: 'B0500', msg: '附件暂不可用' });
  await as('trainee');
  renderPortal('/article/1', { config: { apiBase: proxy.apiBase } });
  const title = await screen.findByRole('heading', { level: 1, name: /.{6,}/ }, pageTimeout);
  await user.click(await screen.findByRole('button', { name: '下载 新版平台学员使用手册.pdf' }, pageTimeout));
  await expectToast('附件暂不可用');
  expect(title.isConnected).toBe(true);
});
