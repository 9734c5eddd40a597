import { FormattedMessage } from 'react-intl';
import { platformApi } from '@/shared/api/platform-api';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { AddressLink } from '@/shared/ui/address-link';
import { usePart } from '@/shared/ui/parts';
import { ErrorLogButton } from '../error-log/error-log-button';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store';
import { selectSettings } from '../settings/settings';
import { Filing } from './filing';
import { messages } from './messages';
import styles from './footer.module.css';

/** Friendly links, copyright, address, filing numbers, version (R1.19 to R1.22, R1.29), and the way to verify a certificate. */
export function Footer() {
  const { site } = usePortal().config;
  const { language } = usePortalSelector(selectSettings);
  return (
    <footer className={styles.footer}>
      <div className="portal-wrap">
        <FriendLinks />
        <div className={styles.lines}>
          <p>© {site.copyright[language]}</p>
          <p>
            <FormattedMessage {...messages.address} values={{ address: site.postalAddress[language] }} />
          </p>
          <p>
            <FormattedMessage {...messages.version} values={{ version: __PORTAL_VERSION__ }} />
          </p>
          <p>
            <AddressLink address={paths.verify.href()}>
              <FormattedMessage {...messages.verify} />
            </AddressLink>
          </p>
          {site.contactPath !== '' && (
            <p>
              <AddressLink address={site.contactPath}>
                <FormattedMessage {...messages.contact} />
              </AddressLink>
            </p>
          )}
          <ErrorLogButton />
        </div>
        <Filing icp={site.icp} police={site.police} className={styles.filing} />
      </div>
    </footer>
  );
}

function FriendLinks() {
  const asked = platformApi.endpoints.friendLinkList.useQuery({});
  usePart(asked, true);
  return (
    <section className={styles.links} aria-labelledby="portal-friend-links">
      <h2 id="portal-friend-links">
        <FormattedMessage {...messages.links} />
      </h2>
      <ul>
        {asked.data?.map(({ title, jumpUrl }) => (
          <li key={`${jumpUrl} ${title}`} lang={contentLanguage}>
            <AddressLink address={jumpUrl}>{title}</AddressLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
