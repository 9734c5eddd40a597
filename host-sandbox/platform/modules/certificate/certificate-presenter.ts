import type {
  IssuedCertificate,
  IssuedState,
  OwnCertificate,
  VerifiedCertificate,
} from '@/contracts/certificate';
import { maskName } from '@/contracts/masks';
import type { certificates } from '../../core/db/study-schema';

export type Certificate = typeof certificates.$inferSelect;

/** State of an issued certificate; a revoked one stays revoked. */
export function certificateState(
  { revokedAt, expiresAt }: Pick<Certificate, 'revokedAt' | 'expiresAt'>,
  now: Date,
): IssuedState {
  if (revokedAt) return 'revoked';
  return now < expiresAt ? 'issued' : 'expired';
}

/** The public data of a certificate. */
export function toVerifiedCertificate(row: Certificate, now: Date): VerifiedCertificate {
  const { number, holder, title, hours, points, creditClass, issuedAt, expiresAt, revokedAt } = row;
  return {
    number,
    title,
    hours,
    credits: points,
    creditClass,
    state: certificateState(row, now),
    holder: holder === null ? null : maskName(holder),
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** A certificate for operators. */
export function toIssuedCertificate(row: Certificate, now: Date): IssuedCertificate {
  return { ...toVerifiedCertificate(row, now), holder: row.holder, reason: row.reason };
}

/** An issued certificate for its owner. */
export function toOwnCertificate(row: Certificate, now: Date): OwnCertificate {
  const { projectId, title, hours, points, creditClass, number, holder, reason } = row;
  return {
    projectId: String(projectId),
    title,
    hours,
    credits: points,
    creditClass,
    number,
    holder,
    reason,
    state: certificateState(row, now),
    missing: [],
    completedAt: row.completedAt.toISOString(),
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
