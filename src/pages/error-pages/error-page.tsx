import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { fromTop } from '@/shared/routes/in-place';
import { paths } from '@/shared/routes/paths';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './error-page.module.css';

/** A visitor has no account that lacks the permission: the page leads to the login. */
export function ForbiddenPage() {
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  const text = isSignedIn ? messages.forbiddenText : messages.forbiddenVisitorText;
  return <ErrorPage code="403" title={messages.forbiddenTitle} text={text} withLogin={!isSignedIn} />;
}
export const NotFoundPage = () => (
  <ErrorPage code="404" title={messages.notFoundTitle} text={messages.notFoundText} />
);

const tasks: readonly { href: string; icon: IconName; name: Message }[] = [
  { href: paths.projects.href(), icon: 'course', name: messages.courses },
  { href: paths.verify.href(), icon: 'certificate', name: messages.verify },
  { href: paths.help.href(), icon: 'book', name: messages.help },
];

/** Says what happened, and how to continue: the home page, the previous page, a search, the most frequent tasks. */
function ErrorPage({
  code,
  title,
  text,
  withLogin = false,
}: {
  code: string;
  title: Message;
  text: Message;
  withLogin?: boolean;
}) {
  const navigate = useNavigate();
  const isAvailable = useIsAvailable();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...title} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...text} />
      </p>
      <div className={styles.links}>
        {withLogin && (
          <Link className={styles.home} to={paths.login.href()}>
            <FormattedMessage {...messages.login} />
          </Link>
        )}
        <Link className={withLogin ? '' : styles.home} to={paths.home.href()}>
          <FormattedMessage {...messages.home} />
        </Link>
        <Button
          onClick={() => {
            void navigate(-1);
          }}
        >
          <FormattedMessage {...messages.back} />
        </Button>
      </div>
      {isAvailable(paths.search.href()) && <Search />}
      <ul className={styles.tasks}>
        {tasks
          .filter(({ href }) => isAvailable(href))
          .map(({ href, icon, name }) => (
            <li key={href}>
              <Link to={href}>
                <Icon name={icon} />
                <FormattedMessage {...name} />
              </Link>
            </li>
          ))}
      </ul>
      <p className={styles.code}>
        <FormattedMessage {...messages.code} values={{ code }} />
      </p>
    </div>
  );
}

function Search() {
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage(messages.search);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const q = event.currentTarget.querySelector('input')?.value.trim() ?? '';
        void navigate(`${paths.search.href()}?${new URLSearchParams({ q }).toString()}`, fromTop);
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.keywordMax}
      />
      <Button type="submit">
        <FormattedMessage {...messages.searchButton} />
      </Button>
    </form>
  );
}
