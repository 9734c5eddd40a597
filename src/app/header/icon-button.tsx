import type { ButtonHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { LineIcon } from '@/shared/ui/line-icon';
import styles from './header.module.css';

/** A header button with an icon and its label, for the panel of the actions. @param icon path in a 20 × 20 box */
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
      className={styles.action}
      aria-label={text}
      title={text}
      onClick={onPress}
    >
      <LineIcon path={icon} />
      <span>{text}</span>
    </button>
  );
}
