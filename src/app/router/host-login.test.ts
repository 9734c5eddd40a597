import { screen, waitFor } from '@testing-library/dom';
import type { HostProps } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
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

  it('asks the user to sign in at the host, also without a callback of the host (R10.41)', async () => {
    await open({});
    expect(screen.queryByLabelText('密码')).toBeNull();
    expect(window.location.hash).toBe('#/notice');
  });
});

it('A host’s token that arrives after the mount opens the page that the address named', async () => {
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
