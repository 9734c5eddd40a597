import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiErrorData } from '@/shared/api/api-error';
import { QueryView } from '@/shared/ui/query/query-view';
import { Button } from '@/shared/ui/button';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import type { StartedAttempt } from './begin';
import { messages } from './messages';
import { quizApi } from './api';
import { Review } from './review';

/** The review of an attempt of before. */
export function PastReview({
  lessonId,
  attemptId,
  ...rest
}: {
  lessonId: string;
  attemptId: string;
  focused: boolean;
  way: ReactNode;
  help: ReactNode;
  onBegun: (begun: StartedAttempt) => void;
  onBack: () => void;
}) {
  // what is right is told by an attempt that came later
  const asked = quizApi.endpoints.quizReview.useQuery({ attemptId }, { refetchOnMountOrArgChange: true });
  const gone = (
    <EmptyState title={<FormattedMessage {...messages.noAttempt} />}>
      <Button onClick={rest.onBack}>
        <FormattedMessage {...messages.backToStart} />
      </Button>
    </EmptyState>
  );
  return (
    <QueryView
      query={asked}
      loading={<Skeleton bars={9} title={messages.loading} />}
      renderError={(error) => isApiErrorData(error) && unknown.includes(error.code) && gone}
    >
      {(review) =>
        review.lessonId === lessonId ? <Review review={review} lost={0} fresh={false} {...rest} /> : gone
      }
    </QueryView>
  );
}

/** Not mine, not there, or not handed in yet. */
const unknown: readonly string[] = ['A0404', 'A0409'];
