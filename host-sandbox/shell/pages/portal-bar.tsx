import type { PortalMenuItem } from '../../../src/contracts/host';
import { useHost } from '../host';
import { useObservable } from '../../kits/web/observable';

/** The host's own bar for the portal: its page, its menu, who is signed in, unread messages. */
export function PortalBar() {
  const { page, menu, user, unread = 0, handle } = useObservable(useHost().training.portal);
  const crumbs = page?.breadcrumbs ?? [];
  return (
    <div className="host-portal-bar" data-testid="host-portal-bar">
      {page && handle && (
        <nav aria-label="门户位置">
          <ol>
            {crumbs.map(({ title, address }, index) => (
              <li key={address}>
                {index < crumbs.length - 1 ? (
                  <a href={handle.href(address) ?? undefined}>{title}</a>
                ) : (
                  <span aria-current="page">{title}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {user && (
        <span>
          {user.name}
          {unread > 0 && `，${unread} 条未读消息`}
        </span>
      )}
      {/* last, because it opens over what is below it */}
      {menu && (
        <details>
          <summary>门户菜单</summary>
          <MenuItems items={[...menu.main, ...menu.account]} />
        </details>
      )}
    </div>
  );
}

function MenuItems({ items }: { items: readonly PortalMenuItem[] }) {
  return (
    <ul>
      {items.map(({ title, href, newWindow, isActive, children }, index) => (
        <li key={index}>
          {href === null ? (
            title
          ) : (
            <a
              href={href}
              aria-current={isActive ? 'true' : 'false'}
              target={newWindow ? '_blank' : undefined}
              rel="noreferrer"
            >
              {title}
            </a>
          )}
          {children.length > 0 && <MenuItems items={children} />}
        </li>
      ))}
    </ul>
  );
}
