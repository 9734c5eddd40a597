import { screen, waitFor } from '@testing-library/dom';
import { setupFaultyServer } from '@/testing/faulty-server';
import { clickButton, fieldByLabel, fillFields, pageTimeout } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const server = setupFaultyServer();
const ownFile = __PORTAL_FILE__;
beforeEach(() => {
  Object.assign(globalThis, { __PORTAL_FILE__: `${server.url}/assets/portal-own.js` });
  server.respond = (_request, response) =>
    response.end(JSON.stringify({ version: '2.2.0', build: 'assets/portal-new.js' }));
});
afterEach(() => {
  Object.assign(globalThis, { __PORTAL_FILE__: ownFile });
  jest.restoreAllMocks();
});

/** The user returns to the tab after an hour. */
function comeBack() {
  const later = Date.now() + 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  document.dispatchEvent(new Event('visibilitychange'));
}

const notice = () => screen.queryByText(/^网站有了新版本/);

it('A new version is announced below the page; while there is unsaved input no reload is offered, and nothing is lost', async () => {
  const { root } = renderPortal('/contactus/1');
  await screen.findByLabelText('您的称呼', {}, pageTimeout);
  comeBack();
  expect(root.contains(await screen.findByRole('button', { name: '刷新' }, pageTimeout))).toBe(true);

  await fillFields({ 您的称呼: '写到一半' });
  await screen.findByText(/^网站有了新版本。请先完成或保存/, {}, pageTimeout);
  expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
  await clickButton('稍后');
  expect([notice(), fieldByLabel('您的称呼').value]).toEqual([null, '写到一半']);
});

it('A host is notified of a new version once and decides about the reload; the portal shows no notice', async () => {
  const onNewVersion = jest.fn();
  renderPortal('/contract', { host: { onNewVersion } });
  await screen.findByRole('heading', { name: '服务协议与隐私政策' }, pageTimeout);
  comeBack();
  await waitFor(() => {
    expect(onNewVersion.mock.calls).toEqual([['2.2.0']]);
  }, pageTimeout);
  comeBack();
  expect(notice()).toBeNull();
  expect(server.received).toHaveLength(1);
});

it('An interval of 0 minutes turns the check off', async () => {
  renderPortal('/contract', { config: { versionCheckMinutes: 0 } });
  await screen.findByRole('heading', { name: '服务协议与隐私政策' }, pageTimeout);
  comeBack();
  await screen.findByRole('heading', { name: '服务协议与隐私政策' }, pageTimeout);
  expect(server.received).toEqual([]);
});
