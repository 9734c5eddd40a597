import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { useDisclosure } from './use-disclosure';

/**
 * A button with a panel that is mounted while it is open, and closes when an item in it is chosen. The focus returns to
 * the button, since the item is unmounted.
 */
export function Disclosure({
  label,
  accessibleName,
  buttonClassName,
  className,
  panelClassName,
  children,
}: {
  label: ReactNode;
  accessibleName?: string;
  buttonClassName?: string | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
}) {
  const { open, close, container, button } = useDisclosure();
  const choose = () => {
    close();
    button.ref.current?.focus();
  };
  return (
    <div className={classes(styles.disclosure, className)} {...container}>
      <button {...button} className={buttonClassName} aria-label={accessibleName}>
        {label}
      </button>
      {open && (
        <div className={classes(styles.panel, panelClassName)} onClick={choose}>
          {children}
        </div>
      )}
    </div>
  );
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
