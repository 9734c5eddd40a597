import { FormattedMessage, FormattedTime } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './save-status.module.css';
import type { SyncState } from './sync-types';

/** Whether what was studied is on the platform, and one button that brings it there now. */
export function SaveStatus({ state, onSync }: { state: SyncState; onSync: () => void }) {
  const { problem, rejected, pending, persistent } = state;
  return (
    <div className={styles.line} data-trouble={problem ?? rejected?.code}>
      <p className={styles.text}>
        <SavedState state={state} />
      </p>
      <p role="status" className={styles.text}>
        {rejected !== null && <FormattedMessage {...messages[rejected.code]} />}
        {problem !== null && <Problem state={state} />}
        {pending && !persistent && <FormattedMessage {...messages.fleeting} />}
      </p>
      <Button className={styles.sync} onClick={onSync}>
        <FormattedMessage {...messages.sync} />
      </Button>
    </div>
  );
}

/** What is told of every beat, and so to nobody who only listens. */
function SavedState({ state: { savedAt, problem, rejected } }: { state: SyncState }) {
  if (problem !== null || rejected !== null) return null;
  if (savedAt === null) return <FormattedMessage {...messages.automatic} />;
  const time = (
    <FormattedTime
      key="time"
      value={savedAt}
      hour="2-digit"
      minute="2-digit"
      second="2-digit"
      hourCycle="h23"
    />
  );
  return <FormattedMessage {...messages.saved} values={{ time }} />;
}

function Problem({ state: { unsavedSeconds, problem } }: { state: SyncState }) {
  if (problem === 'busy') return <FormattedMessage {...messages.busy} />;
  if (problem === 'later') return <FormattedMessage {...messages.later} />;
  const seconds = Math.round(unsavedSeconds);
  return seconds > 0 ? (
    <FormattedMessage {...messages.unsaved} values={{ seconds }} />
  ) : (
    <FormattedMessage {...messages.unsavedPlace} />
  );
}
