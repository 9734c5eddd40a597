import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { flyoutPosition } from './flyout-position';
import { useMenu } from './menu-context';
import { MenuLabel } from './menu-label';
import { needsScroll, type MenuNode } from './menu-nodes';
import styles from './menu.module.css';

interface SubmenuProps {
  node: MenuNode;
  icon: boolean;
  /** The next level, which renders when it opens. */
  children: ReactNode;
}

/** Children in a flyout over the page; it scrolls with more than 18 of them at one level (R2.36, R2.37). */
export function FlyoutSubmenu({ node, icon, variant, children }: SubmenuProps & { variant: 'bar' | 'rail' }) {
  const { open, close, container, button } = useDisclosure();
  const { activeKeys } = useMenu();
  const [position, setPosition] = useState<CSSProperties>({});
  return (
    <div className={styles.submenu} {...container}>
      <button
        {...button}
        className={styles.item}
        data-active={activeKeys.includes(node.key) || undefined}
        onClick={({ currentTarget }) => {
          if (variant === 'rail')
            setPosition(flyoutPosition(currentTarget.getBoundingClientRect(), node.children.length));
          button.onClick();
        }}
      >
        <MenuLabel node={node} icon={icon} />
      </button>
      {open && (
        <div
          className={`${styles.panel} portal-scrolls`}
          style={variant === 'rail' ? position : undefined}
          ref={variant === 'bar' ? alignRightIfClipped : undefined}
          data-scrolls={needsScroll(node) || undefined}
          onClick={({ target }: MouseEvent) => {
            if (target instanceof Element && target.closest('a')) close();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Aligns a flyout with the right edge of its item when it would leave the window. */
function alignRightIfClipped(panel: HTMLElement | null): void {
  if (panel && panel.getBoundingClientRect().right > document.documentElement.clientWidth)
    panel.dataset.end = '';
}

/** Children below their item; open initially if they contain the active item. */
export function InlineSubmenu({ node, icon, children }: SubmenuProps) {
  const { activeKeys } = useMenu();
  const isActive = activeKeys.includes(node.key);
  const [state, setState] = useState({ open: isActive, wasActive: isActive });
  if (state.wasActive !== isActive) setState({ open: state.open || isActive, wasActive: isActive });
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !state.open) return;
    event.stopPropagation(); // one Escape closes one level
    setState({ open: false, wasActive: isActive });
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div className={styles.inline} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={state.open}
        data-active={isActive || undefined}
        onClick={() => {
          setState({ open: !state.open, wasActive: isActive });
        }}
      >
        <MenuLabel node={node} icon={icon} />
      </button>
      {state.open && children}
    </div>
  );
}
