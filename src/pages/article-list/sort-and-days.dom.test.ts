import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

const titles = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const days = () => [...document.querySelectorAll('main li time')].map(({ textContent }) => textContent);

it('a pinned notice is first with a mark; order and days are in the address, survive a change of category, and are shown even if they match no choice (R2.20, R7.22)', async () => {
  await as('trainee');
  renderPortal('/notice');
  await screen.findByText('置顶', {}, pageTimeout);
  expect(titles()[0]).toMatch(/^置顶关于防范冒充/);

  await user.click(screen.getByRole('link', { name: '最早发布' }));
  await waitFor(() => {
    expect(window.location.hash).toBe('#/notice?sort=oldest');
    expect(titles()[0]).not.toMatch(/^置顶/);
  }, pageTimeout);

  const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
  await user.click(screen.getByRole('link', { name: `${year - 1} 年` }));
  await screen.findByRole('link', { name: `${year - 1} 年`, current: true }, pageTimeout);
  const range = `from=${year - 1}-01-01&to=${year - 1}-12-31`;
  expect(window.location.hash).toBe(`#/notice?${range}&sort=oldest`);
  await waitFor(() => {
    expect(days().length).toBeGreaterThan(1);
    expect(days().filter((day) => !day.startsWith(`${year - 1}/`))).toEqual([]);
  }, pageTimeout);

  await user.click(screen.getByRole('link', { name: '平台服务' }));
  await screen.findByRole('link', { name: '平台服务', current: true }, pageTimeout);
  expect(window.location.hash).toMatch(new RegExp(`category=\\d+&${range}&sort=oldest$`));
  await user.click(screen.getByRole('link', { name: '全部时间' }));
  await screen.findByRole('link', { name: '全部时间', current: true }, pageTimeout);
  expect(window.location.hash).toMatch(/category=\d+&sort=oldest$/);

  // days that match no choice are shown literally
  window.location.hash = '/notice?from=2098-01-01';
  await screen.findByRole('link', { name: '2098/01/01 –', current: true }, pageTimeout);
  await screen.findByText('这里还没有内容', {}, pageTimeout);
});

it('on a platform that names no orders, neither orders nor days are offered, and an address with them still shows the list', async () => {
  const article = { id: '1', title: '没有排序的平台', pinned: 1 };
  proxy.reply('/article/page', { code: '00000', msg: '', data: { records: [article] } });
  renderPortal('/article?from=2026-01-01&sort=mostRead', { config: { apiBase: proxy.apiBase } });
  await screen.findByRole('heading', { name: /没有排序的平台/ }, pageTimeout);
  expect(screen.queryByText('排序')).toBeNull();
  expect(screen.queryByText('全部时间')).toBeNull();
  expect(screen.getByText('置顶')).toBeTruthy();

  proxy.reply('/article/page', {
    code: '00000',
    msg: '',
    data: { records: [article], sorts: ['newest', 'mostRead', 'by colour'] },
  });
  await user.click(await screen.findByRole('link', { name: '基地建设' }, pageTimeout));
  expect(
    (await screen.findByRole('link', { name: '阅读最多' }, pageTimeout)).getAttribute('aria-current'),
  ).toBe('true');
  expect(screen.queryByRole('link', { name: '最早发布' })).toBeNull();
});
