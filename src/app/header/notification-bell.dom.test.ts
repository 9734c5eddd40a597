import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const unreadCount = '/message/unreadCount';

/** The bell by its accessible name for this number of unread messages. */
const bell = (count: number) =>
  screen.findByTitle(count === 0 ? '站内消息' : `站内消息，${count} 条未读`, {}, pageTimeout);

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('With %i unread messages the badge shows “%s” (R2.45, R2.46)', async (count, badge) => {
  proxy.reply(unreadCount, { data: { count } });
  await as('newcomer');
  renderPortal('/contract', { config: { apiBase: proxy.apiBase } });
  expect((await bell(count)).textContent).toBe(badge);
});

it('The bell shows that the unread count could not be loaded, without a toast at each poll (R2.44, R7.34)', async () => {
  proxy.reply(unreadCount, { code: 'B0500', msg: '平台维护中' });
  await as('newcomer');
  renderPortal('/contract', { config: { apiBase: proxy.apiBase } });
  const failed = await screen.findByTitle('站内消息，未读数暂时无法获取', {}, pageTimeout);
  expect(failed.textContent).toBe('?');
  expect(screen.queryByText('平台维护中')).toBeNull();
});

it('A platform without messages shows a bell without a mark', async () => {
  proxy.reply(unreadCount, { status: 404 });
  await as('newcomer');
  renderPortal('/contract', { config: { apiBase: proxy.apiBase } });
  await waitFor(() => {
    expect(proxy.bodiesOf(unreadCount).length).toBeGreaterThan(0);
  }, pageTimeout);
  expect((await bell(0)).textContent).toBe('');
});
