import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { AddressLink } from '@/shared/ui/address-link';
import type { Study } from '@/features/study/reads';
import { messages } from './messages';
import styles from './study-page.module.css';

/** Whom to ask who cannot go on by themselves: the course's base, and those who run the portal. */
export function Help({ hospital }: { hospital: Study['project']['hospital'] }) {
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
        <AddressLink address={contactPath}>
          <FormattedMessage {...messages.contact} />
        </AddressLink>
      )}
    </p>
  );
}
