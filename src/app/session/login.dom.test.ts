import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import {
  clickButton,
  expectFieldErrors,
  fillFields,
  fieldByLabel,
  pageTimeout,
  shownAlert,
  shownToasts,
  user,
} from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const open = (path: string, config: Record<string, unknown> = {}) =>
  renderPortal(path, { config: { apiBase: proxy.apiBase, ...config } });

async function logIn(password = 'Trainee@2026') {
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'trainee', 密码: password });
  await clickButton('登录');
}

it('A wrong password is rejected in the form, the name stays, and no session starts (R1.23, R4.1, R10.37)', async () => {
  open('/login?redirect=%2Fnotice');
  await logIn('Wrong@2026');
  await waitFor(() => {
    expect(shownAlert().textContent).toMatch(/^用户名或密码错误还可以再试 \d 次。$/);
  }, pageTimeout);
  await waitFor(() => {
    expect(shownToasts()).toEqual([expect.stringMatching(/^用户名或密码错误/)]);
  }, pageTimeout);
  expect(fieldByLabel('用户名').value).toBe('trainee');
  expect(window.location.hash).toBe('#/login?redirect=%2Fnotice');
  expect(localStorage.getItem('portal-token')).toBeNull();
});

it('An incomplete login form says what is missing and sends nothing (R5.21, R5.22)', async () => {
  open('/login');
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 密码: '12345' });
  await clickButton('登录');
  await expectFieldErrors({ 用户名: '用户名不能为空', 密码: '密码不能少于6位' });
  expect(proxy.bodiesOf('/oauth2/token?grant_type=password')).toEqual([]);
});

it('A login response without the configured token field shows an error and starts no session (R1.31, R5.26, R8.22)', async () => {
  open('/login', { tokenField: 'ticket' });
  await logIn();
  await expectToast('登录接口异常，未正确返回 ticket');
  expect(fieldByLabel('用户名').value).toBe('trainee');
  expect(localStorage.getItem('portal-token')).toBeNull();
});

it('A login sends the configured headers beside its own, and a response without any data shows the same error (R5.26, R7.8, R8.22)', async () => {
  proxy.reply('/oauth2/token', { data: null });
  const loginHeaders = { 'Accept-Language': 'zh-Hans', authorization: 'Bearer theirs' };
  open('/login', { loginHeaders });
  await logIn();
  await expectToast('登录接口异常，未正确返回 access_token');
  expect(proxy.headersOf('/oauth2/token?grant_type=password')).toMatchObject([
    { 'accept-language': 'zh-Hans', authorization: `Basic ${btoa('portal:portal')}` },
  ]);
  expect(localStorage.getItem('portal-token')).toBeNull();
});

describe('the wrong passwords of a name', () => {
  const calls = ['/passworderror', '/passworderrorsave', '/passworderrorremove'] as const;
  const countOf = (remaining: number) => ({ data: { remaining, limit: 5, lockedUntil: null } });
  const bodies = () => calls.map((call) => proxy.bodiesOf(call));
  const body = JSON.stringify({ username: 'trainee' });

  it('are read when the name is known, saved after a failure, shown, and cleared after a login (R7.12, R7.13, R7.14)', async () => {
    proxy.reply('/passworderror', countOf(3));
    proxy.reply('/passworderrorsave', countOf(2));
    proxy.reply('/oauth2/token', { code: 400, msg: '密码不对' });
    open('/login?redirect=%2Fnotice');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
    expect(await screen.findByText('还可以再试 3 次。')).not.toBeNull();
    expect(bodies()).toEqual([[body], [], []]);
    await clickButton('登录');
    await waitFor(() => {
      expect(shownAlert().textContent).toBe('密码不对还可以再试 2 次。');
    }, pageTimeout);
    proxy.forward('/oauth2/token');
    await clickButton('登录');
    await waitFor(() => {
      expect([window.location.hash, bodies()]).toEqual(['#/notice', [[body], [body], [body]]]);
    }, pageTimeout);
  });

  it('that lock the name are told before the password is typed (R7.13)', async () => {
    const lockedUntil = '2030-01-01T04:00:00.000Z';
    proxy.reply('/passworderror', { data: { remaining: 0, limit: 5, lockedUntil } });
    open('/login');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: 'trainee', 密码: '' });
    expect(await screen.findByText(/^密码错误次数过多，可在/)).not.toBeNull();
    expect((await screen.findByRole('link', { name: '通过短信重置密码' })).getAttribute('href')).toBe(
      '#/forgotpsd',
    );
  });

  it.each(['', '30分钟后', '2026-13-45T00:00:00Z', {}, 1e17])(
    'are shown without the end of the lock when an error gives %p as its time',
    async (lockedUntil) => {
      for (const call of calls) proxy.reply(call, { status: 404 });
      proxy.reply('/oauth2/token', { code: 'A0210', msg: '密码不对', data: { remaining: 4, lockedUntil } });
      open('/login');
      await logIn();
      await waitFor(() => {
        expect(shownAlert().textContent).toBe('密码不对还可以再试 4 次。');
      }, pageTimeout);
    },
  );

  it.each([
    ['does not have', { status: 404 }],
    ['refuses', { code: 403, msg: '无权访问' }],
    ['gives an empty response to', { data: null }],
  ])('cost nothing on a platform that %s these calls', async (_what, reply) => {
    for (const call of calls) proxy.reply(call, reply);
    proxy.reply('/oauth2/token', { code: 'A0210', msg: '密码不对', data: { remaining: 4 } });
    const { root } = open('/login?redirect=%2Fnotice');
    await logIn();
    await waitFor(() => {
      expect(bodies()).toEqual([[body], [body], []]);
      expect(shownAlert().textContent).toBe('密码不对还可以再试 4 次。');
    }, pageTimeout);
    proxy.forward('/oauth2/token');
    await clickButton('登录');
    await expectToast(/欢迎登录/);
    await waitFor(() => {
      expect([window.location.hash, root.dataset.state]).toEqual(['#/notice', 'signedIn']);
    }, pageTimeout);
    expect(bodies()[2]).toEqual([body]);
    expect(screen.queryByText(/无权访问|资源不存在/)).toBeNull();
  });
});

it('With a session the login page leads to the home page (R2.66)', async () => {
  await as('trainee');
  open('/login');
  await waitFor(() => {
    expect(window.location.hash).toBe('#/index');
  }, pageTimeout);
});

it.each([
  ['in an HTTP 200', { code: 403, msg: '无权查看' }],
  ['as its HTTP status', { status: 403 }],
])(
  'A response with 403 %s opens the forbidden page and keeps the session; back leads to the page before the refused one (R4.24)',
  async (_where, reply) => {
    proxy.reply('/article/page', reply);
    const token = await as('trainee');
    const { root } = open('/contract');
    await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, pageTimeout);
    window.location.hash = '/article';
    await screen.findByRole('heading', { level: 1, name: '无权访问' }, pageTimeout);
    expect([window.location.hash, root.dataset.state]).toEqual(['#/403', 'signedIn']);
    expect(localStorage.getItem('portal-token')).toBe(token);
    await user.click(screen.getByRole('button', { name: '返回上一页' }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#/contract');
    }, pageTimeout);
  },
);

describe('the greeting after a login', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['07:59', '早上好'],
    ['08:00', '上午好'],
    ['12:00', '中午好'],
    ['17:59', '下午好'],
    ['18:00', '晚上好'],
  ])(
    'at %s on the clock of the computer is %s (R4.6, R4.7, R4.8, R4.9, R4.10, R4.11, R4.12, R10.66)',
    async (time, greeting) => {
      // only the date: timers and requests go on
      jest.useFakeTimers({ now: new Date(`2026-05-06T${time}:00`), doNotFake: [...realTimers] });
      open('/login', { messageDurationMs: 10_000 });
      await logIn();
      await expectToast(new RegExp(`${greeting}，林知夏`));
      await expectToast(/欢迎登录国家器官移植发展培训平台/);
      expect(localStorage.getItem('portal-token')).not.toBeNull();
      expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('林知夏');
    },
  );

  it.each([{}, { realName: null }, { realName: ' ' }, { realName: 7 }])(
    'has the user name where user info has no real name: %j (R3.3, R10.66)',
    async (fields) => {
      proxy.reply('/portal/userInfo', { data: { username: 'nurse_li', avatar: null, ...fields } });
      open('/login');
      await logIn();
      await expectToast(/好，nurse_li/);
      await screen.findByRole('button', { name: '账号菜单 nurse_li' }, pageTimeout);
    },
  );
});

const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;
