import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizAttempt } from '@/contracts/quiz';
import { useMediaUrl } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import styles from './question.module.css';

/** A question with its options: radio buttons, or checkboxes where several may be chosen. */
export function QuestionField({
  question: { kind, stem, picture, points, options },
  number,
  chosen,
  focused,
  disabled,
  onChange,
}: {
  question: QuizAttempt['questions'][number];
  /** From 1. */
  number: number;
  chosen: readonly string[];
  /** The user moved to this question: it takes the focus. */
  focused: boolean;
  disabled: boolean;
  /**
   * Receives a function of the current choice, which may be newer than `chosen`: two clicks can come before a render.
   */
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}) {
  const name = useId();
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (focused) legend.current?.focus();
  }, [focused]);
  const choose = (id: string, checked: boolean) => {
    onChange((before) => {
      if (kind !== 'multiple') return [id];
      const others = before.filter((other) => other !== id);
      return checked ? [...others, id] : others;
    });
  };
  return (
    <fieldset className={styles.question} disabled={disabled}>
      <legend ref={legend} tabIndex={-1}>
        <span className={styles.about}>
          <FormattedMessage {...messages.question} values={{ number }} />
          <span className={styles.kind}>
            <FormattedMessage {...messages[kind]} />
          </span>
          <FormattedMessage {...messages.points} values={{ points }} />
        </span>
        <span className={styles.stem} lang={contentLanguage}>
          {stem}
        </span>
      </legend>
      <Picture path={picture} alt={messages.questionPicture} number={number} />
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
            onChange(() => []);
            legend.current?.focus();
          }}
        >
          <FormattedMessage {...messages.clear} />
        </button>
      )}
    </fieldset>
  );
}

/** The case study that some questions refer to; it is shown beside each of them. */
export function CaseStudy({ caseStudy: { text, picture } }: { caseStudy: QuizAttempt['cases'][number] }) {
  return (
    <aside className={styles.case}>
      <h3>
        <FormattedMessage {...messages.case} />
      </h3>
      <p lang={contentLanguage}>{text}</p>
      <Picture path={picture} alt={messages.casePicture} />
    </aside>
  );
}

/** The picture of a question or a case, if it has one. */
export function Picture({ path, alt, number = 0 }: { path: string | null; alt: Message; number?: number }) {
  const intl = useIntl();
  const mediaUrl = useMediaUrl();
  if (path === null) return null;
  return <img className={styles.picture} src={mediaUrl(path)} alt={intl.formatMessage(alt, { number })} />;
}
