import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import type { StartedAttempt } from './begin';
import { StartButton } from './start-button';
import { QuizSummary } from './facts';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { PastAttempts } from './past-attempts';
import { quizApi } from './api';
import { QuizUnavailable, unavailableReason } from './quiz-unavailable';
import styles from './quiz-intro.module.css';

interface QuizIntroProps {
  lessonId: string;
  /** Somebody comes back from an attempt. */
  focused: boolean;
  /** Whom to ask, for whoever has no attempt left. */
  help: ReactNode;
  onStarted: (begun: StartedAttempt) => void;
  onReview: (attemptId: string) => void;
}

/** What a quiz asks for, how far I am with it, and the way in. */
export function QuizIntro({ lessonId, focused, help, onStarted, onReview }: QuizIntroProps) {
  const asked = quizApi.endpoints.quizStatus.useQuery({ lessonId }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  // an answer of before the last attempt would offer what is gone
  const fresh = { currentData: isFetching ? undefined : currentData, error, isFetching, refetch };
  const waiting = <Skeleton bars={9} title={messages.loading} />;
  return (
    <section className={styles.start} data-testid="quiz-start">
      <QueryView
        query={fresh}
        loading={waiting}
        renderError={(error) => unavailableReason(error) && <QuizUnavailable error={error} />}
      >
        {(status) => (
          <>
            <FocusHeading focused={focused}>
              <FormattedMessage {...messages.about} />
            </FocusHeading>
            <QuizSummary status={status} />
            <StatusNote status={status} />
            {!canAnswer(status) && !status.passed && !status.done && help}
            {canAnswer(status) && (
              <StartButton lessonId={lessonId} onBegun={onStarted} onRefused={() => void refetch()}>
                <FormattedMessage {...messages[startLabel(status)]} />
              </StartButton>
            )}
            {status.past.length > 0 && <PastAttempts past={status.past} onReview={onReview} />}
          </>
        )}
      </QueryView>
    </section>
  );
}

type Status = ResponseOf<typeof quizStatus>;

const canAnswer = ({ running, passed, done, left }: Status) =>
  running !== null || (!passed && !done && left > 0);

function startLabel({ running, past }: Status) {
  if (running) return 'goOn';
  return past.length > 0 ? 'beginAgain' : 'begin';
}

/** Where I stand, and before the first attempt how it goes. */
function StatusNote({ status }: { status: Status }) {
  const { running, passed, done, left } = status;
  if (running)
    return (
      <p className={styles.standing} data-tone="pending" role="status">
        <FormattedMessage
          {...messages.running}
          values={{ time: <FormattedDateTime value={running.deadline} /> }}
        />
      </p>
    );
  if (passed || done)
    return (
      <p className={styles.standing} data-tone="success" role="status">
        <FormattedMessage {...(passed ? messages.passedNow : messages.doneNow)} />
      </p>
    );
  if (left <= 0)
    return (
      <p className={styles.standing} data-tone="danger" role="status">
        <FormattedMessage {...messages.usedUp} />
      </p>
    );
  return (
    <ul className={styles.rules}>
      {(['ruleTime', 'ruleSave', 'rulePass'] as const).map((rule) => (
        <li key={rule}>
          <FormattedMessage {...messages[rule]} />
        </li>
      ))}
    </ul>
  );
}
