import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { statistics } from '@/contracts/statistics';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { Figure } from './figure';
import { messages } from './messages';
import { ProgrammeFigures } from './programme-figures';
import styles from './below-fold.module.css';

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ statistics: queryEndpoint(build, statistics) }),
});

const figures = ['projects', 'hospitals', 'provinces', 'trainees', 'certificates'] as const;

/** Statistics of the platform, after the yearly figures of the national programme if the platform has them. */
export function PlatformStats() {
  const heading = useId();
  const query = homeApi.endpoints.statistics.useQuery({});
  const [latest, before] = query.data?.programme ?? [];
  return (
    <div className={styles.stats}>
      <div className="portal-wrap">
        {latest && <ProgrammeFigures latest={latest} before={before} />}
        <section aria-labelledby={heading} data-second={latest && true}>
          <h2 id={heading} className={latest ? undefined : 'portal-hidden'}>
            <FormattedMessage {...messages.stats} />
          </h2>
          <QueryView query={query} loading={<Skeleton bars={2} title={messages.stats} />}>
            {(totals) => (
              <dl>
                {figures
                  // a year of the whole country has its own number of certificates, which this one would contradict
                  .filter((name) => name !== 'certificates' || !latest)
                  .map((name) => (
                    <Figure key={name} name={<FormattedMessage {...messages[name]} />} value={totals[name]} />
                  ))}
              </dl>
            )}
          </QueryView>
        </section>
      </div>
    </div>
  );
}
