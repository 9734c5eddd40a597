import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { useDialogQueue } from '@/shared/ui/dialog-queue';
import styles from './attempt.module.css';
import type { Submission, SubmissionState } from './submission';
import { messages } from './messages';

/** Hands in: asks first where questions are open, and tells what is waited for. */
export function SubmitBar({
  open,
  handing,
  isOver,
  handIn,
}: {
  /** Numbers of the questions that are not answered. */
  open: readonly number[];
  handing: SubmissionState;
  /** Nothing is taken any more. */
  isOver: boolean;
  handIn: Submission;
}) {
  const questions = useDialogQueue();
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
      handIn.submitWhenSaved();
      return;
    }
    takeBack.current = questions.open({
      kind: 'confirm',
      text: messages.stillOpen,
      values: { count: String(open.length), places: open.join('、') },
      confirmLabel: messages.handIn,
      cancelLabel: messages.stay,
      danger: true,
      onResult: (yes) => {
        if (yes) handIn.submitWhenSaved();
      },
    });
  };
  const isBusy = handing !== 'open' || isOver;
  return (
    <div className={styles.handIn}>
      <p role="status">{isBusy && <FormattedMessage {...messages[statusMessage(handing, isOver)]} />}</p>
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

function statusMessage(handing: SubmissionState, isOver: boolean) {
  if (handing === 'waiting') return 'notHandedIn';
  if (isOver) return 'timeOver';
  return handing === 'saving' ? 'waitsForSaves' : 'handingIn';
}
