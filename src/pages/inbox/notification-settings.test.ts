import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

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
