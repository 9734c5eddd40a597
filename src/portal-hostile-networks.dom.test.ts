import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import {
  clickButton,
  fieldByLabel,
  fillFields,
  pageTimeout,
  shownAlert,
  shownToasts,
} from '@/testing/form-helpers';
import type { RawReply } from '@/testing/malformed-replies';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const open = (path: string, config = {}) =>
  renderPortal(path, { config: { apiBase: proxy.apiBase, ...config } });

const page = '<!doctype html><title>Access denied</title><h1>Access denied by policy</h1>';
const html = (status: number): RawReply => ({ status, body: page, type: 'text/html' });
const text = (body: string): RawReply => ({ status: 200, body });
const envelope = JSON.stringify({ code: '00000', msg: '', data: { access_token: 'x' } });
const advice = '这是所在网络的应答，不是平台的。';
const unreadable = `请求的格式不可用。${advice}`;
const unknown = '未知错误，可能是跨域限制或接口地址不存在';

const led = `请求被转到了别的地址，没有到达平台。${advice}`;
/** Answers as a login page does: to other origins without their permission. */
const loginPage = createServer((_request, response) => response.end(page));

// Node shows the redirect that browsers hide.
const { fetch } = globalThis;
beforeAll(async () => {
  await once(loginPage.listen(0, '127.0.0.1'), 'listening');
  globalThis.fetch = async (...given) => {
    const response = await fetch(...given);
    const isHidden = response.status >= 300 && response.status < 400;
    return isHidden ? Object.defineProperty(response, 'type', { value: 'opaqueredirect' }) : response;
  };
});
afterAll(() => {
  globalThis.fetch = fetch;
  loginPage.close();
  loginPage.closeAllConnections();
});

const redirect = (status: number): RawReply => ({
  status,
  body: '',
  get location() {
    return `http://127.0.0.1:${(loginPage.address() as AddressInfo).port}/`;
  },
});

/** What a network does with a call, the text that the user gets, and whether its administrator can help. */
const networks: readonly (readonly [
  name: string,
  reply: RawReply | 'none',
  text: string,
  isNetwork: boolean,
])[] = [
  ['a captive portal', html(200), unreadable, true],
  ['a firewall that forbids', html(403), `已获得授权，但禁止访问。${advice}`, true],
  [
    'a firewall that forbids as JSON',
    { status: 403, body: '{"error":"blocked","id":7}' },
    `已获得授权，但禁止访问。${advice}`,
    true,
  ],
  ['a proxy without POST', html(405), `请求没有到达平台（状态码 405）。${advice}`, true],
  ['a proxy that requires a login', html(407), `请求没有到达平台（状态码 407）。${advice}`, true],
  ['a proxy with a limit of the size', html(413), `请求没有到达平台（状态码 413）。${advice}`, true],
  ['a network that requires a login', html(511), `请求没有到达平台（状态码 511）。${advice}`, true],
  ['a legal block', html(451), `请求没有到达平台（状态码 451）。${advice}`, true],
  ['a gateway without the platform', html(502), '网关错误', false],
  ['a gateway of a platform that is busy', html(503), '服务暂不可用，服务器过载或正在维护', false],
  ['a response without its end', text(envelope.slice(0, 30)), unreadable, true],
  ['a response twice', text(envelope + envelope), unreadable, true],
  ['a response without its body', text(''), unreadable, true],
  ['JSON of something else', text('{"status":"ok","portal":"wifi"}'), unreadable, true],
  ['a response that is not encoded as it says', { ...text(envelope), encoding: 'gzip' }, unknown, false],
  ['a login page elsewhere, by 302', redirect(302), led, true],
  ['a login page elsewhere, by 307', redirect(307), led, true],
  ['a connection that breaks', { ...text(envelope), cut: 'start' }, unknown, false],
  ['no response', 'none', '网关超时', false],
];

describe('a network that answers in place of the platform', () => {
  it.each(networks)(
    '%s: the page and what was typed stay, one toast and the form say it, and what to ask for is said once (R7.34, R8.1, R8.2)',
    async (_name, reply, message, isNetwork) => {
      // jsdom logs these
      if (reply !== 'none' && reply.cut) expectConsole('socket hang up');
      if (message === led) expectConsole('Cross origin');
      if (reply !== 'none' && reply.encoding) expectConsole('incorrect header check');
      proxy.reply('/passworderror', { status: 404 });
      proxy.reply('/passworderrorsave', { status: 404 });
      proxy.reply('/oauth2/token', reply);
      open('/login?redirect=%2Fnotice', reply === 'none' ? { timeoutMs: 4000 } : {});
      await screen.findByLabelText('用户名', {}, pageTimeout);
      await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
      await clickButton('登录');
      await waitFor(() => {
        expect(shownAlert().textContent).toContain(message);
        expect(shownToasts()).toEqual([expect.stringContaining(message)]);
      }, pageTimeout);
      expect(window.location.hash).toBe('#/login?redirect=%2Fnotice');
      expect([fieldByLabel('用户名').value, fieldByLabel('密码').value]).toEqual(['trainee', 'Trainee@2026']);
      const notices = screen.queryAllByText(/放行发往 http.* 的 POST 请求/);
      expect(notices).toHaveLength(isNetwork ? 1 : 0);
      if (!isNetwork) return;
      await clickButton('知道了');
      expect(screen.queryByText(/放行发往/)).toBeNull();
    },
  );

  it('does not lead to the page 403 when a member opens a page (R4.24)', async () => {
    proxy.reply('/article/page', html(403));
    await as('trainee');
    open('/notice?page=2');
    await waitFor(() => {
      expect(shownAlert().textContent).toContain(`已获得授权，但禁止访问。${advice}`);
    }, pageTimeout);
    expect(window.location.hash).toBe('#/notice?page=2');
  });

  it('that removes the token of every call: no welcome, and the login says what to ask for', async () => {
    proxy.reply('/userInfo', { code: 'A0401', msg: '请先登录' });
    open('/login?redirect=%2Fnotice');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
    await clickButton('登录');
    await screen.findByText('登录成功，但平台没有收到您的登录凭证。', {}, pageTimeout);
    expect(screen.getAllByText(/请求头 Authorization/)).toHaveLength(1);
    expect(window.location.hash).toBe('#/login?redirect=%2Fnotice');
    expect(screen.queryByText(/欢迎登录/)).toBeNull();
  });
});
