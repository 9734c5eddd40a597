import { screen, waitFor } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

it('By default there is no error log in production, and no button that opens it (R10.69, R10.70)', async () => {
  renderPortal('/contract');
  await waitFor(() => {
    expect(screen.getByRole('contentinfo').textContent).toContain('版本 2.1.0');
  }, pageTimeout);
  expect(screen.queryByText(/错误日志/)).toBeNull();
});

it('A failing call is logged while the log is on (R8.4)', async () => {
  proxy.reply('/category/treeList', { code: 'B0500', msg: '平台维护中' });
  renderPortal('/article', { config: { apiBase: proxy.apiBase, errorLog: ['production'] } });
  await user.click(await screen.findByRole('button', { name: '错误日志（1）' }, pageTimeout));
  const log = await screen.findByRole('dialog', { name: '错误日志' }, pageTimeout);
  await waitFor(() => {
    expect(log.textContent).toContain('平台维护中');
  }, pageTimeout);
});
