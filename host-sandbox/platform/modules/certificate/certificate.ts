import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  certificateIssue,
  certificateMine,
  certificatePage,
  certificateRevoke,
  certificateVerify,
} from '@/contracts/certificate';
import type { Database } from '../../core/db/database';
import { recordId } from '../../core/db/columns';
import { certificates } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { consumeRateLimit } from '../../core/http/rate-limit';
import { recordAudit, recordReading } from '../audit/port';
import { notify } from '../notification/port';
import { currentSession, shareLockUser } from '../session/port';
import { parseCertificateNumber, issueCertificate } from './issue';
import { toVerifiedCertificate } from './certificate-presenter';
import { findIssuedCertificates, findOwnCertificates } from './certificate-queries';

/** Certificates: own ones, public verification, and search and revocation by operators. */
export function registerCertificate(app: FastifyInstance): void {
  const { database, settings } = app.platform;

  registerEndpoint(app, certificateMine, async (_input, context) => ({
    records: await findOwnCertificates(database, currentSession(context).userId, context.now),
  }));

  registerEndpoint(app, certificateIssue, ({ projectId }, context) =>
    issueCertificate(database, recordId(projectId), context),
  );

  registerEndpoint(app, certificateVerify, async ({ number }, { client, now }) => {
    const limit = settings.verifyPerAddress;
    await consumeRateLimit(database, { action: 'verify', subject: client.network, limit, seconds: 600 }, now);
    const [row] = await database
      .select()
      .from(certificates)
      .where(eq(certificates.number, parseCertificateNumber(number)));
    if (!row) throw certificateNotFound();
    return toVerifiedCertificate(row, now);
  });

  registerEndpoint(app, certificatePage, async ({ current, size, query: { state, keyword } }, context) => {
    await recordReading(database, context, 'certificateRead', { state, keyword });
    const page = { offset: (current - 1) * size, limit: size };
    return {
      ...(await findIssuedCertificates(database, { state, keyword }, page, context.now)),
      current,
      size,
    };
  });

  registerEndpoint(app, certificateRevoke, ({ number, reason }, context) =>
    database.transaction((transaction) =>
      revoke(transaction, parseCertificateNumber(number), reason, context),
    ),
  );
}

async function revoke(transaction: Database, number: string, reason: string, context: RequestContext) {
  const { now } = context;
  const [issued] = await transaction
    .select({ userId: certificates.userId })
    .from(certificates)
    .where(eq(certificates.number, number));
  if (!issued) throw certificateNotFound();
  // Locks in the same order as closing an account: user first, then their rows.
  const isOpen = await shareLockUser(transaction, issued.userId);
  const [row] = await transaction
    .select()
    .from(certificates)
    .where(eq(certificates.number, number))
    .for('update');
  if (!row) throw certificateNotFound();
  if (row.revokedAt) throw new ApiError('A0409', '该证书已被撤销');
  const change = { revokedAt: now, reason };
  await transaction.update(certificates).set(change).where(eq(certificates.id, row.id));
  if (isOpen)
    await notify(transaction, 'certificate', {
      userId: row.userId,
      title: '证书已撤销',
      content: `您的《${row.title}》证书（编号 ${number}）已被撤销。原因：${reason}`,
      link: `/uc/myCert?number=${number}`,
      sentAt: now,
    });
  const { title, userId: personId } = row;
  await recordAudit(transaction, context, { action: 'certificateRevoke', subject: number, personId, title });
  return toVerifiedCertificate({ ...row, ...change }, now);
}

function certificateNotFound(): ApiError {
  return new ApiError('A0404', '没有这个编号的证书');
}
