import { screen } from '@testing-library/dom';
import type { HostError, HostProps } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';
import { retryDelays } from '@/shared/lib/retry-loop';

const found = { timeout: 10_000 };
const proxy = setupPlatformProxy();

it('An outage is reported to host and user with its status, requests no new token, and the page opens once the platform is back', async () => {
  for (const text of ['PlatformUnavailableError', 'socket hang up']) expectConsole(text);
  const token = await tokenFor('trainee', 'Trainee@2026');
  const errors: HostError[] = [];
  // a host that passes another token
  const onSessionExpired = jest.fn(() => {
    portal.update({ token: `${token} ` });
  });
  const host: HostProps = { token, onSessionExpired, onError: (error) => errors.push(error) };
  proxy.reply('', 'cut');
  const { portal } = renderPortal('/notice', { host, config: { apiBase: proxy.apiBase } });
  await screen.findByRole('heading', { name: '平台暂时不可用' }, found);
  proxy.reply('', { status: 503 });
  await screen.findByText(/状态码 503/, {}, found);
  proxy.forward('');
  screen.getByRole('button', { name: '重试' }).click();
  await screen.findByRole('heading', { level: 1, name: '通知公告' }, found);
  expect(errors.map(({ code, status }) => [code, status])).toEqual([
    ['PLATFORM_UNAVAILABLE', 0],
    ['PLATFORM_UNAVAILABLE', 503],
  ]);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it('After an outage the page opens by itself, with the user of the host’s token', async () => {
  for (const text of ['PlatformUnavailableError', 'socket hang up']) expectConsole(text);
  const delays = jest.replaceProperty(retryDelays, 'first', 20);
  const onSessionExpired = jest.fn();
  const host: HostProps = { token: await tokenFor('trainee', 'Trainee@2026'), onSessionExpired };
  proxy.reply('', 'cut');
  const { root } = renderPortal('/notice', { host, config: { apiBase: proxy.apiBase } });
  await screen.findByRole('heading', { name: '平台暂时不可用' }, found);
  proxy.forward('');
  await screen.findByRole('heading', { level: 1, name: '通知公告' }, found);
  expect(root.dataset.username).toBe('trainee');
  expect(onSessionExpired).not.toHaveBeenCalled();
  delays.restore();
});

it('A call of a page without a response is reported to the host', async () => {
  expectConsole('socket hang up');
  const errors: HostError[] = [];
  const host: HostProps = { token: '', onError: (error) => errors.push(error) };
  proxy.reply('/article/page', 'cut');
  renderPortal('/article', { host, config: { apiBase: proxy.apiBase } });
  await screen.findByRole('heading', { name: '内容没有加载成功' }, found);
  expect(errors.map(({ code, status }) => [code, status])).toEqual([['PLATFORM_UNAVAILABLE', 0]]);
});
