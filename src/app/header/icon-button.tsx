import type { ButtonHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { LineIcon } from '@/shared/ui/line-icon';
import styles from './header.module.css';

/** A tool told by its icon, on a field of 20 by 20; in the drawer of a narrow screen by its words too. */
export function IconButton({
  label,
  icon,
  onPress,
  ...buttonProps
}: {
  label: Message;
  icon: string;
  onPress: () => void;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  const text = useIntl().formatMessage(label);
  return (
    <button
      {...buttonProps}
      type="button"
      className={styles.tool}
      aria-label={text}
      title={text}
      onClick={onPress}
    >
      <LineIcon path={icon} />
      <span className={styles.words}>{text}</span>
    </button>
  );
}
