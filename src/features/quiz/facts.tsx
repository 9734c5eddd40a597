import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { quizStatus } from '@/contracts/quiz';
import { messages } from './messages';
import styles from './quiz-intro.module.css';

/** What a quiz asks for, in numbers; of attempts only to whom another is of use. */
export function QuizSummary({ status }: { status: ResponseOf<typeof quizStatus> }) {
  const { questions, seconds, passMark, attempts, left, passed, done } = status;
  const isMinutes = seconds % 60 === 0;
  const time = isMinutes ? seconds / 60 : seconds;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <FormattedMessage {...messages.questions} />
        </dt>
        <dd>
          <FormattedMessage {...messages.questionCount} values={{ count: questions }} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.time} />
        </dt>
        <dd>
          <FormattedMessage {...(isMinutes ? messages.minutes : messages.seconds)} values={{ count: time }} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.passMark} />
        </dt>
        <dd>
          <FormattedMessage {...messages.percent} values={{ count: passMark }} />
        </dd>
      </div>
      {!passed && !done && (
        <div>
          <dt>
            <FormattedMessage {...messages.attemptsLeft} />
          </dt>
          <dd>
            <FormattedMessage {...messages.ofAttempts} values={{ left: Math.max(0, left), all: attempts }} />
          </dd>
        </div>
      )}
    </dl>
  );
}
