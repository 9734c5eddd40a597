import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import { verifyUrl, type IssuedCertificate } from './certificate';
import styles from './certificate-picture.module.css';
import { CertificateDocument } from './document/certificate-document';
import { messages } from './messages';

/**
 * The certificate as it is printed. Import it lazily: it contains the QR code library.
 * @param decorative true beside a text that names it
 * @param ref contains the SVG
 */
export function CertificatePicture({
  certificate,
  className = '',
  decorative = false,
  ref,
}: {
  certificate: IssuedCertificate;
  className?: string | undefined;
  decorative?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  const { publicUrl, site } = useConfig();
  const { number, holder } = certificate;
  const name = useIntl().formatMessage(messages.picture, { holder, number });
  return (
    <div
      ref={ref}
      className={`${styles.paper} ${className}`}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <CertificateDocument
        certificate={certificate}
        verifyUrl={verifyUrl(publicUrl, number)}
        issuer={{ chinese: site.title['zh-CN'], english: site.title['en-US'] }}
      />
    </div>
  );
}
