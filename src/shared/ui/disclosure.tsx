import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { useDisclosure } from './use-disclosure';

/** A button with a panel that is built when it opens, and closes when something in it was chosen. */
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
  return (
    <div className={classes(styles.disclosure, className)} {...holder}>
      <button {...button} className={buttonClassName} aria-label={accessibleName}>
        {label}
      </button>
      {open && (
        <div className={classes(styles.panel, panelClassName)} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
