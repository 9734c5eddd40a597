import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import styles from './attempt.module.css';
import { messages } from './messages';

/** The way to the neighbours of a question, and the mark for one that is to be looked at again. */
export function QuestionNav({
  place,
  count,
  isMarked,
  onGo,
  onMark,
}: {
  /** From 0. */
  place: number;
  count: number;
  isMarked: boolean;
  onGo: (place: number) => void;
  onMark: () => void;
}) {
  const step = (to: number) => () => {
    if (to >= 0 && to < count) onGo(to);
  };
  return (
    <div className={styles.steps}>
      <Button aria-disabled={place === 0} onClick={step(place - 1)}>
        <FormattedMessage {...messages.previous} />
      </Button>
      <Button className={styles.mark} onClick={onMark}>
        <FormattedMessage {...(isMarked ? messages.unmark : messages.mark)} />
      </Button>
      <Button aria-disabled={place === count - 1} onClick={step(place + 1)}>
        <FormattedMessage {...messages.next} />
      </Button>
    </div>
  );
}
