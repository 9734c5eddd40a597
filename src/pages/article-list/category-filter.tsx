import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { listHref } from './list-params';
import { messages } from './messages';
import styles from './article-list-page.module.css';

/** Categories below the root of the type as links. Without an answer the list below still works, so nothing is said. */
export function CategoryFilter({ type, selected }: { type: ArticleType; selected: string | undefined }) {
  const intl = useIntl();
  const { data: roots = [] } = baseApi.endpoints.categoryTree.useQuery({ articleType: type });
  const categories = roots.flatMap(({ children = [] }) => children);
  const current = (is: boolean) => (is ? 'true' : undefined);
  return (
    <nav aria-label={intl.formatMessage(messages.categories)}>
      <ul className={styles.filters}>
        <li>
          <Link
            to={listHref(type, { page: 1 })}
            aria-current={current(selected === undefined)}
            preventScrollReset
          >
            <FormattedMessage {...messages.all} />
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} lang={contentLanguage}>
            <Link
              to={listHref(type, { page: 1, category: id })}
              aria-current={current(selected === id)}
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
