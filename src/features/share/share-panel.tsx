import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '@/shared/lib/clipboard';
import { qrPath } from '@/shared/lib/qr-path';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { messages } from './messages';
import styles from './share.module.css';

/** The QR code of a link, the link itself, and buttons to copy and share it. */
export function SharePanel({ title, url }: { title: string; url: string }) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(url)) toasts.show({ kind: 'success', text: messages.linkCopied });
    else toasts.show({ kind: 'error', text: messages.copyFailed });
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the user closed the share sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <QrCode url={url} />
      <p>
        <FormattedMessage {...messages.scan} />
      </p>
      <p className={styles.url}>{url}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <FormattedMessage {...messages.copyLink} />
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <FormattedMessage {...messages.system} />
          </Button>
        )}
      </div>
    </>
  );
}

/** Dark on white in every theme: many scanners read nothing else. */
function QrCode({ url }: { url: string }) {
  const intl = useIntl();
  const { path, side } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={intl.formatMessage(messages.code)}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
