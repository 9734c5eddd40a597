import type { MenuNode } from './menu-nodes';
import { useMenu, useMenuTitle } from './menu-context';
import { TopLevelItem } from './branch';
import { MenuIcon } from './menu-icon';
import { FlyoutSubmenu, InlineSubmenu } from './submenu';
import { MenuTitle } from './menu-title';
import styles from './menu.module.css';

/**
 * How entries with children open: `bar` and `rail` over the page, below or beside the entry; `tree` in place, pushing
 * down what follows, as every deeper level does; `branches` not at all: what is below stands elsewhere.
 */
export type MenuVariant = 'bar' | 'rail' | 'tree' | 'branches';

/** Entries of one level, those below built when they open (R2.35). */
export function MenuList({
  nodes,
  variant,
  icons = false,
}: {
  nodes: readonly MenuNode[];
  variant: MenuVariant;
  icons?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.children.length === 0 ? (
            <MenuLink node={node} icon={icons} />
          ) : variant === 'branches' ? (
            <TopLevelItem node={node} icon={icons} />
          ) : variant === 'tree' ? (
            <InlineSubmenu node={node} icon={icons} />
          ) : (
            <FlyoutSubmenu node={node} icon={icons} form={variant} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** An entry that leads somewhere, its icon before its title. */
export function MenuLink({ node, icon }: { node: MenuNode; icon: boolean }) {
  const { trail, hrefOf } = useMenu();
  const title = useMenuTitle(node.title);
  const { key, target } = node;
  const label = (
    <>
      {icon && <MenuIcon name={node.icon} title={title} />}
      <MenuTitle text={title} />
    </>
  );
  if (target === null) return <span className={styles.entry}>{label}</span>;
  return (
    <a
      className={styles.entry}
      href={target.kind === 'app' ? hrefOf(target.path) : target.href}
      aria-current={trail.includes(key) ? 'page' : undefined}
      {...(target.newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </a>
  );
}
