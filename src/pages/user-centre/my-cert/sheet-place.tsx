import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inChunk, loadChunk } from '@/shared/chunks/load-chunk';
import { useConfig } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { Loading } from '@/shared/ui/page-state';
import { messages as uiMessages } from '@/shared/ui/messages';
import { useSheet } from '../parts/use-sheet';
import { verifyAddress } from './cert-address';
import type { Issued } from './issued';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { SheetActions } from './sheet-actions';

/** What a sheet is drawn from. */
export interface SheetProps {
  certificate: Issued;
  /** The address that its QR code says. */
  address: string;
  /** Who issues it, in the language of certificates. */
  issuer: string;
}

/** With its library for QR codes, it is for those who look at a certificate. */
const sheet = inChunk(
  () => import('./sheet/certificate-sheet'),
  (module): ComponentType<SheetProps> => module.CertificateSheet,
);

/** The certificate as a sheet of paper, to be printed or saved. */
export function SheetPlace({ certificate }: { certificate: Issued }) {
  const intl = useIntl();
  const { publicUrl, site } = useConfig();
  const paper = useRef<HTMLDivElement>(null);
  const [drawn, retry] = useDrawn();
  useSheet('certificate');
  const address = verifyAddress(publicUrl, certificate.number);
  const { number, holder } = certificate;
  if (drawn === 'failed')
    return (
      <div className={styles.void} role="alert">
        <p>
          <FormattedMessage {...messages.outOfReach} />
        </p>
        <Button onClick={retry}>
          <FormattedMessage {...uiMessages.retry} />
        </Button>
      </div>
    );
  if (drawn === null) return <Loading bars={12} title={messages.loading} />;
  const { Sheet } = drawn;
  return (
    <>
      <SheetActions number={number} address={address} paper={paper} />
      <div
        ref={paper}
        className={styles.paper}
        role="img"
        aria-label={intl.formatMessage(messages.picture, { holder, number })}
      >
        <Sheet certificate={certificate} address={address} issuer={site.title['zh-CN']} />
      </div>
    </>
  );
}

type Drawn = { Sheet: ComponentType<SheetProps> } | 'failed' | null;

function useDrawn(): [Drawn, () => void] {
  const [drawn, setDrawn] = useState<Drawn>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    loadChunk(sheet, { signal: gone.signal }).then(
      (Sheet) => {
        setDrawn({ Sheet });
      },
      () => {
        if (!gone.signal.aborted) setDrawn('failed');
      },
    );
    return () => {
      gone.abort();
    };
  }, [tries]);
  const retry = () => {
    setDrawn(null);
    setTries((count) => count + 1);
  };
  return [drawn, retry];
}
