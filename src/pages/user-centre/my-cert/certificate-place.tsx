import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OwnCertificate } from '@/contracts/certificate';
import { CertificateFacts } from '@/features/certificates/facts';
import { CertificateBadge } from '@/features/certificates/state-badge';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { listHref } from './cert-address';
import { isIssued, type Issued } from './issued';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { SheetPlace } from './sheet-place';

/** One of my certificates: while it is good, the sheet with what can be done with it; its facts as text always. */
export function CertificatePlace({ certificate }: { certificate: OwnCertificate }) {
  if (!isIssued(certificate)) return null;
  const { title, state, holder, reason } = certificate;
  return (
    <article className={styles.place} aria-labelledby="my-certificate">
      <Link className={styles.back} to={listHref()}>
        ← <FormattedMessage {...messages.back} />
      </Link>
      <div className={styles.head}>
        <h2 id="my-certificate" lang={contentLanguage}>
          {title}
        </h2>
        <CertificateBadge state={state} />
      </div>
      {state === 'issued' ? <SheetPlace certificate={certificate} /> : <Void certificate={certificate} />}
      <section className={`${styles.card} ${styles.words}`}>
        <h3>
          <FormattedMessage {...messages.facts} />
        </h3>
        <CertificateFacts
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
function Void({ certificate: { state } }: { certificate: Issued }) {
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
