import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

const message = { content: '内容', link: null, sentAt: '2026-03-01T04:00:00Z', read: true };

/** Opens the inbox with these messages. @returns the entries of the list */
async function openWith(records: readonly object[]) {
  proxy.reply('/message/page', { data: { records, total: records.length, current: 1, size: 10 } });
  await as('newcomer');
  renderPortal('/sys-message', { config: { apiBase: proxy.apiBase } });
  const titles = await screen.findAllByRole('heading', { level: 2, name: /消息/ }, pageTimeout);
  return titles.flatMap((title) => title.closest('li') ?? []);
}

it('the inbox offers SMS for what the platform can send, stores each choice at once, and shows it after a reload', async () => {
  await as('trainee');
  const { portal } = renderPortal('/sys-message');
  await user.click(await screen.findByText('短信与邮件通知', {}, pageTimeout));
  const name = '报名结果与报名提醒：短信';
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name }, pageTimeout);
  expect(box.checked).toBe(false);
  expect(screen.queryByRole('checkbox', { name: '报名结果与报名提醒：邮件' })).toBeNull();
  screen.getByText('确认邮箱后，消息也可以发到邮箱。');
  expect(screen.getByRole('link', { name: '去确认' }).getAttribute('href')).toBe('#/uc/userInfo');
  await user.click(box);
  await waitFor(() => {
    expect(box.checked).toBe(true);
  }, pageTimeout);
  portal.dispose();

  renderPortal('/sys-message', { config: { apiBase: proxy.apiBase } });
  await user.click(await screen.findByText('短信与邮件通知', {}, pageTimeout));
  const again = await screen.findByRole<HTMLInputElement>('checkbox', { name }, pageTimeout);
  expect(again.checked).toBe(true);
  proxy.reply('/settings/save', { code: 'B0500', msg: '平台维护中' });
  await user.click(again);
  await screen.findByText('平台维护中', {}, pageTimeout);
  expect(again.checked).toBe(true);
  proxy.forward('/settings/save');
  await user.click(again);
  await waitFor(() => {
    expect(again.checked).toBe(false);
  }, pageTimeout);
});

it('A message links only to pages of the portal', async () => {
  const links = [
    '/article?page=2',
    null,
    'https://elsewhere.example',
    '//elsewhere.example',
    'javascript:alert(1)',
  ];
  const items = await openWith(
    links.map((link, index) => ({ ...message, id: `${index + 1}`, title: `消息 ${link}`, link })),
  );
  expect(items).toHaveLength(links.length);
  const shown = items.flatMap((item) => within(item).queryAllByRole('link'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(['消息 /article?page=2']);
  for (const link of shown) await user.click(link);
  await screen.findByRole('heading', { level: 1, name: '医院新闻' }, pageTimeout);
  expect(window.location.hash).toBe('#/article?page=2');
});

it('A message that cannot be marked as read stays unread, and the error is shown', async () => {
  proxy.reply('/message/unreadCount', { data: { count: 12 } });
  proxy.reply('/message/read', { code: 'A0404', msg: '没有这条消息', data: null });
  const bell = () => screen.findByRole('link', { name: '站内消息，12 条未读' }, pageTimeout);
  const [first] = await openWith([{ ...message, id: '1', title: '消息', read: false }]);
  if (!first) throw new Error('the list is empty');
  await bell();
  await user.click(within(first).getByRole('button', { name: /标为已读$/ }));
  await expectToast('没有这条消息');
  expect(first.isConnected && first.textContent).toContain('未读');
  await bell();
});
