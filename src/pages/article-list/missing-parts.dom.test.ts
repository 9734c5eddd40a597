import { screen, waitFor, within } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

it('Categories and friend links that could not be loaded say so in their place, and a retry loads them (R7.21, R7.27, R7.34)', async () => {
  const parts = [
    { end: '/category/treeList', text: /分类没有加载出来/ },
    { end: '/friend-link/list', text: /友情链接没有加载出来/ },
  ];
  for (const { end } of parts) proxy.reply(end, { code: 'B0500', msg: '平台维护中' });
  renderPortal('/article', { config: { apiBase: proxy.apiBase } });
  for (const { end, text } of parts) {
    const note = await screen.findByText(text, {}, pageTimeout);
    const part = note.closest('nav, section');
    proxy.forward(end);
    await user.click(within(note).getByText('重试'));
    await waitFor(() => {
      expect(screen.queryByText(text)).toBeNull();
      expect(part?.querySelectorAll('a').length).toBeGreaterThan(2);
    }, pageTimeout);
  }
});
