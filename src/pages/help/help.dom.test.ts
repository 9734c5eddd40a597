import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

const questions = () => [...document.querySelectorAll('main summary')].map(({ textContent }) => textContent);
const opened = () =>
  [...document.querySelectorAll('main details[open] summary')].map((one) => one.textContent);
const search = (keyword: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索问题' }), { target: { value: keyword } });
};

it('a visitor who cannot sign in finds the help centre, and in it an answer by topic, by words and by pinyin', async () => {
  renderPortal('/login');
  await user.click(await screen.findByRole('link', { name: '遇到问题？帮助中心' }, pageTimeout));
  await screen.findByRole('heading', { level: 2, name: '学分与证书' }, pageTimeout);
  const all = questions().length;
  expect(all).toBeGreaterThan(20);
  expect(opened()).toEqual([]);

  search('收不到 验证码');
  await screen.findByText('找到 1 个问题', {}, pageTimeout);
  expect(opened()).toEqual(['收不到短信验证码怎么办？']);
  expect(window.location.hash).toBe('#/help?q=%E6%94%B6%E4%B8%8D%E5%88%B0+%E9%AA%8C%E8%AF%81%E7%A0%81');
  search('wangjimima');
  await waitFor(() => {
    expect(questions()).toEqual(['忘记密码怎么办？']);
  }, pageTimeout);
  search('没有收到验证码');
  await screen.findByText(/^没有完全相符的问题，下面是 \d 个相近的问题$/, {}, pageTimeout);
  expect(questions()).toContain('收不到短信验证码怎么办？');
  expect(questions().length).toBeLessThanOrEqual(5);
  search('密码忘了');
  await waitFor(() => {
    expect(questions()).toContain('忘记密码怎么办？');
  }, pageTimeout);
  search('量子力学');
  await screen.findByText('没有找到相关的问题', {}, pageTimeout);
  await user.click(screen.getByRole('link', { name: '全部问题' }));
  await waitFor(() => {
    expect(questions()).toHaveLength(all);
  }, pageTimeout);
});

it('a link opens its answer, and the answer’s link can be copied; one to a removed answer says so', async () => {
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  renderPortal('/help?id=3');
  await screen.findByText('忘记密码怎么办？', {}, pageTimeout);
  expect(opened()).toEqual(['忘记密码怎么办？']);
  const entry = document.querySelector<HTMLElement>('[data-entry="3"]') ?? document.body;
  expect(within(entry).getByRole('link', { name: '前往办理' }).getAttribute('href')).toBe('#/forgotpsd');
  await user.click(within(entry).getByText('复制链接'));
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/#\/help\?id=3$/));
  window.location.hash = '/help?id=999';
  await screen.findByText('这个问题已移除，以下是全部问题。', {}, pageTimeout);
});

it('questions without an answer are left out, a dangerous address is no link, and a platform without questions has no link to them', async () => {
  const entries = [
    { id: 1, question: '有答案', answer: '答案', link: 'javascript:alert(1)' },
    { id: 2, question: '没有答案' },
  ];
  proxy.reply('/help/list', { data: [{ topic: '主题', entries }, { entries }] });
  const first = renderPortal('/help', { config: { apiBase: proxy.apiBase } });
  await screen.findByText('有答案', {}, pageTimeout);
  expect(questions()).toEqual(['有答案']);
  expect(document.querySelector('main a[href^="javascript"]')).toBeNull();
  first.portal.dispose();

  const { root } = renderPortal('/404', { config: { without: ['help'] } });
  await screen.findByRole('heading', { name: '页面不存在' }, pageTimeout);
  await within(root).findAllByRole('link', { name: '证书查验' }, pageTimeout);
  expect(root.querySelectorAll('a[href="#/help"]')).toHaveLength(0);
});
