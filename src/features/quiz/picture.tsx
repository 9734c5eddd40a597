import { useIntl } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import styles from './question.module.css';

/** The picture of a question or a case, where there is one. */
export function QuestionPicture({
  path,
  alt,
  place = 0,
}: {
  path: string | null;
  alt: Message;
  place?: number;
}) {
  const intl = useIntl();
  const mediaUrl = useMediaUrl();
  if (path === null) return null;
  return <img className={styles.picture} src={mediaUrl(path)} alt={intl.formatMessage(alt, { place })} />;
}
