import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Card } from '@/shared/ui/card';
import { Fact, FactList } from '@/shared/ui/fact-list';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAutoRetry } from '@/shared/ui/query/use-auto-retry';
import { quizApi, type StartedAttempt } from './api';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { PastAttempts } from './past-attempts';
import styles from './quiz-intro.module.css';
import { QuizUnavailable, unavailableReason } from './quiz-unavailable';
import { StartButton } from './start-button';

type Status = ResponseOf<typeof quizStatus>;

interface QuizIntroProps {
  lessonId: string;
  /** The user came here from another view of the quiz. */
  focused: boolean;
  /** Contacts for help, shown when no attempt is left. */
  help: ReactNode;
  onStarted: (started: StartedAttempt) => void;
  onReview: (attemptId: string) => void;
}

/** The conditions of a quiz, the user's status in it, and the button that starts an attempt. */
export function QuizIntro({ lessonId, focused, help, onStarted, onReview }: QuizIntroProps) {
  const { currentData, error, isFetching, refetch } = quizApi.endpoints.quizStatus.useQuery(
    { lessonId },
    { refetchOnMountOrArgChange: true },
  );
  // cached data is from before the last attempt
  const data = isFetching ? undefined : currentData;
  const query = useAutoRetry({ currentData: data, error, isFetching, refetch });
  return (
    <Card as="section" className={styles.intro} data-testid="quiz-start">
      <QueryView
        query={query}
        loading={<Skeleton bars={9} title={messages.loading} />}
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
              <StartButton lessonId={lessonId} onStarted={onStarted} onRejected={() => void refetch()}>
                <FormattedMessage {...messages[startLabel(status)]} />
              </StartButton>
            )}
            {status.past.length > 0 && <PastAttempts past={status.past} onReview={onReview} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

const canAnswer = ({ running, passed, done, left }: Status) =>
  running !== null || (!passed && !done && left > 0);

function startLabel({ running, past }: Status) {
  if (running) return 'resume';
  return past.length > 0 ? 'tryAgain' : 'start';
}

/** Number of questions, time and pass mark; the attempts left only to those who may need another. */
function QuizSummary({ status }: { status: Status }) {
  const { questions, seconds, passMark, attempts, left, passed, done } = status;
  const isMinutes = seconds % 60 === 0;
  const time = isMinutes ? seconds / 60 : seconds;
  return (
    <FactList layout="tiles" className={styles.facts}>
      <Fact name={messages.questions}>
        <FormattedMessage {...messages.questionCount} values={{ count: questions }} />
      </Fact>
      {seconds > 0 && (
        <Fact name={messages.time}>
          <FormattedMessage {...(isMinutes ? messages.minutes : messages.seconds)} values={{ count: time }} />
        </Fact>
      )}
      <Fact name={messages.passMark}>
        <FormattedMessage {...messages.percent} values={{ count: passMark }} />
      </Fact>
      {!passed && !done && (
        <Fact name={messages.attemptsLeft}>
          <FormattedMessage {...messages.ofAttempts} values={{ left: Math.max(0, left), all: attempts }} />
        </Fact>
      )}
    </FactList>
  );
}

/** The user's status, or the rules before the first attempt. */
function StatusNote({ status }: { status: Status }) {
  const { running, passed, done, left } = status;
  if (running)
    return (
      <p className={styles.note} data-tone="pending" role="status">
        <FormattedMessage
          {...messages.running}
          values={{ time: <FormattedDateTime value={running.deadline} /> }}
        />
      </p>
    );
  if (passed || done)
    return (
      <p className={styles.note} data-tone="success" role="status">
        <FormattedMessage {...(passed ? messages.alreadyPassed : messages.alreadyDone)} />
      </p>
    );
  if (left <= 0)
    return (
      <p className={styles.note} data-tone="danger" role="status">
        <FormattedMessage {...messages.noAttemptsLeft} />
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
