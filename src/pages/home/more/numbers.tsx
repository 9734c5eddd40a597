import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './more.module.css';
import { homeReads } from './reads';

const figures = ['projects', 'hospitals', 'provinces', 'trainees', 'certificates'] as const;

/** How large the platform is, in its own figures. */
export function Numbers() {
  const heading = useId();
  const asked = homeReads.endpoints.statistics.useQuery({});
  return (
    <section className={styles.numbers} aria-labelledby={heading}>
      <h2 id={heading} className="portal-hidden">
        <FormattedMessage {...messages.numbers} />
      </h2>
      <Answer asked={asked} waiting={<Loading bars={2} title={messages.numbers} />}>
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
      </Answer>
    </section>
  );
}
