import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useDictionaryName } from '@/shared/api/dictionary';
import { EmptyState } from '@/shared/ui/page-state';
import {
  defaultParams,
  activeFilters,
  listHref,
  withoutFilter,
  type FilterName,
  type ListParams,
} from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** No hit: which filter to give up for more. */
export function NoProjects({ params }: { params: ListParams }) {
  const nameOf = useFilterName(params);
  const filters = activeFilters(params);
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...(filters.length > 0 ? messages.widen : messages.none)} />
      </p>
      {filters.length > 0 && (
        <ul className={styles.widen}>
          {filters.map((name) => (
            <li key={name}>
              <Link to={listHref(withoutFilter(params, name))}>
                <FormattedMessage
                  {...messages.drop}
                  values={{ name: <span key="name">{nameOf(name)}</span> }}
                />
              </Link>
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <Link to={listHref({ ...defaultParams, sort: params.sort })}>
                <FormattedMessage {...messages.dropAll} />
              </Link>
            </li>
          )}
        </ul>
      )}
    </EmptyState>
  );
}

/** What a filter that is set is called. */
function useFilterName({ words, kind = '', speciality = '', state }: ListParams) {
  const nameOf = useDictionaryName();
  const names: Readonly<Record<FilterName, () => ReactNode>> = {
    words: () => <FormattedMessage {...messages.dropWords} values={{ words }} />,
    kind: () => nameOf('training_type', kind),
    speciality: () => nameOf('speciality', speciality),
    hospital: () => <FormattedMessage {...messages.base} />,
    state: () => state && <FormattedMessage {...messages[state]} />,
    mine: () => <FormattedMessage {...messages.mine} />,
  };
  return (name: FilterName) => names[name]();
}
