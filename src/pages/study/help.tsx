import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { SafeLink } from '@/shared/ui/safe-link';
import type { StudyData } from '@/features/study/api';
import { messages } from './messages';
import styles from './study-page.module.css';

/** Whom to ask who cannot go on by themselves: the course's base, and those who run the portal. */
export function StudyHelp({ hospital }: { hospital: StudyData['project']['hospital'] }) {
  const { contactPath } = useConfig().site;
  return (
    <p className={styles.help}>
      <Link to={paths.hospital.href({ id: hospital.id })}>
        <FormattedMessage
          {...messages.base}
          values={{
            name: (
              <span key="name" lang={contentLanguage}>
                {hospital.name}
              </span>
            ),
          }}
        />
      </Link>
      {contactPath !== '' && (
        <SafeLink address={contactPath}>
          <FormattedMessage {...messages.contact} />
        </SafeLink>
      )}
    </p>
  );
}
