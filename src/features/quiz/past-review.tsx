import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isErrorFacts } from '@/shared/api/platform-error';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Empty, Loading } from '@/shared/ui/page-state';
import type { Begun } from './begin';
import { messages } from './messages';
import { quizReads } from './reads';
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
  onBegun: (begun: Begun) => void;
  onBack: () => void;
}) {
  // what is right is told by an attempt that came later
  const asked = quizReads.endpoints.quizReview.useQuery({ attemptId }, { refetchOnMountOrArgChange: true });
  const gone = (
    <Empty title={<FormattedMessage {...messages.noAttempt} />}>
      <Button onClick={rest.onBack}>
        <FormattedMessage {...messages.backToStart} />
      </Button>
    </Empty>
  );
  return (
    <Answer
      asked={asked}
      waiting={<Loading bars={9} title={messages.loading} />}
      failed={(error) => isErrorFacts(error) && unknown.includes(error.code) && gone}
    >
      {(review) =>
        review.lessonId === lessonId ? <Review review={review} lost={0} fresh={false} {...rest} /> : gone
      }
    </Answer>
  );
}

/** Not mine, not there, or not handed in yet. */
const unknown: readonly string[] = ['A0404', 'A0409'];
