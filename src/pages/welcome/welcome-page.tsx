import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { LatestArticles } from '@/features/latest-articles/latest-articles';
import LoginForm from '@/features/auth/login-form';
import { selectIsSignedIn, type session } from '@/session/session';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Card } from '@/shared/ui/card';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './welcome-page.module.css';

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** Entry page for visitors: banner, login form, latest news and notices (R2.9, R10.23). */
export default function WelcomePage() {
  const signedIn = useSelector((state: State) => selectIsSignedIn(state));
  const isAvailable = useIsAvailable();
  const overviewHref = paths.userCentre.href({ section: 'overview' });
  return (
    <div className={`portal-wrap ${styles.grid}`}>
      <h1 className="portal-hidden">
        <FormattedMessage {...messages.title} />
      </h1>
      <Card as="section" raised className={styles.card}>
        <h2>
          <FormattedMessage {...(signedIn ? messages.signedIn : messages.signIn)} />
        </h2>
        {signedIn ? (
          <ul className={styles.links}>
            {[
              { href: overviewHref, text: messages.toLearning },
              { href: paths.home.href(), text: messages.toHome },
            ]
              .filter(({ href }) => isAvailable(href))
              .map(({ href, text }) => (
                <li key={href}>
                  <Link to={href}>
                    <FormattedMessage {...text} />
                  </Link>
                </li>
              ))}
          </ul>
        ) : (
          <div className={styles.form}>
            <LoginForm />
          </div>
        )}
      </Card>
      <div className={styles.columns}>
        <LatestArticles type="news" />
        <LatestArticles type="notice" />
      </div>
    </div>
  );
}
