import { FormattedMessage, useIntl } from 'react-intl';
import styles from './answer-sheet.module.css';
import { messages } from './messages';

/** All questions by their numbers: which are answered and which are marked, and the way to each. */
export function AnswerSheet({
  ids,
  current,
  isAnswered,
  marked,
  onGo,
}: {
  ids: readonly string[];
  /** Place of the question that is shown, from 0. */
  current: number;
  isAnswered: (id: string) => boolean;
  marked: readonly string[];
  onGo: (place: number) => void;
}) {
  const intl = useIntl();
  const nameOf = (id: string, index: number) => {
    const state = intl.formatMessage(isAnswered(id) ? messages.isAnswered : messages.notAnswered);
    const text = marked.includes(id) ? messages.ofSheetMarked : messages.ofSheet;
    return intl.formatMessage(text, { place: index + 1, state });
  };
  return (
    <nav className={styles.sheet} aria-label={intl.formatMessage(messages.sheet)}>
      <p>
        <strong>
          <FormattedMessage {...messages.sheet} />
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
              aria-label={nameOf(id, index)}
              aria-current={index === current ? 'step' : undefined}
              data-answered={isAnswered(id)}
              data-marked={marked.includes(id)}
              onClick={() => {
                onGo(index);
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
