import type { MenuNode } from './menu-nodes';
import { useMenu, useMenuTitle } from './menu-context';
import { Branch } from './branch';
import { MenuIcon } from './menu-icon';
import { FlyoutSubmenu, InlineSubmenu } from './submenu';
import { MenuTitle } from './menu-title';
import styles from './menu.module.css';

/**
 * How entries with children open: `bar` and `rail` over the page, below or beside the entry; `tree` in place, pushing
 * down what follows, as every deeper level does; `branches` not at all: what is below stands elsewhere.
 */
export type MenuForm = 'bar' | 'rail' | 'tree' | 'branches';

/** Entries of one level, those below built when they open (R2.35). */
export function MenuList({
  nodes,
  form,
  icons = false,
}: {
  nodes: readonly MenuNode[];
  form: MenuForm;
  icons?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.children.length === 0 ? (
            <MenuLink node={node} icon={icons} />
          ) : form === 'branches' ? (
            <Branch node={node} icon={icons} />
          ) : form === 'tree' ? (
            <InlineSubmenu node={node} icon={icons} />
          ) : (
            <FlyoutSubmenu node={node} icon={icons} form={form} />
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
  const { key, leads } = node;
  const label = (
    <>
      {icon && <MenuIcon name={node.icon} title={title} />}
      <MenuTitle text={title} />
    </>
  );
  if (leads === null) return <span className={styles.entry}>{label}</span>;
  return (
    <a
      className={styles.entry}
      href={leads.kind === 'app' ? hrefOf(leads.path) : leads.href}
      aria-current={trail.includes(key) ? 'page' : undefined}
      {...(leads.newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </a>
  );
}
