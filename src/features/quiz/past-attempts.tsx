import { FormattedMessage, useIntl } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './quiz-intro.module.css';

/** My attempts that are closed, the last one first, each with its result and the way to its review. */
export function PastAttempts({
  past,
  onReview,
}: {
  past: ResponseOf<typeof quizStatus>['past'];
  onReview: (attemptId: string) => void;
}) {
  const intl = useIntl();
  return (
    <>
      <h3>
        <FormattedMessage {...messages.past} />
      </h3>
      <ul className={styles.past}>
        {[...past].reverse().map(({ id, number, score, passed, inTime, closedAt }) => (
          <li key={id}>
            <span className={styles.number}>
              <FormattedMessage {...messages.attempt} values={{ number }} />
              <FormattedDateTime className={styles.when} value={closedAt} />
            </span>
            <span className={styles.outcome}>
              <strong>
                <FormattedMessage {...messages.percent} values={{ count: score }} />
              </strong>
              <Badge tone={passed ? 'success' : 'danger'}>
                <FormattedMessage {...(passed ? messages.passed : messages.failed)} />
              </Badge>
              {!inTime && (
                <Badge>
                  <FormattedMessage {...messages.ranOut} />
                </Badge>
              )}
            </span>
            <Button
              className={styles.review}
              aria-label={intl.formatMessage(messages.reviewOf, { number })}
              onClick={() => {
                onReview(id);
              }}
            >
              <FormattedMessage {...messages.review} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
