import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { DayAndTime } from '@/shared/intl/moment';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import type { Begun } from './begin';
import { BeginButton } from './begin-button';
import { Facts } from './facts';
import { Heading } from './heading';
import { messages } from './messages';
import { PastAttempts } from './past-attempts';
import { quizReads } from './reads';
import { Refused, refusalOf } from './refused';
import styles from './start.module.css';

interface StartProps {
  lessonId: string;
  /** Somebody comes back from an attempt. */
  focused: boolean;
  /** Whom to ask, for whoever has no attempt left. */
  help: ReactNode;
  onBegun: (begun: Begun) => void;
  onReview: (attemptId: string) => void;
}

/** What a quiz asks for, how far I am with it, and the way in. */
export function Start({ lessonId, focused, help, onBegun, onReview }: StartProps) {
  const asked = quizReads.endpoints.quizStatus.useQuery({ lessonId }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  // an answer of before the last attempt would offer what is gone
  const fresh = { currentData: isFetching ? undefined : currentData, error, isFetching, refetch };
  const waiting = <Loading bars={9} title={messages.loading} />;
  return (
    <section className={styles.start} data-testid="quiz-start">
      <Answer
        asked={fresh}
        waiting={waiting}
        failed={(error) => refusalOf(error) && <Refused error={error} />}
      >
        {(status) => (
          <>
            <Heading focused={focused}>
              <FormattedMessage {...messages.about} />
            </Heading>
            <Facts status={status} />
            <Standing status={status} />
            {!mayAnswer(status) && !status.passed && !status.done && help}
            {mayAnswer(status) && (
              <BeginButton lessonId={lessonId} onBegun={onBegun} onRefused={() => void refetch()}>
                <FormattedMessage {...messages[wordOf(status)]} />
              </BeginButton>
            )}
            {status.past.length > 0 && <PastAttempts past={status.past} onReview={onReview} />}
          </>
        )}
      </Answer>
    </section>
  );
}

type Status = ResponseOf<typeof quizStatus>;

const mayAnswer = ({ running, passed, done, left }: Status) =>
  running !== null || (!passed && !done && left > 0);

function wordOf({ running, past }: Status) {
  if (running) return 'goOn';
  return past.length > 0 ? 'beginAgain' : 'begin';
}

/** Where I stand, and before the first attempt how it goes. */
function Standing({ status }: { status: Status }) {
  const { running, passed, done, left } = status;
  if (running)
    return (
      <p className={styles.standing} data-tone="wait" role="status">
        <FormattedMessage {...messages.running} values={{ time: <DayAndTime value={running.deadline} /> }} />
      </p>
    );
  if (passed || done)
    return (
      <p className={styles.standing} data-tone="go" role="status">
        <FormattedMessage {...(passed ? messages.passedNow : messages.doneNow)} />
      </p>
    );
  if (left <= 0)
    return (
      <p className={styles.standing} data-tone="stop" role="status">
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
