import { and, desc, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { IssuedCertificate, IssuedState } from '@/contracts/certificate';
import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import { boundedTotal, boundedCount } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { containsKeyword } from '../../db/keyword';
import { certificates } from '../../db/study-schema';
import { toIssuedCertificate } from './certificate-presenter';

export interface IssuedFilter {
  readonly state: IssuedState | undefined;
  readonly keyword: string | undefined;
}

/** One page of everybody's certificates, the newest first, and how many there are, see `countSome`. */
export async function findIssuedCertificates(
  database: Database,
  { state, keyword }: IssuedFilter,
  page: { offset: number; limit: number },
  now: Date,
): Promise<{ records: IssuedCertificate[]; total: number; more: boolean }> {
  const condition = and(state && stateCondition(state, now), keyword ? keywordCondition(keyword) : undefined);
  const [rows, count] = await Promise.all([
    database
      .select()
      .from(certificates)
      .where(condition)
      .orderBy(desc(certificates.issuedAt), desc(certificates.id))
      .offset(page.offset)
      .limit(page.limit),
    boundedCount(database, database.select({ id: certificates.id }).from(certificates).where(condition)),
  ]);
  return { records: rows.map((row) => toIssuedCertificate(row, now)), ...boundedTotal(count) };
}

/** The same as `certificateState`, for the database. */
function stateCondition(state: IssuedState, now: Date): SQL | undefined {
  const { revokedAt, expiresAt } = certificates;
  if (state === 'revoked') return isNotNull(revokedAt);
  return and(isNull(revokedAt), state === 'issued' ? gt(expiresAt, now) : lte(expiresAt, now));
}

/** A number is found however it was typed. */
function keywordCondition(keyword: string): SQL | undefined {
  const { holder, title, number } = certificates;
  const typed = normalizeCertificateNumber(keyword);
  return or(containsKeyword(keyword, [holder, title]), containsKeyword(typed, [number]));
}
