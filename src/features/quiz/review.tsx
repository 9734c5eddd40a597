import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import { Button } from '@/shared/ui/button';
import type { StartedAttempt } from './begin';
import { StartButton } from './start-button';
import { CaseStudy } from './case-panel';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { ReviewedQuestion } from './reviewed-question';
import styles from './review.module.css';

/** What became of an attempt: the score, what it means, and each question with what explains it. */
export function Review({
  review,
  lost,
  fresh,
  focused,
  way,
  help,
  onBegun,
  onBack,
}: {
  review: QuizReview;
  /** Answers that did not arrive in time. */
  lost: number;
  /** It was handed in just now. */
  fresh: boolean;
  /** Somebody has moved here within the page. */
  focused: boolean;
  way: ReactNode;
  help: ReactNode;
  onBegun: (begun: StartedAttempt) => void;
  onBack: () => void;
}) {
  const { lessonId, score, passed, passMark, inTime, questions, cases } = review;
  const mayRepeat = fresh && !passed && !review.done && review.left > 0;
  return (
    <section className={styles.review} data-testid="quiz-review">
      <div className={styles.result} data-passed={passed}>
        <FocusHeading focused={focused}>
          <FormattedMessage {...messages.result} />
        </FocusHeading>
        <p className={styles.score}>
          <span className="portal-hidden">
            <FormattedMessage {...messages.reached} />
          </span>
          <strong>
            <FormattedMessage {...messages.percent} values={{ count: score }} />
          </strong>
          <span className={styles.badge}>
            <FormattedMessage {...(passed ? messages.passed : messages.failed)} />
          </span>
        </p>
        <p className={styles.mark}>
          <FormattedMessage {...messages.ofMark} values={{ mark: passMark }} />
        </p>
        <div role="status" className={styles.meaning}>
          {fresh && <ResultText review={review} />}
          {!inTime && (
            <p>
              <FormattedMessage {...messages.closedLate} />
            </p>
          )}
          {lost > 0 && (
            <p className={styles.lost}>
              <FormattedMessage {...messages.lost} values={{ count: lost }} />
            </p>
          )}
        </div>
        {!passed && !review.done && review.left <= 0 && help}
        {passed && way}
        <div className={styles.actions}>
          {mayRepeat && (
            <StartButton lessonId={lessonId} onBegun={onBegun} onRefused={onBack}>
              <FormattedMessage {...messages.beginAgain} />
            </StartButton>
          )}
          <Button onClick={onBack}>
            <FormattedMessage {...messages.backToStart} />
          </Button>
        </div>
      </div>
      <h3>
        <FormattedMessage {...messages.eachQuestion} />
      </h3>
      {questions.some(({ solution }) => solution === null) && (
        <p className={styles.hint}>
          <FormattedMessage {...messages.hiddenSolution} />
        </p>
      )}
      <ol className={styles.questions}>
        {questions.map((question, index) => {
          const ofCase = cases.find(({ id }) => id === question.caseId);
          const isFirst = question.caseId !== questions[index - 1]?.caseId;
          return (
            <li key={question.id}>
              {ofCase && isFirst && <CaseStudy ofCase={ofCase} />}
              <ReviewedQuestion question={question} place={index + 1} />
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
      <FormattedMessage {...messages.passedText} />{' '}
      {completed !== null && <FormattedMessage {...messages.completed} />}
    </p>
  );
}
