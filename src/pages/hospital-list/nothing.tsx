import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Empty } from '@/shared/ui/page-state';
import { filteredHref, filterNames, listHref, type FilterName, type ListAddress } from './list-address';
import { messages } from './messages';
import styles from './hospital-list-page.module.css';

/** Nothing to show: filters that no base fits, or no bases at all. */
export function Nothing({ address }: { address: ListAddress }) {
  const active = filterNames.filter((name) => address[name]);
  if (active.length === 0) return <Empty title={<FormattedMessage {...messages.none} />} />;
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <ul className={styles.widen}>
        {active.map((name) => (
          <li key={name}>
            <Link to={filteredHref(address, { [name]: undefined })} preventScrollReset>
              <FormattedMessage {...without[name]} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={listHref({ page: 1 })} preventScrollReset>
            <FormattedMessage {...messages.all} />
          </Link>
        </li>
      </ul>
    </Empty>
  );
}

const without: Readonly<Record<FilterName, (typeof messages)[keyof typeof messages]>> = {
  province: messages.anyProvince,
  level: messages.anyLevel,
  speciality: messages.anySpeciality,
  keyword: messages.anyKeyword,
};
