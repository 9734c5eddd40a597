import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { articleDetail, ArticleType } from '@/contracts/article';
import type { ResponseOf } from '@/contracts/call';
import { contentLanguage } from '@/shared/intl/languages';
import type { Text } from '@/shared/intl/texts';
import { articlePaths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './neighbours.module.css';

type Neighbour = ResponseOf<typeof articleDetail>['newer'];

/** The ways to the articles beside this one in its list; nothing where the platform does not tell. */
export function Neighbours({
  type,
  newer,
  older,
}: {
  type: ArticleType;
  newer: Neighbour;
  older: Neighbour;
}) {
  const intl = useIntl();
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={styles.neighbours} aria-label={intl.formatMessage(messages.neighbours)}>
      <Way type={type} to={newer} name={messages.newer} none={messages.noNewer} />
      <Way type={type} to={older} name={messages.older} none={messages.noOlder} />
    </nav>
  );
}

function Way({ type, to, name, none }: { type: ArticleType; to: Neighbour; name: Text; none: Text }) {
  if (!to)
    return (
      <p>
        <FormattedMessage {...none} />
      </p>
    );
  return (
    <Link to={articlePaths[type].item.href({ id: to.id })}>
      <small>
        <FormattedMessage {...name} />
      </small>
      <span lang={contentLanguage}>{to.title}</span>
    </Link>
  );
}
