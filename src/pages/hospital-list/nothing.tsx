import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/page-state';
import { filteredHref, filterNames, listHref, type FilterName, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './hospital-list-page.module.css';

/** Nothing to show: filters that no base fits, or no bases at all. */
export function NoHospitals({ params }: { params: ListParams }) {
  const active = filterNames.filter((name) => params[name]);
  if (active.length === 0) return <EmptyState title={<FormattedMessage {...messages.none} />} />;
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <ul className={styles.widen}>
        {active.map((name) => (
          <li key={name}>
            <Link to={filteredHref(params, { [name]: undefined })} preventScrollReset>
              <FormattedMessage {...removeFilterLabels[name]} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={listHref({ page: 1 })} preventScrollReset>
            <FormattedMessage {...messages.all} />
          </Link>
        </li>
      </ul>
    </EmptyState>
  );
}

const removeFilterLabels: Readonly<Record<FilterName, (typeof messages)[keyof typeof messages]>> = {
  province: messages.anyProvince,
  level: messages.anyLevel,
  speciality: messages.anySpeciality,
  keyword: messages.anyKeyword,
};
