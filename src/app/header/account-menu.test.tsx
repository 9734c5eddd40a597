import { screen, waitFor } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { useUnsaved } from '@/shared/form/unsaved';
import { found, user } from '@/testing/fill-in';
import { renderPart } from '@/testing/render-part';
import { SignOutContext } from '@/features/account/sign-out/sign-out-context';
import { PortalContext, type PortalContextValue } from '../portal-context';
import { AccountMenu } from './account-menu';

/** Shows the way out over a page. @returns told when one is signed out */
function leave(isUnsaved: boolean, isUnderWay: boolean) {
  const signOut = jest.fn(() => Promise.resolve());
  const Page = () => {
    useUnsaved(isUnsaved, isUnderWay);
    return <AccountMenu />;
  };
  renderPart(
    <MemoryRouter>
      <PortalContext value={{ mediaBase: '' } as unknown as PortalContextValue}>
        <SignOutContext value={{ signOut, inFrame: true }}>
          <Page />
        </SignOutContext>
      </PortalContext>
    </MemoryRouter>,
  ).show();
  return signOut;
}
const pressSignOut = async () => {
  await user.click(await screen.findByRole('button', { name: /账号/ }, found));
  await user.click(await screen.findByRole('button', { name: '退出登录' }, found));
};

describe('the way out', () => {
  it('asks where unsaved input would be lost', async () => {
    const signOut = leave(true, false);
    await pressSignOut();
    await screen.findByText('有未保存的内容，退出登录后会丢失。确定退出登录吗？', {}, found);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('does not where something goes on but nothing would be lost', async () => {
    const signOut = leave(false, true);
    await pressSignOut();
    await waitFor(() => {
      expect(signOut).toHaveBeenCalledTimes(1);
    });
  });
});
