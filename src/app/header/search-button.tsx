import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { icons } from '@/shared/ui/icon';
import { LineIcon } from '@/shared/ui/line-icon';
import { messages } from './messages';
import styles from './header.module.css';

/** The way to the search over everything, which Ctrl+K leads to as well (R3.13, R10.75). */
export function SearchButton({ onNavigate }: { onNavigate: () => void }) {
  const label = useIntl().formatMessage(messages.search);
  return (
    <Link
      className={styles.tool}
      to={paths.search.href()}
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      title={label}
      onClickCapture={onNavigate}
    >
      <LineIcon path={icons.search} />
      <span className={styles.words}>{label}</span>
    </Link>
  );
}
