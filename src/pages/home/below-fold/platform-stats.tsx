import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './below-fold.module.css';
import { homeApi } from './reads';

const figures = ['projects', 'hospitals', 'provinces', 'trainees', 'certificates'] as const;

/** How large the platform is, in its own figures. */
export function PlatformStats() {
  const heading = useId();
  const query = homeApi.endpoints.statistics.useQuery({});
  return (
    <section className={styles.numbers} aria-labelledby={heading}>
      <h2 id={heading} className="portal-hidden">
        <FormattedMessage {...messages.numbers} />
      </h2>
      <QueryView query={query} loading={<Skeleton bars={2} title={messages.numbers} />}>
        {(counted) => (
          <dl>
            {figures.map((name) => (
              <div key={name}>
                <dt>
                  <FormattedMessage {...messages[name]} />
                </dt>
                <dd>
                  <FormattedNumber value={counted[name]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </section>
  );
}
