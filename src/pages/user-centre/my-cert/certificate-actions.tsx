import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { useAsyncAction } from '@/shared/ui/use-action';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { svgToPng } from './document/svg-to-png';

/** Prints the sheet, saves it as a picture, or hands on where it is verified. @param paper holds the drawn sheet */
export function CertificateActions({
  number,
  address,
  paper,
}: {
  number: string;
  address: string;
  paper: RefObject<HTMLDivElement | null>;
}) {
  const intl = useIntl();
  const notices = useToasts();
  const [save, saving] = useAsyncAction(async () => {
    const drawing = paper.current?.querySelector('svg');
    try {
      if (!drawing) return;
      const name = intl.formatMessage(messages.file, { number });
      downloadBlob(await svgToPng(drawing), `${name}.png`, 'image/png');
    } catch {
      notices.show({ kind: 'error', text: messages.noPicture });
    }
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notices.show({ kind: 'success', text: messages.copied });
    } catch {
      notices.show({ kind: 'error', text: intl.formatMessage(messages.notCopied, { address }) });
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        solid
        onClick={() => {
          window.print();
        }}
      >
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={saving} onClick={save}>
        <FormattedMessage {...messages.png} />
      </Button>
      <Button onClick={() => void copy()}>
        <FormattedMessage {...messages.copy} />
      </Button>
      <WeChatHint />
    </div>
  );
}
