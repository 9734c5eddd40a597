import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { useQuestions } from '@/shared/ui/questions';
import styles from './answering.module.css';
import type { HandIn, HandInState } from './hand-in';
import { messages } from './messages';

/** Hands in: asks first where questions are open, and tells what is waited for. */
export function HandInBar({
  open,
  handing,
  isOver,
  handIn,
}: {
  /** Numbers of the questions that are not answered. */
  open: readonly number[];
  handing: HandInState;
  /** Nothing is taken any more. */
  isOver: boolean;
  handIn: HandIn;
}) {
  const questions = useQuestions();
  const takeBack = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      takeBack.current?.();
    },
    [],
  );
  const press = () => {
    if (handing !== 'open' || isOver) return;
    if (open.length === 0) {
      handIn.begin();
      return;
    }
    takeBack.current = questions.ask({
      kind: 'confirm',
      text: messages.stillOpen,
      values: { count: String(open.length), places: open.join('、') },
      yes: messages.handIn,
      no: messages.stay,
      danger: true,
      onAnswer: (yes) => {
        if (yes) handIn.begin();
      },
    });
  };
  const isBusy = handing !== 'open' || isOver;
  return (
    <div className={styles.handIn}>
      <p role="status">{isBusy && <FormattedMessage {...messages[wordOf(handing, isOver)]} />}</p>
      {handing === 'saving' && !isOver && (
        <Button onClick={handIn.cancel}>
          <FormattedMessage {...messages.stay} />
        </Button>
      )}
      {handing === 'waiting' && (
        <Button onClick={handIn.retry}>
          <FormattedMessage {...messages.saveNow} />
        </Button>
      )}
      <Button solid aria-disabled={isBusy} onClick={press}>
        <FormattedMessage {...messages.handIn} />
      </Button>
    </div>
  );
}

function wordOf(handing: HandInState, isOver: boolean) {
  if (handing === 'waiting') return 'notHandedIn';
  if (isOver) return 'timeOver';
  return handing === 'saving' ? 'waitsForSaves' : 'handingIn';
}
