import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { platformApi } from '@/shared/api/platform-api';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Pager } from '@/shared/ui/pager';
import { ArticleItem } from './article-item';
import { CategoryFilter } from './category-filter';
import { listHref, listRequest, listSize, readListAddress } from './list-address';
import { messages } from './messages';
import styles from './article-list-page.module.css';

export const NewsListPage = () => <ArticleListPage type="news" />;
export const NoticeListPage = () => <ArticleListPage type="notice" />;

/** Published articles of a type, newest first; category and page live in the address. */
function ArticleListPage({ type }: { type: ArticleType }) {
  const [query] = useSearchParams();
  const address = readListAddress(query);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages[type]} />
      </h1>
      <CategoryFilter type={type} selected={address.category} />
      <Articles type={type} address={address} />
    </div>
  );
}

function Articles({ type, address }: { type: ArticleType; address: ReturnType<typeof readListAddress> }) {
  const intl = useIntl();
  const asked = platformApi.endpoints.articlePage.useQuery(listRequest(type, address));
  const waiting = (
    <div className={`${styles.list} ${styles.waiting}`}>
      <Loading bars={18} label={intl.formatMessage(messages[type])} />
    </div>
  );
  return (
    <Answer asked={asked} waiting={waiting}>
      {({ records, total }) =>
        records.length === 0 ? (
          <Nothing type={type} beyond={total > 0} />
        ) : (
          <>
            <ul className={styles.list}>
              {records.map((article) => (
                <ArticleItem key={article.id} article={article} />
              ))}
            </ul>
            <Pager
              current={address.page}
              size={listSize}
              total={total}
              hrefOf={(page) => listHref(type, { ...address, page })}
            />
          </>
        )
      }
    </Answer>
  );
}

/** No hit at all, or a page number past the last page. */
function Nothing({ type, beyond }: { type: ArticleType; beyond: boolean }) {
  return (
    <Empty title={<FormattedMessage {...(beyond ? messages.beyond : messages.empty)} />}>
      {!beyond && (
        <p>
          <FormattedMessage {...messages.widen} />
        </p>
      )}
      <Link to={listHref(type, { page: 1 })}>
        <FormattedMessage {...(beyond ? messages.first : messages.all)} />
      </Link>
    </Empty>
  );
}
