import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { statistics } from '@/contracts/statistics';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './below-fold.module.css';

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ statistics: queryEndpoint(build, statistics) }),
});

const figures = ['projects', 'hospitals', 'provinces', 'trainees', 'certificates'] as const;

/** The platform's totals. */
export function PlatformStats() {
  const heading = useId();
  const query = homeApi.endpoints.statistics.useQuery({});
  return (
    <section className={styles.stats} aria-labelledby={heading}>
      <div className="portal-wrap">
        <h2 id={heading} className="portal-hidden">
          <FormattedMessage {...messages.stats} />
        </h2>
        <QueryView query={query} loading={<Skeleton bars={2} title={messages.stats} />}>
          {(totals) => (
            <dl>
              {figures.map((name) => (
                <div key={name}>
                  <dt>
                    <FormattedMessage {...messages[name]} />
                  </dt>
                  <dd>
                    <FormattedNumber value={totals[name]} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </QueryView>
      </div>
    </section>
  );
}
