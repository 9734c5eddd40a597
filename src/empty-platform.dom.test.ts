import { screen, waitFor, within } from '@testing-library/dom';
import { pageTimeout } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const open = (path: string) => {
  for (const list of ['friend-link/list', 'hospital/map', 'contact/list']) proxy.reply(list, { data: [] });
  proxy.reply('article/page', { data: { records: [], total: 0, current: 1, size: 10 } });
  renderPortal(path, { config: { apiBase: proxy.apiBase } });
};
const heading = (name: string) => screen.findByRole('heading', { name }, pageTimeout);

describe('a platform that has no content yet', () => {
  it('says so on the home page, without an empty card and an empty list of friend links', async () => {
    open('/index');
    const bases = await screen.findByRole('region', { name: '培训基地分布' }, pageTimeout);
    await within(bases).findByText('暂时没有培训基地', {}, pageTimeout);
    await waitFor(() => {
      expect(screen.queryByText('友情链接')).toBeNull();
    });
  });

  it('does not suggest another category if none is chosen', async () => {
    open('/article');
    await heading('这里还没有内容');
    expect(screen.queryByText('可以换一个分类，或查看全部。')).toBeNull();
  });

  it('says that there are no offices yet, not that one was not found', async () => {
    open('/contactus/1');
    await heading('还没有公布联系方式');
  });
});
