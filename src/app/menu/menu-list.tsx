import { LockMark } from '@/shared/ui/lock-mark';
import { useLoginRequired } from '@/shared/ui/login-required';
import { useMenu } from './menu-context';
import { MenuLabel } from './menu-label';
import type { MenuNode } from './menu-nodes';
import { FlyoutSubmenu, InlineSubmenu } from './submenu';
import styles from './menu.module.css';

/**
 * Ways to open items with children: `bar` and `rail` as a flyout below or beside the item, `tree` inline, as all deeper
 * levels do. `topLevel` items do not open: the sidebar shows their children.
 */
export type MenuVariant = 'bar' | 'rail' | 'tree' | 'topLevel';

/** The items of one menu level. Children render when they open (R2.35). */
export function MenuList({
  nodes,
  variant,
  icons = false,
}: {
  nodes: readonly MenuNode[];
  variant: MenuVariant;
  icons?: boolean;
}) {
  const children = (node: MenuNode) => <MenuList nodes={node.children} variant="tree" />;
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.children.length === 0 ? (
            <MenuLink node={node} icon={icons} />
          ) : variant === 'topLevel' ? (
            <TopLevelItem node={node} icon={icons} />
          ) : variant === 'tree' ? (
            <InlineSubmenu node={node} icon={icons}>
              {children(node)}
            </InlineSubmenu>
          ) : (
            <FlyoutSubmenu node={node} icon={icons} variant={variant}>
              {children(node)}
            </FlyoutSubmenu>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An item without children: a link, or plain text if it has no target. */
function MenuLink({ node, icon }: { node: MenuNode; icon: boolean }) {
  const { activeKeys, hrefOf } = useMenu();
  const { key, target } = node;
  const label = <MenuLabel node={node} icon={icon} />;
  const isLocked = useLoginRequired(target?.kind === 'app' ? target.path : null);
  if (target === null) return <span className={styles.item}>{label}</span>;
  return (
    <a
      className={styles.item}
      href={target.kind === 'app' ? hrefOf(target.path) : target.href}
      aria-current={activeKeys.includes(key) ? 'page' : undefined}
      {...(target.newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {isLocked && <LockMark />}
    </a>
  );
}

/** A top-level item that selects what the sidebar shows. It looks active only while the page is one of these. */
function TopLevelItem({ node, icon }: { node: MenuNode; icon: boolean }) {
  const { topLevel, activeKeys, selectTopLevel } = useMenu();
  return (
    <button
      type="button"
      className={styles.item}
      aria-pressed={topLevel?.key === node.key}
      data-active={activeKeys.includes(node.key) || undefined}
      onClick={() => {
        selectTopLevel(node.key);
      }}
    >
      <MenuLabel node={node} icon={icon} />
    </button>
  );
}
