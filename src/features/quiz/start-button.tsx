import { useState, type ReactNode } from 'react';
import { usePageUserId } from '@/session/user-id';
import { useErrorMessage } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { useAsyncAction } from '@/shared/ui/use-action';
import { useStartAttempt, type StartedAttempt } from './api';
import styles from './quiz-intro.module.css';

/**
 * Starts an attempt or continues the one that runs.
 * @param onRejected called when the platform rejected the start: the page's quiz data is outdated
 */
export function StartButton({
  lessonId,
  onStarted,
  onRejected,
  children,
}: {
  lessonId: string;
  onStarted: (started: StartedAttempt) => void;
  onRejected: () => void;
  children: ReactNode;
}) {
  const errorMessage = useErrorMessage();
  const start = useStartAttempt(usePageUserId());
  const [errorText, setErrorText] = useState('');
  const [run, busy] = useAsyncAction(async () => {
    setErrorText('');
    const { started, error } = await start(lessonId);
    if (started) onStarted(started);
    else if (error.kind === 'conflict') onRejected();
    else setErrorText(errorMessage(error));
  });
  return (
    <>
      {errorText !== '' && (
        <p className={styles.error} role="alert">
          {errorText}
        </p>
      )}
      <Button solid className={styles.start} aria-disabled={busy} onClick={() => void run()}>
        {children}
      </Button>
    </>
  );
}
