import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import { verifyUrl, type IssuedCertificate } from './certificate';
import styles from './certificate-picture.module.css';
import { CertificateDocument } from './document/certificate-document';
import { messages } from './messages';

/** The certificate as it is printed. Import it lazily: it contains the QR code library. @param ref contains the SVG */
export function CertificatePicture({
  certificate,
  className = '',
  ref,
}: {
  certificate: IssuedCertificate;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  const { publicUrl, site } = useConfig();
  const { number, holder } = certificate;
  return (
    <div
      ref={ref}
      className={`${styles.paper} ${className}`}
      role="img"
      aria-label={useIntl().formatMessage(messages.picture, { holder, number })}
    >
      <CertificateDocument
        certificate={certificate}
        verifyUrl={verifyUrl(publicUrl, number)}
        issuer={site.title['zh-CN']}
      />
    </div>
  );
}
