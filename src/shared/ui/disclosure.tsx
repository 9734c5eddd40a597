import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { useDisclosure } from './use-disclosure';

/**
 * A button with a panel that is built when it opens, and closes when something in it was chosen. The focus would be
 * lost with what was chosen, so it goes back to the button.
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
  const { open, close, holder, button } = useDisclosure();
  const choose = () => {
    close();
    button.ref.current?.focus();
  };
  return (
    <div className={classes(styles.disclosure, className)} {...holder}>
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
