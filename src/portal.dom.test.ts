import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '@/testing/render-portal';

const user = userEvent.setup();
const found = { timeout: 10_000 };

/** Signs in with the form on the page. */
async function signIn(name = 'trainee', password = 'Trainee@2026') {
  await user.type(await screen.findByLabelText('用户名', {}, found), name);
  await user.type(screen.getByLabelText('密码'), password);
  await user.click(screen.getByRole('button', { name: /登\s*录/ }));
}

describe('a portal on the real platform', () => {
  it('shows a visitor the welcome, news, notices and friend links (R1.17, R1.22, R2.11)', async () => {
    const { root } = renderPortal('/index');
    await screen.findByRole('region', { name: /欢迎访问/ }, found);
    const main = within(await screen.findByRole('main'));
    await waitFor(() => {
      expect(main.getAllByRole('link').length).toBeGreaterThan(8);
    }, found);
    await within(screen.getByRole('contentinfo')).findByRole('link', { name: '移植受者健康之家' }, found);
    expect(root.dataset.state).toBe('visitor');
    expect(document.title).toBe('首页 - 国家器官移植发展培训平台');
  });

  it('asks for a login at a notice and returns to its full address (R2.64, R10.14)', async () => {
    renderPortal('/notice?page=2&from=mail');
    await screen.findByLabelText('用户名', {}, found);
    expect(window.location.hash).toBe('#/login?redirect=%2Fnotice%3Fpage%3D2%26from%3Dmail');
    await signIn();
    await screen.findByRole('heading', { name: '通知公告' }, found);
    expect(window.location.hash).toBe('#/notice?page=2&from=mail');
    expect(localStorage.getItem('portal-token')).not.toBeNull();
  });

  it('guards the page that is shown, however its address is encoded (R2.64)', async () => {
    renderPortal('/article/%2e%2e');
    await screen.findByLabelText('用户名', {}, found);
    expect(window.location.hash).toMatch(/^#\/login/);
  });

  it('reports a wrong password, keeps the name and starts no session (R10.37)', async () => {
    const { root } = renderPortal('/login');
    await signIn('trainee', 'Wrong@2026');
    await screen.findByRole('alert', {}, found);
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('trainee');
    expect([root.dataset.state, localStorage.getItem('portal-token')]).toEqual(['visitor', null]);
  });

  it('rejects a login response without the configured token field (R5.26, R8.22)', async () => {
    const { root } = renderPortal('/login', { config: { tokenField: 'no_such_field' } });
    await signIn();
    expect(await screen.findAllByText('登录接口异常，未正确返回 no_such_field', {}, found)).not.toEqual([]);
    expect([root.dataset.state, localStorage.getItem('portal-token')]).toEqual(['visitor', null]);
  });

  it('redirects an unknown address to /404 (R2.30)', async () => {
    renderPortal('/no/such/page');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/404');
    }, found);
  });

  it('leaves nothing in its container and stops following the address', async () => {
    const { portal, container } = renderPortal('/index');
    const before = container.children.length;
    await screen.findByRole('region', { name: /欢迎访问/ }, found);
    portal.dispose();
    expect(container.querySelectorAll('.portal, style')).toHaveLength(0);
    expect(before).toBeGreaterThan(container.children.length);
    window.location.hash = '/no/such/page';
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
    expect(window.location.hash).toBe('#/no/such/page');
  });

  it('stores settings and token under its prefix inside a host (R10.7)', async () => {
    renderPortal('/login', { host: {} });
    await signIn();
    await waitFor(() => {
      expect(localStorage.getItem('portal:portal-token')).not.toBeNull();
    }, found);
    expect(Object.keys(localStorage).filter((key) => !key.startsWith('portal:'))).toEqual([]);
  });

  it('does not share a session between two mounts with different prefixes', async () => {
    const first = renderPortal('/login', { config: { storagePrefix: 'a:' } });
    await signIn();
    await waitFor(() => {
      expect(first.root.dataset.username).toBe('trainee');
    }, found);
    const second = renderPortal('/index', {
      config: { storagePrefix: 'b:' },
      host: { history: 'memory', initialPath: '/index' },
    });
    expect([first.root.dataset.state, second.root.dataset.state]).toEqual(['signedIn', 'visitor']);
  });

  it('has no id that the React of a host makes as well', async () => {
    const { root } = renderPortal('/login');
    await within(root).findByText('用户名', { selector: 'label' }, found);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /r_\w+_/.test(id));
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !/_portal-[\w-]{6}-r_\w+_/.test(id))).toEqual([]);
  });
});
