import { FormattedMessage } from 'react-intl';
import type { ArticleType } from '@/contracts/article';
import { baseApi } from '@/shared/api/base-api';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { articlePaths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { PinnedMark } from '@/shared/ui/pinned-mark';
import { QueryView } from '@/shared/ui/query/query-view';
import { Section } from '@/shared/ui/section';
import { latestNewsQuery, latestNoticesQuery } from './api';
import styles from './latest-articles.module.css';
import { messages } from './messages';

const columns = {
  news: { query: latestNewsQuery, title: messages.news, more: messages.moreNews, empty: messages.emptyNews },
  notice: {
    query: latestNoticesQuery,
    title: messages.notice,
    more: messages.moreNotice,
    empty: messages.emptyNotice,
  },
} as const satisfies Record<ArticleType, unknown>;

/** The latest news or notices as a short list. */
export function LatestArticles({ type }: { type: ArticleType }) {
  const { title, more } = columns[type];
  return (
    <Section
      title={title}
      all={{ href: articlePaths[type].list.href(), text: more }}
      testId={`${type}-column`}
    >
      <div className={styles.list}>
        <ArticleItems type={type} />
      </div>
    </Section>
  );
}

function ArticleItems({ type }: { type: ArticleType }) {
  const { query, title, empty } = columns[type];
  const response = baseApi.endpoints.articlePage.useQuery(query);
  const skeleton = <Skeleton bars={8} title={title} className={styles.loading} />;
  return (
    <QueryView query={response} loading={skeleton}>
      {({ records }) =>
        records.length === 0 ? (
          <EmptyState title={<FormattedMessage {...empty} />} />
        ) : (
          records.map(({ id, title: text, publishedAt, pinned }) => (
            <div key={id} className={styles.item}>
              {pinned && <PinnedMark />}
              <Link to={articlePaths[type].item.href({ id })} title={text} lang={contentLanguage}>
                <span>{text}</span>
              </Link>
              <FormattedDay value={publishedAt} className={styles.day} />
            </div>
          ))
        )
      }
    </QueryView>
  );
}
