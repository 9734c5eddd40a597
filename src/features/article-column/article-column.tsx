import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { platformApi } from '@/shared/api/platform-api';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import { articlePaths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import { newsQuery, noticesQuery } from './queries';
import styles from './article-column.module.css';

const shown = {
  news: { query: newsQuery, title: messages.news, more: messages.moreNews, empty: messages.emptyNews },
  notice: {
    query: noticesQuery,
    title: messages.notice,
    more: messages.moreNotice,
    empty: messages.emptyNotice,
  },
} as const satisfies Record<ArticleType, unknown>;

/** The newest news or notices as a short list. */
export function ArticleColumn({ type }: { type: ArticleType }) {
  const { title, more } = shown[type];
  return (
    <Section
      title={title}
      all={{ href: articlePaths[type].list.href(), text: more }}
      testId={`${type}-column`}
    >
      <div className={styles.list}>
        <Entries type={type} />
      </div>
    </Section>
  );
}

function Entries({ type }: { type: ArticleType }) {
  const { query, title, empty } = shown[type];
  const asked = platformApi.endpoints.articlePage.useQuery(query);
  const waiting = <Loading bars={8} title={title} within={styles.waiting} />;
  return (
    <Answer asked={asked} waiting={waiting}>
      {({ records }) =>
        records.length === 0 ? (
          <Empty title={<FormattedMessage {...empty} />} />
        ) : (
          records.map(({ id, title: text, publishedAt }) => (
            <div key={id} className={styles.item}>
              <Link to={articlePaths[type].item.href({ id })} title={text} lang={contentLanguage}>
                {text}
              </Link>
              <Day value={publishedAt} className={styles.day} />
            </div>
          ))
        )
      }
    </Answer>
  );
}
