import { FormattedMessage, useIntl } from 'react-intl';
import { messages as signOutMessages } from '@/features/sign-out/messages';
import { useSignOut } from '@/features/sign-out/use-sign-out';
import { accountMenuSections } from '@/pages/user-centre/sections';
import { avatarLetter, selectDisplayName, selectUser } from '@/session/session';
import { contentLanguage } from '@/shared/intl/languages';
import { mediaUrl } from '@/shared/lib/media-url';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Disclosure } from '@/shared/ui/disclosure';
import { Link } from '@/shared/ui/link';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';
import { messages } from './messages';
import styles from './header.module.css';

/** The account menu: the user's name, links to the user centre, and sign-out (R2.26, R2.41, R2.42). */
export function AccountMenu() {
  const intl = useIntl();
  const { mediaBase } = usePortal();
  const isAvailable = useIsAvailable();
  const { signOut } = useSignOut();
  const user = usePortalSelector(selectUser);
  const name = usePortalSelector(selectDisplayName);
  const label = (
    <>
      {user?.avatar ? (
        <img className={styles.avatar} src={mediaUrl(user.avatar, mediaBase)} alt="" width="32" height="32" />
      ) : (
        <span className={styles.avatar} data-letter={avatarLetter(name)} />
      )}
      <span className={styles.name} lang={contentLanguage} data-testid="account">
        {name}
      </span>
    </>
  );
  return (
    <Disclosure
      label={label}
      accessibleName={`${intl.formatMessage(messages.account)} ${name}`}
      buttonClassName={styles.action}
    >
      {accountMenuSections
        .map(({ key, title }) => ({ title, href: paths.userCentre.href({ section: key }) }))
        .filter(({ href }) => isAvailable(href))
        .map(({ href, title }) => (
          <Link key={href} to={href}>
            <FormattedMessage {...title} />
          </Link>
        ))}
      <button
        type="button"
        onClick={() => {
          void signOut();
        }}
      >
        <FormattedMessage {...signOutMessages.signOut} />
      </button>
    </Disclosure>
  );
}
