import type { ButtonHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import type { Text } from '@/shared/intl/texts';
import { LineIcon } from '@/shared/ui/line-icon';
import styles from './header.module.css';

/** A tool told by its icon, on a field of 20 by 20; in the drawer of a narrow screen by its words too. */
export function ToolButton({
  label,
  icon,
  onPress,
  ...others
}: {
  label: Text;
  icon: string;
  onPress: () => void;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  const words = useIntl().formatMessage(label);
  return (
    <button
      {...others}
      type="button"
      className={styles.tool}
      aria-label={words}
      title={words}
      onClick={onPress}
    >
      <LineIcon path={icon} />
      <span className={styles.words}>{words}</span>
    </button>
  );
}
