import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** The plain button of pages that do not carry antd. */
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
