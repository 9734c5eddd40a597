import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OwnCertificate } from '@/contracts/certificate';
import {
  checkCharacter,
  isCertificateNumber,
  normalizeCertificateNumber,
  numberAlphabet,
} from '@/contracts/certificate-number';
import { chinaYear } from '@/contracts/china-time';
import { limits } from '@/contracts/limits';
import { projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { certificates } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import { lockCurrentUser } from '../session/port';
import { findIncompleteLessons } from '../study/port';
import { toOwnCertificate } from './certificate-presenter';

/**
 * Issues the current user's certificate of a course, once, in the name that an operator has approved. A user who changes
 * their name later gets no certificate in the name of another person.
 * @throws ApiError A0404, A0510, A0306
 */
export function issueCertificate(
  database: Database,
  projectId: bigint,
  context: RequestContext,
): Promise<OwnCertificate> {
  const { now } = context;
  return database.transaction(async (transaction) => {
    const { id: userId } = await lockCurrentUser(transaction, context);
    const [existing] = await transaction
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, userId), eq(certificates.projectId, projectId)));
    if (existing) return toOwnCertificate(existing, now);
    const { project, completedAt, approvedName } = await findCompletedProject(transaction, userId, projectId);
    if (!approvedName) throw new ApiError('A0306', '领取证书前请先填写真实姓名', { missing: ['realName'] });
    const [issued] = await transaction
      .insert(certificates)
      .values({
        number: generateCertificateNumber(now),
        userId,
        projectId,
        holder: approvedName,
        title: project.title,
        hours: project.hours,
        points: project.credits,
        creditClass: project.creditClass,
        completedAt,
        issuedAt: now,
        expiresAt: certificateExpiry(now),
      })
      .returning();
    if (!issued) throw new Error('the certificate was not written');
    return toOwnCertificate(issued, now);
  });
}

async function findCompletedProject(transaction: Database, userId: bigint, projectId: bigint) {
  const [row] = await transaction
    .select({
      project: projects,
      completedAt: enrolments.completedAt,
      approvedName: enrolments.approvedName,
    })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(
      and(
        ...[eq(enrolments.userId, userId), eq(enrolments.projectId, projectId)],
        eq(enrolments.state, 'approved'),
      ),
    );
  if (!row) throw new ApiError('A0404', '您没有参加该培训项目');
  const { project, completedAt, approvedName } = row;
  if (completedAt) return { project, completedAt, approvedName };
  const missing = (await findIncompleteLessons(transaction, userId, projectId)).map(({ title }) => title);
  throw new ApiError('A0510', '完成全部课时后才能领取证书', { missing });
}

/** The expiry date; for 29 February the last day of that month. */
export function certificateExpiry(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() + limits.certificateYears);
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}

/** A new number with 60 random bits, so that none can be derived from another. */
export function generateCertificateNumber(now: Date): string {
  const year = chinaYear(now);
  for (;;) {
    const chance = Array.from({ length: 12 }, () => numberAlphabet[randomInt(numberAlphabet.length)]).join(
      '',
    );
    const number = withCheckCharacter(`TC${year}${chance}`);
    if (number) return number;
  }
}

/** Appends the check character; `null` where it would be an ambiguous character. */
export function withCheckCharacter(body: string): string | null {
  const number = body + checkCharacter(body);
  return isCertificateNumber(number) ? number : null;
}

/** Parses a typed number. @throws ApiError A0511 when it is invalid */
export function parseCertificateNumber(text: string): string {
  const number = normalizeCertificateNumber(text);
  if (isCertificateNumber(number)) return number;
  throw new ApiError('A0511', '证书编号有误，请核对后重新输入');
}
