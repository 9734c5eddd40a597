import { useIntl } from 'react-intl';
import type { PortalMenu, PortalMenuItem } from '@/contracts/host';
import { loginRoute } from '@/pages/login/route';
import { inboxRoute } from '@/pages/inbox/route';
import { registerRoute } from '@/pages/register/route';
import { userCentreRoutes } from '@/pages/user-centre/route';
import { selectAccess } from '@/session/access';
import { selectIsSignedIn } from '@/session/session';
import { baseApi } from '@/shared/api/base-api';
import { usePlatformName } from '@/shared/intl/platform-names';
import { useIsAvailable } from '@/shared/routes/available-pages';
import type { PageRoute } from '@/shared/routes/page-route';
import { useMenu } from '../menu/menu-context';
import type { MenuNode } from '../menu/menu-nodes';
import { usePortal } from '../portal-context';
import { useCurrentPage } from '../router/current-page';
import { usePortalSelector } from '../store/store';

/** The menu in the format for hosts; undefined until the platform's menu is loaded. */
export function useHostMenu(): PortalMenu | undefined {
  const { formatMessage } = useIntl();
  const nameOf = usePlatformName('menu');
  const { nodes, activeKeys, hrefOf } = useMenu();
  const { history, isTokenFromHost } = usePortal();
  const page = useCurrentPage();
  const isSignedIn = usePortalSelector(selectIsSignedIn);
  const isAvailable = useIsAvailable();
  const { isLoading, isUninitialized } = baseApi.endpoints.menuTree.useQueryState({});
  const { routes } = usePortalSelector(selectAccess);
  if (isLoading || isUninitialized || routes === 'none') return undefined;

  const linkTo = (address: string) => (history === 'hash' ? hrefOf(address) : null);
  const itemOf = ({ key, title, target, children }: MenuNode): PortalMenuItem => {
    const address = target?.kind === 'app' ? target.path : null;
    return {
      title: nameOf(title).name,
      address,
      href: target?.kind === 'external' ? target.href : address && linkTo(address),
      newWindow: target?.newWindow === true,
      isActive: activeKeys.includes(key),
      children: children.map(itemOf),
    };
  };
  const itemOfPage = ({ key, pattern, title }: PageRoute): PortalMenuItem => ({
    title: formatMessage(title),
    address: pattern,
    href: linkTo(pattern),
    newWindow: false,
    isActive: page?.key === key,
    children: [],
  });
  const ownLogin = isTokenFromHost() ? [] : [loginRoute, registerRoute];
  const ofAccount = isSignedIn ? [...userCentreRoutes, inboxRoute] : ownLogin;
  return {
    main: nodes.map(itemOf),
    account: ofAccount.filter(({ pattern }) => isAvailable(pattern)).map(itemOfPage),
  };
}
