import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OwnCertificate } from '@/contracts/certificate';
import { CertificateDetails } from '@/features/certificates/certificate-details';
import { CertificateBadge } from '@/features/certificates/certificate-badge';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { certificatesHref } from './certificate-params';
import { isIssued, type IssuedCertificate } from './issued';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { CertificatePreview } from './certificate-preview';

/** One of my certificates: while it is good, the sheet with what can be done with it; its facts as text always. */
export function CertificateView({ certificate }: { certificate: OwnCertificate }) {
  if (!isIssued(certificate)) return null;
  const { title, state, holder, reason } = certificate;
  return (
    <article className={styles.place} aria-labelledby="my-certificate">
      <Link className={styles.back} to={certificatesHref()}>
        ← <FormattedMessage {...messages.back} />
      </Link>
      <div className={styles.head}>
        <h2 id="my-certificate" lang={contentLanguage}>
          {title}
        </h2>
        <CertificateBadge state={state} />
      </div>
      {state === 'issued' ? (
        <CertificatePreview certificate={certificate} />
      ) : (
        <InvalidNotice certificate={certificate} />
      )}
      <section className={`${styles.card} ${styles.words}`}>
        <h3>
          <FormattedMessage {...messages.facts} />
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

/** A certificate that is good no longer is not shown as one. */
function InvalidNotice({ certificate: { state } }: { certificate: IssuedCertificate }) {
  const isRevoked = state === 'revoked';
  return (
    <div className={styles.void} data-state={state} role="note">
      <strong>
        <FormattedMessage {...(isRevoked ? messages.revokedTitle : messages.expiredTitle)} />
      </strong>
      <p>
        <FormattedMessage {...(isRevoked ? messages.revokedText : messages.expiredText)} />
      </p>
    </div>
  );
}
