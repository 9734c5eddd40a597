import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { messages } from './messages';
import styles from './hospital-detail-page.module.css';

/** Pictures of a base; nothing at all when it has none. */
export function Pictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const intl = useIntl();
  const media = useMediaUrl();
  const id = useId();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.pictures} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage {...messages.pictures} />
      </h2>
      <ul>
        {pictures.map((picture, place) => (
          <li key={picture}>
            <img
              src={media(picture)}
              alt={intl.formatMessage(messages.picture, { name, number: place + 1 })}
              width="384"
              height="240"
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
