import type { OwnCertificate } from '@/contracts/certificate';

/** A certificate of mine that has a number. */
export type Issued = OwnCertificate & { number: string; holder: string; issuedAt: string; expiresAt: string };

export function isIssued(certificate: OwnCertificate): certificate is Issued {
  const { number, holder, issuedAt, expiresAt } = certificate;
  return ![number, holder, issuedAt, expiresAt].includes(null);
}
