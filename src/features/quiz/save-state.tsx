import { FormattedMessage } from 'react-intl';
import styles from './attempt.module.css';
import type { AnswerQueueState } from './answer-queue';
import { messages } from './messages';

/** Whether what was answered is at the platform, and a retry where it is not. */
export function SaveState({ saving, onRetry }: { saving: AnswerQueueState['saving']; onRetry: () => void }) {
  return (
    <p className={styles.saving} data-saving={saving}>
      <span role="status">
        <FormattedMessage {...messages[saving]} />
      </span>
      {saving === 'unsaved' && (
        <button type="button" className={styles.saveNow} onClick={onRetry}>
          <FormattedMessage {...messages.saveNow} />
        </button>
      )}
    </p>
  );
}
