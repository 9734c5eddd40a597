import { jsonText } from '@/contracts/json-text';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PortalMenu, PortalPage, PortalUser } from '@/contracts/host';
import { homeRoute } from '@/pages/home/route';
import { selectAccess } from '@/session/access';
import { displayName, selectUser } from '@/session/session';
import { mediaUrl } from '@/shared/lib/media-url';
import { useUnreadCount } from '../header/use-unread-count';
import { MenuProvider } from '../menu/menu-context';
import { usePortal } from '../portal-context';
import { useActivePageId, useCurrentPage } from '../router/current-page';
import { parentPageOf } from '../router/page-routes';
import { usePortalSelector } from '../store/store';
import { selectTabs } from '../store/tabs-slice';
import { useHostMenu } from './host-menu';

/** Calls the host's callbacks about page, menu, user and unread messages. Each starts work only if the host has it. */
export default function HostEvents() {
  const { onPageChange, onMenuChange, onUserChange, onUnreadChange } = usePortal().host;
  return (
    <>
      {onPageChange && <PageEvents onChange={onPageChange} />}
      {onMenuChange && (
        <MenuProvider>
          <MenuEvents onChange={onMenuChange} />
        </MenuProvider>
      )}
      {onUserChange && <UserEvents onChange={onUserChange} />}
      {onUnreadChange && <UnreadEvents onChange={onUnreadChange} />}
    </>
  );
}

/** Reports a value whenever it changes; undefined means not known yet. */
function useReport<Value>(value: Value | undefined, onChange: (value: Value) => void): void {
  const text = jsonText(value);
  const report = useEffectEvent(() => {
    if (value !== undefined) onChange(value);
  });
  useEffect(() => {
    report();
  }, [text]);
}

function PageEvents({ onChange }: { onChange: (page: PortalPage) => void }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const page = useCurrentPage();
  const id = useActivePageId();
  const subtitle = usePortalSelector(selectTabs).find((tab) => tab.id === id)?.subtitle;
  const parent = page && parentPageOf(page);
  const address = pathname + search;
  const title = subtitle ?? (page && formatMessage(page.title));
  const above = [homeRoute, parent].flatMap((route) =>
    route && route.pattern !== page?.pattern
      ? { title: formatMessage(route.title), address: route.pattern }
      : [],
  );
  useReport(
    title === undefined ? undefined : { address, title, breadcrumbs: [...above, { title, address }] },
    onChange,
  );
  return null;
}

function MenuEvents({ onChange }: { onChange: (menu: PortalMenu) => void }) {
  useReport(useHostMenu(), onChange);
  return null;
}

function UserEvents({ onChange }: { onChange: (user: PortalUser | null) => void }) {
  const { mediaBase } = usePortal();
  const { routes } = usePortalSelector(selectAccess);
  const user = usePortalSelector(selectUser);
  const known: PortalUser | null = user && {
    username: user.username,
    name: displayName(user),
    avatar: user.avatar ? mediaUrl(user.avatar, mediaBase) : null,
    roles: user.roles ?? [],
  };
  useReport(routes === 'none' ? undefined : known, onChange);
  return null;
}

function UnreadEvents({ onChange }: { onChange: (count: number) => void }) {
  const { routes } = usePortalSelector(selectAccess);
  const count = useUnreadCount();
  useReport(routes === 'none' ? undefined : (count ?? undefined), onChange);
  return null;
}
