import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePlatformAddress } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { useToastsAbove } from '@/shared/ui/use-toasts-above';
import { networkNoticeRead, selectNetworkBlock } from '../store/network-block-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import styles from './layouts.module.css';
import { messages } from './messages';

/** Says once, until it is closed, that the network answers in place of the platform, and what its administrator can do. */
export function NetworkBanner() {
  const { isFound, isRead } = usePortalSelector(selectNetworkBlock);
  const dispatch = usePortalDispatch();
  const address = usePlatformAddress();
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  // the call that found the network shows a toast as well
  useToastsAbove(notice);
  if (!isFound || isRead) return null;
  return (
    <section role="status" ref={setNotice} className={styles.network}>
      <p>
        <FormattedMessage {...messages.networkText} values={{ address }} />
      </p>
      <Button
        solid
        onClick={() => {
          dispatch(networkNoticeRead());
        }}
      >
        <FormattedMessage {...messages.networkRead} />
      </Button>
    </section>
  );
}
