import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { messages as signOutMessages } from '@/features/account/sign-out/messages';
import { useSignOut } from '@/features/account/sign-out/sign-out-context';
import { selectAccess, type access } from '@/session/access';
import { selectPageHold, type pageHold } from '@/session/page-hold';
import { selectIsSignedIn, selectSession, selectUser, type session } from '@/session/session';
import { paths } from '@/shared/routes/paths';
import { AntdScope } from '@/shared/theme/antd-scope';
import { Button } from '@/shared/ui/button';
import { messages } from '../messages';
import { sections, type SectionKey } from '../sections';
import styles from './section-frame.module.css';
import { UserAvatar } from './user-avatar';

interface State {
  access: ReturnType<typeof access.getInitialState>;
  pageHold: ReturnType<typeof pageHold.getInitialState>;
  session: ReturnType<typeof session.getInitialState>;
}

/** What all sections have around them: whose centre it is, the way to the other sections, the heading (R2.25). */
export function SectionFrame({
  section,
  ownSheet = false,
  children,
}: {
  section: SectionKey;
  /** What is printed has a heading of its own. */
  ownSheet?: boolean;
  children: ReactNode;
}) {
  const intl = useIntl();
  const username = useSelector((state: State) => selectUser(state)?.username ?? selectPageHold(state).owner);
  const owner = useSelector(ownerOf);
  const { signOut, inFrame } = useSignOut();
  const isAnybodysPage = useSelector(hasOwner);
  const title = sections.find(({ key }) => key === section)?.title ?? messages.title;
  if (!isAnybodysPage) return null;
  return (
    <div className={`portal-wrap ${styles.frame}`} data-own-sheet={ownSheet || undefined}>
      <div className={styles.side}>
        <div className={styles.person}>
          <UserAvatar size={56} />
          <div className={styles.name}>
            <strong>{username}</strong>
            <FormattedMessage {...messages.title} />
          </div>
        </div>
        <nav aria-label={intl.formatMessage(messages.sections)}>
          <ul className={styles.sections}>
            {sections.map(({ key, title }) => (
              <li key={key}>
                <NavLink to={paths.userCentre.href({ section: key })}>
                  <FormattedMessage {...title} />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {!inFrame && owner === 'portal' && (
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
        <AntdScope>{children}</AntdScope>
      </div>
    </div>
  );
}

/** Whose the token is: a host ends its own session by itself. */
function ownerOf(state: State) {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? session.owner : null;
}

/** False from the moment of a sign-out until the guard has led away: there is nobody to ask the platform for. */
function hasOwner(state: State): boolean {
  return selectIsSignedIn(state) || selectPageHold(state).held || selectAccess(state).fullAccess;
}
