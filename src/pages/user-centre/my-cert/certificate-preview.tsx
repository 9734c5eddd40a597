import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { useConfig } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import { messages as uiMessages } from '@/shared/ui/messages';
import { usePrintPage } from '../use-print-page';
import { verifyUrl } from './certificate-params';
import type { IssuedCertificate } from './issued';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { CertificateActions } from './certificate-actions';

/** What a sheet is drawn from. */
export interface CertificateDocumentProps {
  certificate: IssuedCertificate;
  /** The address that its QR code says. */
  verifyUrl: string;
  /** Who issues it, in the language of certificates. */
  issuer: string;
}

/** With its library for QR codes, it is for those who look at a certificate. */
const documentChunk = defineChunk(
  () => import('./document/certificate-document'),
  (module): ComponentType<CertificateDocumentProps> => module.CertificateDocument,
);

/** The certificate as a sheet of paper, to be printed or saved. */
export function CertificatePreview({ certificate }: { certificate: IssuedCertificate }) {
  const intl = useIntl();
  const { publicUrl, site } = useConfig();
  const paper = useRef<HTMLDivElement>(null);
  const [drawn, retry] = useCertificateDocument();
  usePrintPage('certificate');
  const address = verifyUrl(publicUrl, certificate.number);
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
  if (drawn === null) return <Skeleton bars={12} title={messages.loading} />;
  const { Sheet } = drawn;
  return (
    <>
      <CertificateActions number={number} address={address} paper={paper} />
      <div
        ref={paper}
        className={styles.paper}
        role="img"
        aria-label={intl.formatMessage(messages.picture, { holder, number })}
      >
        <Sheet certificate={certificate} verifyUrl={address} issuer={site.title['zh-CN']} />
      </div>
    </>
  );
}

type DocumentState = { Sheet: ComponentType<CertificateDocumentProps> } | 'failed' | null;

function useCertificateDocument(): [DocumentState, () => void] {
  const [drawn, setDrawn] = useState<DocumentState>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    loadChunkWithRetry(documentChunk, { signal: gone.signal }).then(
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
