import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OwnCertificate } from '@/contracts/certificate';
import { CertificateBadge } from '@/features/certificates/certificate-badge';
import { CertificateDetails } from '@/features/certificates/certificate-details';
import { messages as certificateMessages } from '@/features/certificates/messages';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { certificatesHref, isIssued, type IssuedCertificate } from '@/features/certificates/certificate';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** A separate chunk, because it contains the QR code library. */
const CertificatePreview = lazyWithRetry(
  defineChunk(
    () => import('./certificate-preview'),
    (module) => module.CertificatePreview,
  ),
  { loading: <Skeleton bars={12} title={certificateMessages.loading} /> },
);

/** One of my certificates: the printable document while it is valid, and its details as text. */
export function CertificateView({ certificate }: { certificate: OwnCertificate }) {
  const heading = useId();
  if (!isIssued(certificate)) return null;
  const { title, state, holder, reason } = certificate;
  return (
    <article className={styles.view} aria-labelledby={heading}>
      <Link className={styles.back} to={certificatesHref()}>
        ← <FormattedMessage {...messages.back} />
      </Link>
      <div className={styles.head}>
        <h2 id={heading} lang={contentLanguage}>
          {title}
        </h2>
        <CertificateBadge state={state} />
      </div>
      {state === 'issued' ? (
        <CertificatePreview certificate={certificate} />
      ) : (
        <InvalidNotice certificate={certificate} />
      )}
      <section className={styles.details}>
        <h3>
          <FormattedMessage {...messages.details} />
        </h3>
        <CertificateDetails
          certificate={certificate}
          holder={<span lang={contentLanguage}>{holder}</span>}
          reason={reason}
        />
        <p className={styles.below}>
          <Link to={paths.verified.href({ number: certificate.number })}>
            <FormattedMessage {...messages.verifyThis} />
          </Link>
        </p>
      </section>
    </article>
  );
}

/** Replaces the document of a revoked or expired certificate. */
function InvalidNotice({ certificate: { state } }: { certificate: IssuedCertificate }) {
  const isRevoked = state === 'revoked';
  return (
    <div className={styles.invalid} data-state={state} role="note">
      <strong>
        <FormattedMessage {...(isRevoked ? messages.revokedTitle : messages.expiredTitle)} />
      </strong>
      <p>
        <FormattedMessage {...(isRevoked ? messages.revokedText : messages.expiredText)} />
      </p>
    </div>
  );
}
