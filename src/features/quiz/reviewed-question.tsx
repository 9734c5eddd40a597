import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import { QuestionPicture } from './picture';
import styles from './reviewed-question.module.css';

/** A question after the attempt: what was chosen, whether that was right, and why. */
export function ReviewedQuestion({
  question: { stem, picture, options, chosen, right, solution, explanation },
  place,
}: {
  question: QuizReview['questions'][number];
  /** Its place in the attempt, from 1. */
  place: number;
}) {
  return (
    <article className={styles.question} data-right={right}>
      <h4>
        <span className={styles.about}>
          <FormattedMessage {...messages.question} values={{ place }} />
          <span className={styles.verdict}>
            {right ? '✓ ' : '✗ '}
            <FormattedMessage {...(right ? messages.right : messages.wrong)} />
          </span>
        </span>
        <span lang={contentLanguage}>{stem}</span>
      </h4>
      <QuestionPicture path={picture} alt={messages.questionPicture} place={place} />
      <ul>
        {options.map(({ id, text }) => (
          <li key={id} data-chosen={chosen.includes(id)} data-solution={solution?.includes(id)}>
            <span className={styles.letter}>{id.toUpperCase()}</span>
            <span className={styles.text} lang={contentLanguage}>
              {text}
            </span>
            {chosen.includes(id) && (
              <span className={styles.tag}>
                <FormattedMessage {...messages.yourChoice} />
              </span>
            )}
            {solution?.includes(id) && (
              <span className={styles.tag} data-solution>
                <FormattedMessage {...messages.solution} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {chosen.length === 0 && (
        <p className={styles.hint}>
          <FormattedMessage {...messages.noChoice} />
        </p>
      )}
      {explanation !== null && (
        <p className={styles.explanation}>
          <strong>
            <FormattedMessage {...messages.explanation} />
          </strong>
          <span lang={contentLanguage}>{explanation}</span>
        </p>
      )}
    </article>
  );
}
