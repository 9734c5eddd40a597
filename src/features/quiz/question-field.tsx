import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizAttempt } from '@/contracts/quiz';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import { QuestionPicture } from './picture';
import styles from './question.module.css';

/** One question with its options: radio buttons, or checkboxes where several may be chosen. */
export function QuestionField({
  question: { kind, stem, picture, points, options },
  place,
  chosen,
  focused,
  disabled,
  onChoose,
}: {
  question: QuizAttempt['questions'][number];
  /** Its place in the attempt, from 1. */
  place: number;
  chosen: readonly string[];
  /** It has been gone to: it takes the focus. */
  focused: boolean;
  disabled: boolean;
  /** Told as a change of what is chosen by then: two clicks may come before one of them is shown. */
  onChoose: (change: (before: readonly string[]) => readonly string[]) => void;
}) {
  const name = useId();
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (focused) legend.current?.focus();
  }, [focused]);
  const choose = (id: string, checked: boolean) => {
    onChoose((before) => {
      if (kind !== 'multiple') return [id];
      const others = before.filter((other) => other !== id);
      return checked ? [...others, id] : others;
    });
  };
  return (
    <fieldset className={styles.question} disabled={disabled}>
      <legend ref={legend} tabIndex={-1}>
        <span className={styles.about}>
          <FormattedMessage {...messages.question} values={{ place }} />
          <span className={styles.kind}>
            <FormattedMessage {...messages[kind]} />
          </span>
          <FormattedMessage {...messages.points} values={{ points }} />
        </span>
        <span className={styles.stem} lang={contentLanguage}>
          {stem}
        </span>
      </legend>
      <QuestionPicture path={picture} alt={messages.questionPicture} place={place} />
      <div className={styles.options}>
        {options.map(({ id, text }) => (
          <label key={id} className={styles.option} data-chosen={chosen.includes(id)}>
            <input
              type={kind === 'multiple' ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                choose(id, target.checked);
              }}
            />
            <span className={styles.letter}>{id.toUpperCase()}</span>
            <span lang={contentLanguage}>{text}</span>
          </label>
        ))}
      </div>
      {chosen.length > 0 && kind !== 'multiple' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChoose(() => []);
            legend.current?.focus();
          }}
        >
          <FormattedMessage {...messages.clear} />
        </button>
      )}
    </fieldset>
  );
}
