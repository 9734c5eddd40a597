import { FormattedMessage } from 'react-intl';
import { chinaYear } from '@/contracts/china-time';
import type { ResponseOf } from '@/contracts/call';
import type { creditSummary } from '@/contracts/credit';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { userCentreApi } from '../api';
import { AnnualTarget } from './annual-target';
import { messages } from './messages';
import styles from './credit-target.module.css';
import { ProgressRing } from './progress-ring';

type Years = ResponseOf<typeof creditSummary>['years'];

/** Years in the history: from the first with credits, within these bounds. */
const [minYears, maxYears] = [3, 5];

/** This year's credits against the annual target of the settings, and the years before. */
export function CreditTarget() {
  const summary = userCentreApi.endpoints.creditSummary.useQuery({});
  const year = chinaYear(summary.fulfilledTimeStamp ?? 0);
  return (
    <Section
      className={styles.credits}
      title={messages.credits}
      all={{ href: paths.userCentre.href({ section: 'myCredit' }), text: messages.allCredits }}
    >
      <QueryView query={summary} loading={<Skeleton bars={4} title={messages.history} />}>
        {({ years }) => <TargetAndHistory years={years} year={year} />}
      </QueryView>
    </Section>
  );
}

function TargetAndHistory({ years, year }: { years: Years; year: number }) {
  const { creditTarget } = useConfig();
  const creditsOf = (year: number) => years.find((one) => one.year === year) ?? { year, I: 0, II: 0 };
  const { I, II } = creditsOf(year);
  const earned = I + II;
  const first = Math.min(year, ...years.map(({ year }) => year));
  const length = Math.min(maxYears, Math.max(minYears, year - first + 1));
  const history = Array.from({ length }, (_, index) => creditsOf(year - index));
  const max = Math.max(creditTarget, ...history.map(({ I, II }) => I + II), 1);
  return (
    <>
      <div className={styles.target}>
        {creditTarget > 0 && <ProgressRing share={earned / creditTarget} />}
        <div>
          <p className={styles.earned}>
            <FormattedMessage {...messages.earned} values={{ year: String(year), credits: earned }} />
          </p>
          {creditTarget > 0 && (
            <p>
              <AnnualTarget earned={earned} />
            </p>
          )}
          <p>
            <FormattedMessage {...messages.classes} values={{ one: I, two: II }} />
          </p>
        </div>
      </div>
      <h3>
        <FormattedMessage {...messages.history} />
      </h3>
      <ul className={styles.history}>
        {history.map(({ year, I, II }) => (
          <li key={year} data-reached={(creditTarget > 0 && I + II >= creditTarget) || undefined}>
            <span>{year}</span>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" rx="5" />
              <rect data-value width={`${((I + II) / max) * 100}%`} height="100%" rx="5" />
              {creditTarget > 0 && (
                <line
                  x1={`${(creditTarget / max) * 100}%`}
                  x2={`${(creditTarget / max) * 100}%`}
                  y1="0"
                  y2="100%"
                />
              )}
            </svg>
            <strong>{I + II}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
