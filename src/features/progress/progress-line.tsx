import { FormattedMessage, FormattedTime } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './progress-line.module.css';
import type { SyncState } from './sync-types';

/** Whether what was studied is on the platform, and one button that brings it there now. */
export function ProgressLine({ state, onSync }: { state: SyncState; onSync: () => void }) {
  const { trouble, refused, pending, durable } = state;
  return (
    <div className={styles.line} data-trouble={trouble ?? refused?.code}>
      <p className={styles.text}>
        <Standing state={state} />
      </p>
      <p role="status" className={styles.text}>
        {refused !== null && <FormattedMessage {...messages[refused.code]} />}
        {trouble !== null && <Trouble state={state} />}
        {pending && !durable && <FormattedMessage {...messages.fleeting} />}
      </p>
      <Button className={styles.sync} onClick={onSync}>
        <FormattedMessage {...messages.sync} />
      </Button>
    </div>
  );
}

/** What is told of every beat, and so to nobody who only listens. */
function Standing({ state: { savedAt, trouble, refused } }: { state: SyncState }) {
  if (trouble !== null || refused !== null) return null;
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

function Trouble({ state: { unsaved, trouble } }: { state: SyncState }) {
  if (trouble === 'busy') return <FormattedMessage {...messages.busy} />;
  if (trouble === 'later') return <FormattedMessage {...messages.later} />;
  const seconds = Math.round(unsaved);
  return seconds > 0 ? (
    <FormattedMessage {...messages.unsaved} values={{ seconds }} />
  ) : (
    <FormattedMessage {...messages.unsavedPlace} />
  );
}
