import { useMenu, useMenuTitle } from './menu-context';
import { MenuIcon } from './menu-icon';
import type { MenuNode } from './menu-nodes';
import { MenuTitle } from './menu-title';
import styles from './menu.module.css';

/** An entry whose children are shown elsewhere, in the layouts that part the first level from the rest. */
export function TopLevelItem({ node, icon }: { node: MenuNode; icon: boolean }) {
  const { branch, chooseBranch } = useMenu();
  const title = useMenuTitle(node.title);
  return (
    <button
      type="button"
      className={styles.entry}
      aria-pressed={branch?.key === node.key}
      onClick={() => {
        chooseBranch(node.key);
      }}
    >
      {icon && <MenuIcon name={node.icon} title={title} />}
      <MenuTitle text={title} />
    </button>
  );
}
