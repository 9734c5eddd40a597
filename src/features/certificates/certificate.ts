import type { OwnCertificate } from '@/contracts/certificate';
import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import { paths } from '@/shared/routes/paths';

/** A certificate that was issued, perhaps revoked or expired since. */
export type IssuedCertificate = OwnCertificate & {
  number: string;
  holder: string;
  issuedAt: string;
  expiresAt: string;
};

export function isIssued(certificate: OwnCertificate): certificate is IssuedCertificate {
  const { number, holder, issuedAt, expiresAt } = certificate;
  return ![number, holder, issuedAt, expiresAt].includes(null);
}

/** The URL of the list of my certificates. */
export const certificatesHref = () => paths.userCentre.href({ section: 'myCert' });

/** The URL of one of my certificates; site messages link there. */
export function certificateHref(number: string): string {
  return `${certificatesHref()}?${new URLSearchParams({ number }).toString()}`;
}

/** The certificate number in the URL, normalised; `null` for the list. */
export function parseCertificateNumber(query: URLSearchParams): string | null {
  const number = normalizeCertificateNumber(query.get('number') ?? '');
  return number === '' ? null : number;
}

/** The absolute URL of the public verification page, which the QR code holds (R10.73). @param publicUrl from the configuration */
export function verifyUrl(publicUrl: string, number: string): string {
  return new URL(`#${paths.verified.href({ number })}`, publicUrl).href;
}
