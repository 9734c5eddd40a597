import { FormattedMessage } from 'react-intl';
import type { StudyData } from '@/features/study/api';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { SafeLink } from '@/shared/ui/safe-link';
import { messages } from './messages';
import styles from './study-page.module.css';

/** Contacts for help when the user cannot continue: the hospital of the course, and the contact page of the portal. */
export function StudyHelp({ hospital }: { hospital: StudyData['project']['hospital'] }) {
  const { contactPath } = useConfig().site;
  const isAvailable = useIsAvailable();
  const name = (
    <span key="name" lang={contentLanguage}>
      {hospital.name}
    </span>
  );
  return (
    <p className={styles.help}>
      {isAvailable(paths.hospital.pattern) ? (
        <Link to={paths.hospital.href({ id: hospital.id })}>
          <FormattedMessage {...messages.hospital} values={{ name }} />
        </Link>
      ) : (
        <FormattedMessage {...messages.hospital} values={{ name }} />
      )}
      {contactPath !== '' && isAvailable(contactPath) && (
        <SafeLink address={contactPath}>
          <FormattedMessage {...messages.contact} />
        </SafeLink>
      )}
    </p>
  );
}
