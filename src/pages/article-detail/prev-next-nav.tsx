import { FormattedMessage, useIntl } from 'react-intl';
import type { articleDetail, ArticleType } from '@/contracts/article';
import type { ResponseOf } from '@/contracts/call';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { articlePaths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './prev-next-nav.module.css';

type AdjacentArticle = ResponseOf<typeof articleDetail>['newer'];

/** Links to the newer and the older article of the list; renders nothing when the platform sends neither field. */
export function PrevNextNav({
  type,
  newer,
  older,
}: {
  type: ArticleType;
  newer: AdjacentArticle;
  older: AdjacentArticle;
}) {
  const intl = useIntl();
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(messages.prevNext)}>
      <AdjacentLink type={type} to={newer} name={messages.newer} none={messages.noNewer} />
      <AdjacentLink type={type} to={older} name={messages.older} none={messages.noOlder} />
    </nav>
  );
}

function AdjacentLink({
  type,
  to,
  name,
  none,
}: {
  type: ArticleType;
  to: AdjacentArticle;
  name: Message;
  none: Message;
}) {
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
