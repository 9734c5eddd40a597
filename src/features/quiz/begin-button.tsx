import { useState, type ReactNode } from 'react';
import { usePageOwner } from '@/session/person';
import { useErrorText } from '@/shared/api/error-text';
import { useOnce } from '@/shared/form/use-once';
import { Button } from '@/shared/ui/button';
import { useNotices } from '@/shared/ui/notices';
import { useBegin, type Begun } from './begin';
import styles from './start.module.css';

/**
 * Begins an attempt or goes on with the one that runs.
 * @param onRefused called when the platform refused: what was known of the quiz is old
 */
export function BeginButton({
  lessonId,
  onBegun,
  onRefused,
  children,
}: {
  lessonId: string;
  onBegun: (begun: Begun) => void;
  onRefused: () => void;
  children: ReactNode;
}) {
  const text = useErrorText();
  const notices = useNotices();
  const begin = useBegin(usePageOwner());
  const [refusal, setRefusal] = useState('');
  const [press, busy] = useOnce(async () => {
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
