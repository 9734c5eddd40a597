import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { baseApi } from '@/shared/api/base-api';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { phoneHref } from '@/shared/lib/contact-hrefs';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { SafeLink } from '@/shared/ui/safe-link';
import { ErrorLogButton } from '../error-log/error-log-button';
import { usePortal } from '../portal-context';
import styles from './footer.module.css';
import { messages } from './messages';

/** The columns of links; those of contact details follow. */
const columns = [
  {
    title: messages.services,
    pages: [
      [paths.projects.pattern, paths.projects.title],
      [paths.hospitals.pattern, paths.hospitals.title],
      [paths.downloads.pattern, paths.downloads.title],
      [paths.verify.pattern, paths.verify.title],
      [paths.help.pattern, paths.help.title],
    ],
  },
  {
    title: messages.about,
    pages: [[paths.terms.pattern, paths.terms.title]],
  },
] as const satisfies readonly { title: Message; pages: readonly (readonly [string, Message])[] }[];

/**
 * Links to services, help and contact, friend links, copyright, version, filing numbers (R1.19 to R1.22, R1.29).
 * @param children what the layout adds at the end
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { site } = usePortal().config;
  const { language } = useAppearance();
  return (
    <footer className={styles.footer}>
      <div className="portal-wrap">
        <div className={styles.columns}>
          {columns.map(({ title, pages }) => (
            <div key={title.id}>
              <h2>
                <FormattedMessage {...title} />
              </h2>
              {pages.map(([path, name]) => (
                <PageLink key={path} path={path} name={name} />
              ))}
            </div>
          ))}
          <Contact />
        </div>
        <FriendLinks />
        <div className={styles.lines}>
          <p>© {site.copyright[language]}</p>
          <p>
            <FormattedMessage {...messages.version} values={{ version: __PORTAL_VERSION__ }} />
          </p>
          <ErrorLogButton />
        </div>
        <FilingNumbers icp={site.icp} police={site.police} />
      </div>
      {children}
    </footer>
  );
}

/** A link to a page that the platform has. */
function PageLink({ path, name }: { path: string; name: Message }) {
  const isAvailable = useIsAvailable();
  if (path === '' || !isAvailable(path)) return null;
  return (
    <p>
      <SafeLink address={path}>
        <FormattedMessage {...name} />
      </SafeLink>
    </p>
  );
}

/** Hotline, its hours and the address; empty ones are left out. */
function Contact() {
  const { hotline, hours, postalAddress, contactPath } = usePortal().config.site;
  const { language } = useAppearance();
  const href = phoneHref(hotline);
  return (
    <div>
      <h2>
        <FormattedMessage {...messages.contactTitle} />
      </h2>
      {hotline !== '' && (
        <p>
          <FormattedMessage
            {...messages.hotline}
            values={{ number: href === null ? hotline : <a href={href}>{hotline}</a> }}
          />
        </p>
      )}
      {hours[language] !== '' && <p>{hours[language]}</p>}
      <p>
        <FormattedMessage {...messages.address} values={{ address: postalAddress[language] }} />
      </p>
      <PageLink path={contactPath} name={messages.contact} />
    </div>
  );
}

function FriendLinks() {
  const query = baseApi.endpoints.friendLinkList.useQuery({});
  const heading = useId();
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.links} aria-labelledby={heading}>
      <h2 id={heading}>
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
