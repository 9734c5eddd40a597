import { useState } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import type { SyncState } from './progress-sync';
import styles from './save-status.module.css';

/**
 * Whether the platform has stored the progress, and a button that uploads it now.
 * @param onSync resolves when nothing more is being sent
 */
export function SaveStatus({ state, onSync }: { state: SyncState; onSync: () => Promise<void> }) {
  const { problem, rejected, pending, persistent } = state;
  /** The button was pressed, and there has been no new progress since. */
  const [isUpToDate, setUpToDate] = useState(false);
  if (isUpToDate && pending) setUpToDate(false);
  const sync = () => {
    setUpToDate(false);
    void onSync().then(() => {
      setUpToDate(true);
    });
  };
  return (
    <div className={styles.status} data-problem={problem ?? rejected?.code}>
      <p className={styles.text}>
        <SavedState state={state} />
      </p>
      <p role="status" className={styles.text}>
        {rejected !== null && <FormattedMessage {...messages[rejected.code]} />}
        {problem !== null && <Problem state={state} />}
        {isUpToDate && problem === null && rejected === null && <FormattedMessage {...messages.upToDate} />}
        {pending && !persistent && <FormattedMessage {...messages.notPersistent} />}
      </p>
      <Button className={styles.sync} onClick={sync}>
        <FormattedMessage {...messages.sync} />
      </Button>
    </div>
  );
}

/** Changes with every heartbeat, so it is not announced to screen readers. */
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

function Problem({ state: { unsavedSeconds, problem, number } }: { state: SyncState }) {
  if (problem === 'refused') return <FormattedMessage {...messages.refused} values={{ number }} />;
  if (problem === 'busy') return <FormattedMessage {...messages.busy} />;
  if (problem === 'later') return <FormattedMessage {...messages.later} />;
  const seconds = Math.round(unsavedSeconds);
  const isNetwork = problem === 'failed';
  return seconds > 0 ? (
    <FormattedMessage {...messages[isNetwork ? 'unsaved' : 'unavailable']} values={{ seconds }} />
  ) : (
    <FormattedMessage {...messages[isNetwork ? 'unsavedPosition' : 'unavailablePosition']} />
  );
}
