import { FormattedMessage } from 'react-intl';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { SafeLink } from '@/shared/ui/safe-link';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { ErrorLogButton } from '../error-log/error-log-button';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';
import { selectSettings } from '../store/settings-slice';
import { IcpFiling } from './filing';
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
            <SafeLink address={paths.verify.href()}>
              <FormattedMessage {...messages.verify} />
            </SafeLink>
          </p>
          {site.contactPath !== '' && (
            <p>
              <SafeLink address={site.contactPath}>
                <FormattedMessage {...messages.contact} />
              </SafeLink>
            </p>
          )}
          <ErrorLogButton />
        </div>
        <IcpFiling icp={site.icp} police={site.police} className={styles.filing} />
      </div>
    </footer>
  );
}

function FriendLinks() {
  const query = baseApi.endpoints.friendLinkList.useQuery({});
  useReportQueryError(query, true);
  return (
    <section className={styles.links} aria-labelledby="portal-friend-links">
      <h2 id="portal-friend-links">
        <FormattedMessage {...messages.links} />
      </h2>
      <ul>
        {query.data?.map(({ title, jumpUrl }) => (
          <li key={`${jumpUrl} ${title}`} lang={contentLanguage}>
            <SafeLink address={jumpUrl}>{title}</SafeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
