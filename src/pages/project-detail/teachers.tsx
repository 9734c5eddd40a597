import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';

/** Who teaches. */
export function Teachers({ teachers }: { teachers: ProjectDetail['teachers'] }) {
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage {...messages.teachers} />
      </h2>
      <ul className={styles.teachers} lang={contentLanguage}>
        {teachers.map(({ name, title, hospital }) => (
          <li key={`${name} ${hospital}`}>
            <span className={styles.initial} aria-hidden="true">
              {Array.from(name)[0]}
            </span>
            <div>
              <strong>{name}</strong>
              <span>{title}</span>
              <span>{hospital}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
