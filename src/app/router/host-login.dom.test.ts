import { screen, waitFor } from '@testing-library/dom';
import type { HostProps } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };

describe('a page for members in a host whose token is empty', () => {
  const open = (props: HostProps) => {
    renderPortal('/notice', { host: { token: '', ...props } });
    return screen.findByRole('heading', { name: '请在平台登录' }, found);
  };

  it('notifies the host that nobody is signed in (R10.41)', async () => {
    const onSessionExpired = jest.fn();
    await open({ onSessionExpired });
    expect(onSessionExpired).toHaveBeenCalledWith('missing');
    expect(window.location.hash).toBe('#/notice');
  });

  it('that is entered from another one notifies the host once (R10.41)', async () => {
    const onSessionExpired = jest.fn();
    renderPortal('/contract', { host: { token: '', onSessionExpired } });
    await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, found);
    window.location.hash = '/notice';
    await screen.findByRole('heading', { name: '请在平台登录' }, found);
    expect(onSessionExpired.mock.calls).toEqual([['missing']]);
  });

  it('asks the user to sign in at the host, also without a callback of the host (R10.41)', async () => {
    await open({});
    expect(screen.queryByLabelText('密码')).toBeNull();
    expect(window.location.hash).toBe('#/notice');
  });
});

it('A host that passes no token gets the portal’s login, and a token that arrives later opens the page that the address named (R10.41)', async () => {
  const token = await tokenFor('trainee', 'Trainee@2026');
  const { portal } = renderPortal('/notice?page=2', { host: {} });
  await waitFor(() => {
    expect(window.location.hash).toBe('#/login?redirect=%2Fnotice%3Fpage%3D2');
  }, found);
  portal.update({ token });
  await waitFor(() => {
    expect(window.location.hash).toBe('#/notice?page=2');
  }, found);
});

it('A host that gives one user by its state and another by a prop keeps the first one when it changes the language (R1.28)', async () => {
  const [token, other] = await Promise.all([
    tokenFor('trainee', 'Trainee@2026'),
    tokenFor('newcomer', 'Newcomer@2026'),
  ]);
  const onError = jest.fn();
  expectConsole('token: not used, because onGlobalStateChange gives another one');
  const host: HostProps = {
    onGlobalStateChange: (listener) => {
      listener({ token }, {});
    },
    token: other,
    onError,
  };
  const { portal, root } = renderPortal('/contract', { host });
  const usernames = new Set<string | undefined>();
  const observer = new MutationObserver(() => usernames.add(root.dataset.username));
  observer.observe(root, { attributes: true, attributeFilter: ['data-username'] });
  await waitFor(() => {
    expect(root.dataset.username).toBe('trainee');
  }, found);
  portal.update({ ...host, language: 'en-US' });
  await waitFor(() => {
    expect(root.lang).toBe('en-US');
  }, found);
  await screen.findByRole('heading', { level: 1, name: 'Service agreement and privacy policy' }, found);
  observer.disconnect();
  expect([...usernames].filter(Boolean)).toEqual(['trainee']);
  expect(onError).toHaveBeenCalledTimes(1);
});

it('The portal never stores a token of the host (R10.40)', async () => {
  const token = await tokenFor('trainee', 'Trainee@2026');
  const { root } = renderPortal('/notice', { host: { token } });
  await screen.findByRole('heading', { level: 1, name: '通知公告' }, found);
  await waitFor(() => {
    expect(root.dataset.username).toBe('trainee');
  }, found);
  await waitFor(() => {
    expect(Object.keys(localStorage)).not.toEqual([]);
  }, found);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(stored).not.toContain(token);
});

it('In a host every call has a timeout of 10 seconds (R9.1)', async () => {
  const limits: number[] = [];
  const { send } = XMLHttpRequest.prototype;
  const spy = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    limits.push(this.timeout);
    send.call(this, body);
  });
  renderPortal('/article', { host: {} });
  await screen.findByRole('link', { name: '下一页' }, found);
  spy.mockRestore();
  expect(limits.length).toBeGreaterThan(2);
  expect(new Set(limits)).toEqual(new Set([10_000]));
});
