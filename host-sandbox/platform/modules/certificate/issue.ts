import { and, eq } from 'drizzle-orm';
import type { OwnCertificate } from '@/contracts/certificate';
import { limits } from '@/contracts/limits';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { certificates } from '../../db/study-schema';
import { PlatformFault } from '../../http/fault';
import type { CallContext } from '../../http/register-call';
import { lockSignedInUser } from '../session/signed-in';
import { findUndone } from '../study/completion';
import { makeCertificateNumber } from './certificate-number';
import { toOwn } from './certificate-wire';

/** Issues the caller's certificate of a course, once. @throws PlatformFault A0404, A0510, A0306 */
export function issueCertificate(
  database: Database,
  projectId: bigint,
  context: CallContext,
): Promise<OwnCertificate> {
  const { now } = context;
  return database.transaction(async (transaction) => {
    const { id: userId, realName } = await lockSignedInUser(transaction, context);
    const [given] = await transaction
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, userId), eq(certificates.projectId, projectId)));
    if (given) return toOwn(given, now);
    const { project, completedAt } = await findEarned(transaction, userId, projectId);
    if (realName === '')
      throw new PlatformFault('A0306', '领取证书前请先填写真实姓名', { missing: ['realName'] });
    const [issued] = await transaction
      .insert(certificates)
      .values({
        ...{ number: makeCertificateNumber(now), userId, projectId, holder: realName },
        ...{ title: project.title, hours: project.hours, points: project.credits },
        ...{ creditClass: project.creditClass, completedAt, issuedAt: now, expiresAt: yearsOn(now) },
      })
      .returning();
    if (!issued) throw new Error('the certificate was not written');
    return toOwn(issued, now);
  });
}

async function findEarned(transaction: Database, userId: bigint, projectId: bigint) {
  const [row] = await transaction
    .select({ project: projects, completedAt: enrolments.completedAt })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(
      and(
        ...[eq(enrolments.userId, userId), eq(enrolments.projectId, projectId)],
        eq(enrolments.state, 'approved'),
      ),
    );
  if (!row) throw new PlatformFault('A0404', '您没有参加该培训项目');
  const { project, completedAt } = row;
  if (completedAt) return { project, completedAt };
  const missing = (await findUndone(transaction, userId, projectId)).map(({ title }) => title);
  throw new PlatformFault('A0510', '完成全部课时后才能领取证书', { missing });
}

/** The day it expires; of 29 February, the last of that month. */
export function yearsOn(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() + limits.certificateYears);
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}
