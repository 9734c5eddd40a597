import { FormattedMessage, FormattedNumber } from 'react-intl';
import { hospitalApi } from '@/features/hospitals/api';
import { DictionaryNames } from '@/shared/api/dictionary';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './below-fold.module.css';

const maxProvinces = 12;

/** The provinces with the most hospitals, each linking to its list. */
export function HospitalsByProvince() {
  const query = hospitalApi.endpoints.hospitalMap.useQuery({});
  return (
    <Section
      title={messages.hospitalsByProvince}
      all={{ href: paths.hospitals.href(), text: messages.allHospitals }}
    >
      <div className={styles.list}>
        <QueryView query={query} loading={<Skeleton bars={5} title={messages.hospitalsByProvince} />}>
          {(counts) =>
            counts.length === 0 ? (
              <EmptyState title={<FormattedMessage {...messages.noHospitals} />} />
            ) : (
              <>
                <p className={styles.lead}>
                  <FormattedMessage
                    {...messages.hospitalsLead}
                    values={{
                      hospitals: counts.reduce((sum, { count }) => sum + count, 0),
                      provinces: counts.length,
                    }}
                  />
                </p>
                <ul className={styles.provinces}>
                  {[...counts]
                    .sort((a, b) => b.count - a.count)
                    .slice(0, maxProvinces)
                    .map(({ province, count }) => (
                      <li key={province}>
                        <Link
                          to={`${paths.hospitals.href()}?${new URLSearchParams({ province }).toString()}`}
                        >
                          <DictionaryNames of={[['province', province]]} />{' '}
                          <b>
                            <FormattedNumber value={count} />
                          </b>
                        </Link>
                      </li>
                    ))}
                </ul>
              </>
            )
          }
        </QueryView>
      </div>
    </Section>
  );
}
