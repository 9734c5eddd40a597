import type { OwnCertificate } from '@/contracts/certificate';

/** A certificate of mine that has a number. */
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
