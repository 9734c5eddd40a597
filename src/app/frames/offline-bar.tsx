import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '@/shared/api/messages';
import styles from './frames.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return isOnline ? null : (
    <div role="alert" className={styles.offline}>
      <FormattedMessage {...messages.offline} />
    </div>
  );
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
