import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { listHref } from './list-params';
import { messages } from './messages';
import styles from './article-list-page.module.css';

/** The categories of a type as links. A failed query shows no error, because the list works without categories. */
export function CategoryFilter({ type, selected }: { type: ArticleType; selected: string | undefined }) {
  const intl = useIntl();
  const { data: roots = [] } = baseApi.endpoints.categoryTree.useQuery({ articleType: type });
  const categories = roots.flatMap(({ children = [] }) => children);
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'true' : undefined);
  return (
    <nav aria-label={intl.formatMessage(messages.categories)}>
      <ul className={styles.categories}>
        <li>
          <Link to={listHref(type)} aria-current={ariaCurrent(selected === undefined)} preventScrollReset>
            <FormattedMessage {...messages.all} />
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} lang={contentLanguage}>
            <Link
              to={listHref(type, { category: id })}
              aria-current={ariaCurrent(selected === id)}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
