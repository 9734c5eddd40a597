import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { useIsAvailable } from '@/shared/routes/available-pages';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './error-page.module.css';

export const ForbiddenPage = () => (
  <ErrorPage code="403" title={messages.forbiddenTitle} text={messages.forbiddenText} />
);
export const NotFoundPage = () => (
  <ErrorPage code="404" title={messages.notFoundTitle} text={messages.notFoundText} />
);

/** Says what happened, with links to the home page and the previous page. */
function ErrorPage({ code, title, text }: { code: string; title: Message; text: Message }) {
  const navigate = useNavigate();
  const isAvailable = useIsAvailable();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>
        <FormattedMessage {...title} />
      </h1>
      <p>
        <FormattedMessage {...text} />
      </p>
      <div className={styles.links}>
        <Link to={paths.home.href()}>
          <FormattedMessage {...messages.home} />
        </Link>
        {isAvailable(paths.help.href()) && (
          <Link to={paths.help.href()}>
            <FormattedMessage {...messages.help} />
          </Link>
        )}
        <Button
          onClick={() => {
            void navigate(-1);
          }}
        >
          <FormattedMessage {...messages.back} />
        </Button>
      </div>
    </div>
  );
}
