import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** A button for pages that do not load antd. */
export function Button({
  solid,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { solid?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, solid && styles.solid, className].filter(Boolean).join(' ')}
    />
  );
}
