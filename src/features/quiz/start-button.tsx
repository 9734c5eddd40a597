import { useState, type ReactNode } from 'react';
import { usePageOwner } from '@/session/identity';
import { useErrorMessage } from '@/shared/api/error-message';
import { useAsyncAction } from '@/shared/ui/use-action';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useStartAttempt, type StartedAttempt } from './begin';
import styles from './quiz-intro.module.css';

/**
 * Begins an attempt or goes on with the one that runs.
 * @param onRefused called when the platform refused: what was known of the quiz is old
 */
export function StartButton({
  lessonId,
  onBegun,
  onRefused,
  children,
}: {
  lessonId: string;
  onBegun: (begun: StartedAttempt) => void;
  onRefused: () => void;
  children: ReactNode;
}) {
  const text = useErrorMessage();
  const notices = useToasts();
  const begin = useStartAttempt(usePageOwner());
  const [refusal, setRefusal] = useState('');
  const [press, busy] = useAsyncAction(async () => {
    setRefusal('');
    const { begun, error } = await begin(lessonId);
    if (begun) onBegun(begun);
    else if (error.kind === 'conflict') {
      notices.show({ kind: 'failure', error });
      onRefused();
    } else setRefusal(text(error));
  });
  return (
    <>
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button solid className={styles.begin} aria-disabled={busy} onClick={press}>
        {children}
      </Button>
    </>
  );
}
