import { screen, waitFor } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { SignOutContext } from '@/features/sign-out/use-sign-out';
import { PortalContext, type PortalContextValue } from '../portal-context';
import { AccountMenu } from './account-menu';

/** @returns the mocked sign-out of the portal */
function renderAccountMenu(isUnsaved: boolean, isBusy: boolean) {
  const signOut = jest.fn(() => Promise.resolve());
  const Page = () => {
    useUnsavedChanges(isUnsaved, isBusy);
    return <AccountMenu />;
  };
  renderWithProviders(
    <MemoryRouter>
      <PortalContext value={{ mediaBase: '' } as unknown as PortalContextValue}>
        <SignOutContext value={{ signOut, inHeader: true }}>
          <Page />
        </SignOutContext>
      </PortalContext>
    </MemoryRouter>,
  ).show();
  return signOut;
}
const pressSignOut = async () => {
  await user.click(await screen.findByRole('button', { name: /账号/ }, pageTimeout));
  await user.click(await screen.findByRole('button', { name: '退出登录' }, pageTimeout));
};

describe('sign-out', () => {
  it('asks for confirmation when unsaved input would be lost', async () => {
    const signOut = renderAccountMenu(true, false);
    await pressSignOut();
    await screen.findByText('有未保存的内容，退出登录后会丢失。确定退出登录吗？', {}, pageTimeout);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('does not ask while work is running that would not be lost', async () => {
    const signOut = renderAccountMenu(false, true);
    await pressSignOut();
    await waitFor(() => {
      expect(signOut).toHaveBeenCalledTimes(1);
    });
  });
});
