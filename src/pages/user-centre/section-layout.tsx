import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { messages as signOutMessages } from '@/features/sign-out/messages';
import { useSignOut } from '@/features/sign-out/use-sign-out';
import { selectAccess, type access } from '@/session/access';
import { selectReauth, type reauth } from '@/session/reauth-slice';
import { selectIsSignedIn, selectSession, type session } from '@/session/session';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import { sections, type SectionKey } from './sections';
import styles from './section-layout.module.css';
import { selectPageUserName, UserAvatar } from './user-avatar';

interface State {
  access: ReturnType<typeof access.getInitialState>;
  reauth: ReturnType<typeof reauth.getInitialState>;
  session: ReturnType<typeof session.getInitialState>;
}

/** The layout of every section: the user, the section navigation, the heading (R2.25). */
export function SectionLayout({
  section,
  ownPrintHeading = false,
  children,
}: {
  section: SectionKey;
  /** Hides the heading in print: the printed document has its own. */
  ownPrintHeading?: boolean;
  children: ReactNode;
}) {
  const intl = useIntl();
  const name = useSelector(selectPageUserName);
  const owner = useSelector(selectTokenOwner);
  const { signOut, inHeader } = useSignOut();
  const isAvailable = useIsAvailable();
  const hasUser = useSelector(selectHasUser);
  const title = sections.find(({ key }) => key === section)?.title ?? messages.title;
  if (!hasUser) return null;
  return (
    <div className={`portal-wrap ${styles.layout}`} data-own-print-heading={ownPrintHeading || undefined}>
      <div className={styles.side}>
        <div className={styles.person}>
          <UserAvatar size={56} />
          <div className={styles.name}>
            <strong lang={contentLanguage}>{name}</strong>
            <FormattedMessage {...messages.title} />
          </div>
        </div>
        <nav aria-label={intl.formatMessage(messages.sections)}>
          <ul className={styles.sections}>
            {sections
              .map(({ key, title }) => ({ title, href: paths.userCentre.href({ section: key }) }))
              .filter(({ href }) => isAvailable(href))
              .map(({ href, title }) => (
                <li key={href}>
                  <NavLink to={href}>
                    <FormattedMessage {...title} />
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        {!inHeader && owner === 'portal' && (
          <Button
            onClick={() => {
              void signOut();
            }}
          >
            <FormattedMessage {...signOutMessages.signOut} />
          </Button>
        )}
      </div>
      <div className={styles.content}>
        <h1>
          <FormattedMessage {...title} />
        </h1>
        <AntdProvider>{children}</AntdProvider>
      </div>
    </div>
  );
}

/** Owner of the token: with a token of the host there is no sign-out here. */
function selectTokenOwner(state: State) {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? session.owner : null;
}

/** False between a sign-out and the guard's redirect: without a user no section may call the platform. */
function selectHasUser(state: State): boolean {
  return selectIsSignedIn(state) || selectReauth(state).pending || selectAccess(state).fullAccess;
}
