import { FormattedMessage } from 'react-intl';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { certificateHref, type IssuedCertificate } from './certificate';
import styles from './certificate-thumbnail.module.css';
import { messages } from './messages';

const CertificatePicture = lazyWithRetry(
  defineChunk(
    () => import('./certificate-picture'),
    (module) => module.CertificatePicture,
  ),
  { loading: <Skeleton bars={5} title={messages.loading} /> },
);

/** A small picture of a certificate, which links to it. */
export function CertificateThumbnail({ certificate }: { certificate: IssuedCertificate }) {
  const { number, title } = certificate;
  return (
    <Link className={styles.thumbnail} to={certificateHref(number)}>
      <span className={styles.picture}>
        <CertificatePicture decorative certificate={certificate} />
      </span>
      <FormattedMessage {...messages.openNamed} values={{ title }} />
    </Link>
  );
}
