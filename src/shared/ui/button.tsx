import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** Filled with the main colour. */
  solid?: boolean;
  /** Small, without a border. */
  plain?: boolean;
  /** A square for one icon. */
  icon?: boolean;
}

/** A button for pages that do not load antd. */
export function Button({ solid, plain, icon, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, solid && styles.solid, plain && styles.plain, icon && styles.icon, className]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
