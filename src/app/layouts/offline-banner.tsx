import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '@/shared/api/messages';
import styles from './layouts.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return isOnline ? null : (
    <div role="alert" className={styles.offline}>
      <FormattedMessage {...messages.offline} />
    </div>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
