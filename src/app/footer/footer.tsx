import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { title as help } from '@/pages/help/title';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { SafeLink } from '@/shared/ui/safe-link';
import { ErrorLogButton } from '../error-log/error-log-button';
import { usePortal } from '../portal-context';
import styles from './footer.module.css';
import { messages } from './messages';

/**
 * Friend links, copyright, address, version, links to certificate verification, help and contact, filing numbers (R1.19 to R1.22, R1.29).
 * @param children what the layout adds at the end
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { site } = usePortal().config;
  const isAvailable = useIsAvailable();
  const { language } = useAppearance();
  const pages = [
    [paths.verify.pattern, messages.verify],
    [paths.help.pattern, help],
    [site.contactPath, messages.contact],
  ] as const;
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
          {pages
            .filter(([path]) => path !== '' && isAvailable(path))
            .map(([path, label]) => (
              <p key={path}>
                <SafeLink address={path}>
                  <FormattedMessage {...label} />
                </SafeLink>
              </p>
            ))}
          <ErrorLogButton />
        </div>
        <FilingNumbers icp={site.icp} police={site.police} />
      </div>
      {children}
    </footer>
  );
}

function FriendLinks() {
  const query = baseApi.endpoints.friendLinkList.useQuery({});
  if (query.data?.length === 0) return null;
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
      <MissingPart query={query} name={messages.links} />
    </section>
  );
}

/** The ICP and police filing numbers with links to their registers; an empty number is left out (R1.21). */
function FilingNumbers({ icp, police }: { icp: string; police: string }) {
  const digits = police.replace(/\D/g, '');
  return (
    <p className={styles.filing} lang={contentLanguage}>
      {icp !== '' && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
          {icp}
        </a>
      )}
      {police !== '' && (
        <a
          href={`https://beian.mps.gov.cn/#/query/webSearch?code=${digits}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
            <path
              d="M8 1l5.5 2v4.5c0 3.5-2.4 5.9-5.5 7.5-3.1-1.6-5.5-4-5.5-7.5V3zM5.5 8l2 2 3.2-3.6"
              strokeLinejoin="round"
            />
          </svg>
          {police}
        </a>
      )}
    </p>
  );
}
