import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHasUnsaved } from '@/shared/form/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { ReloadButton } from '@/shared/ui/reload-button';
import { usePortal } from '../portal-context';
import { messages } from './messages';
import styles from './new-version-notice.module.css';

/**
 * Announces a new version below the page. The user starts the reload, which is offered only while no input would be
 * lost. In a host, which owns the page, `onNewVersion` is called instead.
 */
export function NewVersionNotice() {
  const { embedded, newVersion } = usePortal();
  const isNew = useSyncExternalStore(newVersion.subscribe, newVersion.isNew);
  const [isDismissed, setDismissed] = useState(false);
  const isBusy = useHasUnsaved();
  if (embedded || !isNew || isDismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <span>
        <FormattedMessage {...(isBusy ? messages.busy : messages.text)} />
      </span>
      {!isBusy && <ReloadButton label={messages.reload} />}
      <Button
        onClick={() => {
          setDismissed(true);
        }}
      >
        <FormattedMessage {...messages.later} />
      </Button>
    </div>
  );
}
