import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { flyoutPosition } from './flyout-position';
import { useMenu, useMenuTitle } from './menu-context';
import { MenuIcon } from './menu-icon';
import { MenuList } from './menu-list';
import { scrollThreshold, type MenuNode } from './menu-nodes';
import { MenuTitle } from './menu-title';
import styles from './menu.module.css';

interface SubmenuProps {
  node: MenuNode;
  icon: boolean;
}

/** Children over the page; more than 18 of them scroll by themselves (R2.36, R2.37). */
export function FlyoutSubmenu({ node, icon, form }: SubmenuProps & { form: 'bar' | 'rail' }) {
  const { open, close, container, button } = useDisclosure();
  const { trail } = useMenu();
  const title = useMenuTitle(node.title);
  const [position, setPosition] = useState<CSSProperties>({});
  return (
    <div className={styles.submenu} {...container}>
      <button
        {...button}
        className={styles.entry}
        data-around={trail.includes(node.key) || undefined}
        onClick={({ currentTarget }) => {
          if (form === 'rail')
            setPosition(flyoutPosition(currentTarget.getBoundingClientRect(), node.children.length));
          button.onClick();
        }}
      >
        {icon && <MenuIcon name={node.icon} title={title} />}
        <MenuTitle text={title} />
      </button>
      {open && (
        <div
          className={styles.panel}
          style={form === 'rail' ? position : undefined}
          ref={form === 'bar' ? alignRightIfClipped : undefined}
          data-scrolls={node.children.length > scrollThreshold || undefined}
          onClick={({ target }: MouseEvent) => {
            if (target instanceof Element && target.closest('a')) close();
          }}
        >
          <MenuList nodes={node.children} variant="tree" />
        </div>
      )}
    </div>
  );
}

/** Children in place; open at first where they hold the entry of the present page. */
export function InlineSubmenu({ node, icon }: SubmenuProps) {
  const { trail } = useMenu();
  const title = useMenuTitle(node.title);
  const isActive = trail.includes(node.key);
  const [state, setState] = useState({ open: isActive, isAround: isActive });
  if (state.isAround !== isActive) setState({ open: state.open || isActive, isAround: isActive });
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !state.open) return;
    event.stopPropagation(); // one Escape, one level
    setState({ open: false, isAround: isActive });
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div className={styles.inline} onKeyDown={close}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={state.open}
        data-around={isActive || undefined}
        onClick={() => {
          setState({ open: !state.open, isAround: isActive });
        }}
      >
        {icon && <MenuIcon name={node.icon} title={title} />}
        <MenuTitle text={title} />
      </button>
      {state.open && <MenuList nodes={node.children} variant="tree" />}
    </div>
  );
}

/** A panel that would reach past the right edge begins at the right of its entry. */
function alignRightIfClipped(panel: HTMLElement | null): void {
  if (panel && panel.getBoundingClientRect().right > document.documentElement.clientWidth)
    panel.dataset.end = '';
}
