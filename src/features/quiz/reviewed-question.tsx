import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import { Picture } from './question';
import styles from './reviewed-question.module.css';

/**
 * A question of a submitted attempt: the chosen options and, if the platform reveals it, whether they were right and
 * why.
 */
export function ReviewedQuestion({
  question: { stem, picture, options, chosen, right, solution, explanation },
  number,
}: {
  question: QuizReview['questions'][number];
  /** From 1. */
  number: number;
}) {
  return (
    <article className={styles.question} data-right={chosen.length > 0 ? right : null}>
      <h4>
        <span className={styles.about}>
          <FormattedMessage {...messages.question} values={{ number }} />
          <span className={styles.verdict}>
            <AnswerResult isAnswered={chosen.length > 0} right={right} />
          </span>
        </span>
        <span lang={contentLanguage}>{stem}</span>
      </h4>
      <Picture path={picture} alt={messages.questionPicture} number={number} />
      <ul>
        {options.map(({ id, text }) => (
          <li key={id} data-chosen={chosen.includes(id)} data-solution={solution?.includes(id)}>
            <span className={styles.letter}>{id.toUpperCase()}</span>
            <span className={styles.text} lang={contentLanguage}>
              {text}
            </span>
            {chosen.includes(id) && (
              <span className={styles.tag}>
                <FormattedMessage {...messages.yourAnswer} />
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
          <FormattedMessage {...messages.withoutAnswer} />
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

/** @param right `null` while the platform does not reveal it */
function AnswerResult({ isAnswered, right }: { isAnswered: boolean; right: boolean | null }) {
  if (!isAnswered) return <FormattedMessage {...messages.notAnswered} />;
  if (right === null) return <FormattedMessage {...messages.isAnswered} />;
  return (
    <>
      {right ? '✓ ' : '✗ '}
      <FormattedMessage {...(right ? messages.correct : messages.incorrect)} />
    </>
  );
}
