import { FormattedMessage, useIntl } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { isApiErrorData } from '@/shared/api/api-error';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { quizApi } from './api';
import { messages } from './messages';
import styles from './quiz-intro.module.css';
import { Review, type ReviewProps } from './review';

/** The closed attempts, newest first, each with its result and a button that opens its review. */
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
        <FormattedMessage {...messages.pastAttempts} />
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

/** The attempt belongs to another user, does not exist, or is not submitted yet. */
const notFoundCodes: readonly string[] = ['A0404', 'A0409'];

/** The review of an earlier attempt. */
export function PastReview({
  lessonId,
  attemptId,
  ...rest
}: Omit<ReviewProps, 'review' | 'uncounted' | 'isNew'> & { lessonId: string; attemptId: string }) {
  // a later attempt can reveal the solutions of this one
  const query = quizApi.endpoints.quizReview.useQuery({ attemptId }, { refetchOnMountOrArgChange: true });
  const notFound = (
    <EmptyState title={<FormattedMessage {...messages.noAttempt} />}>
      <Button onClick={rest.onBack}>
        <FormattedMessage {...messages.backToIntro} />
      </Button>
    </EmptyState>
  );
  return (
    <QueryView
      query={query}
      loading={<Skeleton bars={9} title={messages.loading} />}
      renderError={(error) => isApiErrorData(error) && notFoundCodes.includes(error.code) && notFound}
    >
      {(review) =>
        review.lessonId === lessonId ? (
          <Review review={review} uncounted={0} isNew={false} {...rest} />
        ) : (
          notFound
        )
      }
    </QueryView>
  );
}
