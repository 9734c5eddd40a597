import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import { Button } from '@/shared/ui/button';
import type { StartedAttempt } from './api';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { CaseStudy } from './question';
import styles from './review.module.css';
import { ReviewedQuestion } from './reviewed-question';
import { StartButton } from './start-button';

export interface ReviewProps {
  review: QuizReview;
  /** Number of answers that arrived too late. */
  uncounted: number;
  /** The attempt was submitted just now, on this page. */
  isNew: boolean;
  /** The user came here from another view of the quiz. */
  focused: boolean;
  nextLink: ReactNode;
  help: ReactNode;
  onStarted: (started: StartedAttempt) => void;
  onBack: () => void;
}

/** The result of an attempt: the score, what it means, and each question with its explanation. */
export function Review({
  review,
  uncounted,
  isNew,
  focused,
  nextLink,
  help,
  onStarted,
  onBack,
}: ReviewProps) {
  const { lessonId, score, passed, passMark, inTime, questions, cases } = review;
  const canRetry = isNew && !passed && !review.done && review.left > 0;
  return (
    <section className={styles.review} data-testid="quiz-review">
      <div className={styles.result} data-passed={passed}>
        <FocusHeading focused={focused}>
          <FormattedMessage {...messages.result} />
        </FocusHeading>
        <p className={styles.score}>
          <span className="portal-hidden">
            <FormattedMessage {...messages.yourScore} />
          </span>
          <strong>
            <FormattedMessage {...messages.percent} values={{ count: score }} />
          </strong>
          <span className={styles.badge}>
            <FormattedMessage {...(passed ? messages.passed : messages.failed)} />
          </span>
        </p>
        <p className={styles.mark}>
          <FormattedMessage {...messages.passMarkOf} values={{ mark: passMark }} />
        </p>
        <div role="status" className={styles.explanation}>
          {isNew && <ResultText review={review} />}
          {!inTime && (
            <p>
              <FormattedMessage {...messages.closedLate} />
            </p>
          )}
          {uncounted > 0 && (
            <p className={styles.uncounted}>
              <FormattedMessage {...messages.uncounted} values={{ count: uncounted }} />
            </p>
          )}
        </div>
        {!passed && !review.done && review.left <= 0 && help}
        {passed && nextLink}
        <div className={styles.actions}>
          {canRetry && (
            <StartButton lessonId={lessonId} onStarted={onStarted} onRejected={onBack}>
              <FormattedMessage {...messages.tryAgain} />
            </StartButton>
          )}
          <Button onClick={onBack}>
            <FormattedMessage {...messages.backToIntro} />
          </Button>
        </div>
      </div>
      <h3>
        <FormattedMessage {...messages.eachQuestion} />
      </h3>
      {questions.some(({ solution }) => solution === null) && (
        <p className={styles.hint}>
          <FormattedMessage
            {...(questions.some(({ right }) => right === null)
              ? messages.hiddenResult
              : messages.hiddenSolution)}
          />
        </p>
      )}
      <ol className={styles.questions}>
        {questions.map((question, index) => {
          const caseStudy = cases.find(({ id }) => id === question.caseId);
          const isFirst = question.caseId !== questions[index - 1]?.caseId;
          return (
            <li key={question.id}>
              {caseStudy && isFirst && <CaseStudy caseStudy={caseStudy} />}
              <ReviewedQuestion question={question} number={index + 1} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ResultText({ review: { passed, done, left, redrawn, completed } }: { review: QuizReview }) {
  if (!passed)
    return (
      <p>
        <FormattedMessage
          {...(done ? messages.failedDone : left > 0 ? messages.failedLeft : messages.failedEnd)}
          values={{ left }}
        />{' '}
        {!done && left > 0 && redrawn && <FormattedMessage {...messages.redrawn} />}
      </p>
    );
  return (
    <p>
      <FormattedMessage {...messages.congratulation} />{' '}
      {completed !== null && <FormattedMessage {...messages.courseCompleted} />}
    </p>
  );
}
