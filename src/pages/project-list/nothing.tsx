import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useDictionaryName } from '@/shared/api/dictionary';
import { Empty } from '@/shared/ui/page-state';
import { everything, filtersOf, listHref, without, type FilterName, type ListAddress } from './list-address';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** No hit: which filter to give up for more. */
export function Nothing({ address }: { address: ListAddress }) {
  const nameOf = useFilterName(address);
  const filters = filtersOf(address);
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...(filters.length > 0 ? messages.widen : messages.none)} />
      </p>
      {filters.length > 0 && (
        <ul className={styles.widen}>
          {filters.map((name) => (
            <li key={name}>
              <Link to={listHref(without(address, name))}>
                <FormattedMessage
                  {...messages.drop}
                  values={{ name: <span key="name">{nameOf(name)}</span> }}
                />
              </Link>
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <Link to={listHref({ ...everything, sort: address.sort })}>
                <FormattedMessage {...messages.dropAll} />
              </Link>
            </li>
          )}
        </ul>
      )}
    </Empty>
  );
}

/** What a filter that is set is called. */
function useFilterName({ words, kind = '', speciality = '', state }: ListAddress) {
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
