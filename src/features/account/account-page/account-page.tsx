import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConfig } from '@/shared/config/config-context';
import type { Text } from '@/shared/intl/texts';
import { paths } from '@/shared/routes/paths';
import { useLook } from '@/shared/theme/look-context';
import { Headline } from '@/shared/ui/headline';
import { Logo } from '@/shared/ui/logo';
import styles from './account-page.module.css';
import { messages } from './messages';

/**
 * The layout that the pages before a session share: whose site it is on one side, one form on the other.
 * @param lead a line under the title
 * @param foot the ways out; the way home unless given
 */
export function AccountPage({
  title,
  lead,
  foot = <HomeLink />,
  children,
}: {
  title: Text;
  lead?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { site } = useConfig();
  const { language } = useLook();
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.stay}>
          <Logo className={styles.logo} />
          <p className={styles.site}>{site.title[language]}</p>
          <p className={styles.aim}>{site.aim[language]}</p>
        </div>
        <Logo className={styles.motif} />
      </div>
      <div className={styles.panel}>
        <div className={styles.card}>
          <Headline title={title} lead={lead} />
          {children}
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </main>
  );
}

function HomeLink() {
  return (
    <Link to={paths.home.href()}>
      <FormattedMessage {...messages.home} />
    </Link>
  );
}
