import { screen, waitFor } from '@testing-library/dom';
import type { HostProps, PortalHandle } from '@/contracts/host';
import { user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };
const contract = { name: '服务协议与隐私政策' };

async function open(host: HostProps, path = '/contract') {
  const onReady = jest.fn<void, [PortalHandle]>();
  const { portal } = renderPortal(path, { host: { ...host, onReady } });
  await waitFor(() => {
    expect(onReady).toHaveBeenCalled();
  }, found);
  const [handle] = onReady.mock.calls[0] ?? [];
  if (!handle) throw new Error('no handle');
  return { portal, handle, onReady };
}

describe('The handle that the host gets when the portal is ready', () => {
  it('opens pages and makes links below the base path', async () => {
    const { handle, onReady } = await open({ basePath: '/portal' }, '/portal/contract');
    await screen.findByRole('heading', contract, found);
    expect(handle.href('/article?page=2')).toBe('#/portal/article?page=2');
    await handle.navigate('/verify');
    screen.getByRole('heading', { level: 1, name: '证书查验' });
    expect(location.hash).toBe('#/portal/verify');
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('opens pages of a portal with memory history, which has no links', async () => {
    const { handle } = await open({ history: 'memory', initialPath: '/contract' });
    expect(handle.href('/article')).toBeNull();
    await handle.navigate('/verify');
    screen.getByRole('heading', { level: 1, name: '证书查验' });
  });

  it('resolves a navigation that another one replaced when the other page is shown, and at the unmount', async () => {
    const { portal, handle } = await open({ history: 'memory', initialPath: '/contract' });
    await Promise.all([handle.navigate('/verify'), handle.navigate('/help')]);
    screen.getByRole('heading', { level: 1, name: '帮助中心' });
    const last = handle.navigate('/verify');
    portal.dispose();
    await last;
  });

  it('adds no entry to the history for the page that is shown', async () => {
    const { handle } = await open({ basePath: '/portal' }, '/portal/contract');
    await handle.navigate('/verify');
    const { length } = history;
    await handle.navigate('/verify');
    expect(history).toHaveLength(length);
    await handle.navigate('/verify?certNo=1');
    expect(history).toHaveLength(length + 1);
  });

  it.each(['article', '//elsewhere.example', 'https://elsewhere.example/', 'javascript:alert(1)'])(
    'refuses what is no address of the portal: %s',
    async (address) => {
      const { handle } = await open({ history: 'memory', initialPath: '/contract' });
      await expect(handle.navigate(address)).rejects.toThrow('expected an in-app path');
    },
  );

  it('asks the user before unsaved input is lost, once for several calls, and takes the choice', async () => {
    const { portal, handle } = await open({}, '/contactus/1');
    await expect(handle.canLeave()).resolves.toBe(true);
    await user.type(await screen.findByLabelText('您的称呼', {}, found), '写到一半');
    const answers = [handle.canLeave(), handle.canLeave()];
    await user.click(await screen.findByRole('button', { name: '取消' }, found));
    await expect(Promise.all(answers)).resolves.toEqual([false, false]);
    const again = handle.canLeave();
    await user.click(await screen.findByRole('button', { name: '离开' }, found));
    await expect(again).resolves.toBe(true);
    const unanswered = handle.canLeave();
    portal.dispose();
    await expect(unanswered).resolves.toBe(true);
    await expect(handle.canLeave()).resolves.toBe(true);
  });

  it('does nothing after the unmount', async () => {
    const { portal, handle } = await open({ history: 'memory', initialPath: '/contract' });
    portal.dispose();
    await handle.navigate('/verify');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
