import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './disclosure.module.css';

/**
 * A button that shows and hides what belongs to it. The panel is built when it opens; Escape closes it and gives
 * the focus back, and so does leaving it with the keyboard or the mouse.
 */
export function Disclosure({
  label,
  accessibleName,
  buttonClassName,
  className,
  children,
}: {
  label: ReactNode;
  accessibleName?: string;
  buttonClassName?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <div
      className={[styles.disclosure, className].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-label={accessibleName}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {label}
      </button>
      {open && (
        <div
          className={styles.panel}
          tabIndex={-1}
          onClick={() => {
            setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
