import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { useLoginRequired } from '@/shared/ui/login-required';
import { Logo } from '@/shared/ui/logo';
import styles from './auth-layout.module.css';
import { messages } from './messages';

/**
 * The layout of the login, registration and password pages: the site's name on one side, a form on the other.
 * @param lead a line under the title
 * @param beside below the site's name: what the visitor was about to open
 * @param footer links below the form; a link to the home page by default
 */
export function AuthLayout({
  title,
  lead,
  footer = <HomeLink />,
  beside,
  children,
}: {
  title: Message;
  lead?: ReactNode;
  footer?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const { site } = useConfig();
  const { language } = useAppearance();
  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.about}>
          <p className={styles.site}>{site.title[language]}</p>
          <p className={styles.aim}>{site.aim[language]}</p>
          {beside}
        </div>
        <Logo className={styles.motif} />
      </div>
      <div className={styles.panel}>
        <div className={styles.card}>
          <PageHeader title={title} lead={lead} />
          {children}
        </div>
        <div className={styles.footer}>
          <div>{footer}</div>
          <HelpLink />
        </div>
      </div>
    </div>
  );
}

/** Help for users who cannot sign in; hidden if the help centre itself requires a login. */
function HelpLink() {
  const isAvailable = useIsAvailable();
  const isLocked = useLoginRequired(paths.help.href());
  return isAvailable(paths.help.href()) && !isLocked ? (
    <Link to={paths.help.href()}>
      <FormattedMessage {...messages.help} />
    </Link>
  ) : null;
}

function HomeLink() {
  return (
    <Link to={paths.home.href()}>
      <FormattedMessage {...messages.home} />
    </Link>
  );
}
