import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './question-nav.module.css';

/** Buttons to the previous and next question, and one that flags the shown question for later. */
export function QuestionNav({
  index,
  count,
  isFlagged,
  onGoTo,
  onToggleFlag,
}: {
  index: number;
  count: number;
  isFlagged: boolean;
  onGoTo: (index: number) => void;
  onToggleFlag: () => void;
}) {
  const goTo = (target: number) => () => {
    if (target >= 0 && target < count) onGoTo(target);
  };
  return (
    <div className={styles.nav}>
      <Button aria-disabled={index === 0} onClick={goTo(index - 1)}>
        <FormattedMessage {...messages.previous} />
      </Button>
      <Button className={styles.flag} onClick={onToggleFlag}>
        <FormattedMessage {...(isFlagged ? messages.unflag : messages.flag)} />
      </Button>
      <Button aria-disabled={index === count - 1} onClick={goTo(index + 1)}>
        <FormattedMessage {...messages.next} />
      </Button>
    </div>
  );
}

/** All questions by number, each a button that opens it and shows whether it is answered or flagged. */
export function AnswerSheet({
  ids,
  index: current,
  isAnswered,
  flagged,
  onGoTo,
}: {
  ids: readonly string[];
  /** Index of the shown question. */
  index: number;
  isAnswered: (id: string) => boolean;
  flagged: readonly string[];
  onGoTo: (index: number) => void;
}) {
  const intl = useIntl();
  const labelOf = (id: string, index: number) => {
    const state = intl.formatMessage(isAnswered(id) ? messages.isAnswered : messages.notAnswered);
    const text = flagged.includes(id) ? messages.sheetItemFlagged : messages.sheetItem;
    return intl.formatMessage(text, { number: index + 1, state });
  };
  return (
    <nav className={styles.sheet} aria-label={intl.formatMessage(messages.answerSheet)}>
      <p>
        <strong>
          <FormattedMessage {...messages.answerSheet} />
        </strong>
        <FormattedMessage
          {...messages.answered}
          values={{ count: ids.filter(isAnswered).length, all: ids.length }}
        />
      </p>
      <ol>
        {ids.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={labelOf(id, index)}
              aria-current={index === current ? 'step' : undefined}
              data-answered={isAnswered(id)}
              data-flagged={flagged.includes(id)}
              onClick={() => {
                onGoTo(index);
              }}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
