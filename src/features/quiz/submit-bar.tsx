import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { useDialogQueue } from '@/shared/ui/dialog/dialog-queue';
import styles from './attempt.module.css';
import { messages } from './messages';
import type { Submission, SubmissionState } from './submission';

/** Submits the attempt, after a confirmation where questions are unanswered, and shows what it is waiting for. */
export function SubmitBar({
  unanswered,
  submission,
  submissionState,
  isOver,
}: {
  /** Numbers of the questions without an answer. */
  unanswered: readonly number[];
  submission: Submission;
  submissionState: SubmissionState;
  /** The platform accepts no more answers. */
  isOver: boolean;
}) {
  const intl = useIntl();
  const dialogs = useDialogQueue();
  const closeDialog = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      closeDialog.current?.();
    },
    [],
  );
  const isBusy = submissionState !== 'open' || isOver;
  const press = () => {
    if (isBusy) return;
    if (unanswered.length === 0) {
      submission.submitWhenSaved();
      return;
    }
    closeDialog.current = dialogs.open({
      kind: 'confirm',
      text: messages.confirmSubmit,
      values: {
        count: String(unanswered.length),
        numbers: unanswered.join(intl.formatMessage(messages.numberSeparator)),
      },
      confirmLabel: messages.submit,
      cancelLabel: messages.continueAnswering,
      danger: true,
      onResult: (isConfirmed) => {
        if (isConfirmed) submission.submitWhenSaved();
      },
    });
  };
  return (
    <div className={styles.submit}>
      <p role="status">
        {isBusy && <FormattedMessage {...messages[statusMessage(submissionState, isOver)]} />}
      </p>
      {submissionState === 'saving' && !isOver && (
        <Button onClick={submission.cancel}>
          <FormattedMessage {...messages.continueAnswering} />
        </Button>
      )}
      {(submissionState === 'waiting' || submissionState === 'refused') && (
        <Button onClick={submission.retry}>
          <FormattedMessage {...messages.saveNow} />
        </Button>
      )}
      <Button solid aria-disabled={isBusy} onClick={press}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </div>
  );
}

function statusMessage(submissionState: SubmissionState, isOver: boolean) {
  if (submissionState === 'refused') return 'submitRefused';
  if (submissionState === 'waiting') return 'submitFailed';
  if (isOver) return 'timeUp';
  return submissionState === 'saving' ? 'savingBeforeSubmit' : 'submitting';
}
