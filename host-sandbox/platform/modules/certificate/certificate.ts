import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  certificateIssue,
  certificateMine,
  certificatePage,
  certificateRevoke,
  certificateVerify,
} from '@/contracts/certificate';
import type { Database } from '../../db/database';
import { recordId } from '../../db/record-id';
import { siteMessages } from '../../db/portal-schema';
import { certificates } from '../../db/study-schema';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { takeTurn } from '../../http/turns';
import { signedIn } from '../session/signed-in';
import { holdUser } from '../session/users';
import { readCertificateNumber } from './certificate-number';
import { toVerified } from './certificate-wire';
import { issueCertificate } from './issue';
import { findIssued } from './issued-certificates';
import { findOwnCertificates } from './own-certificates';

/** Certificates: one's own, everybody's to verify, and an operator's to find and revoke. */
export function registerCertificate(app: FastifyInstance): void {
  const { database, settings } = app.platform;

  registerCall(app, certificateMine, async (_input, context) => ({
    records: await findOwnCertificates(database, signedIn(context).userId, context.now),
  }));

  registerCall(app, certificateIssue, ({ projectId }, context) =>
    issueCertificate(database, recordId(projectId), context),
  );

  registerCall(app, certificateVerify, async ({ number }, { caller, now }) => {
    const limit = settings.verifyPerAddress;
    await takeTurn(database, { what: 'verify', who: caller.network, limit, seconds: 600 }, now);
    const [row] = await database
      .select()
      .from(certificates)
      .where(eq(certificates.number, readCertificateNumber(number)));
    if (!row) throw neverGiven();
    return toVerified(row, now);
  });

  registerCall(app, certificatePage, async ({ current, size, query: { state, keyword } }, { now }) => {
    const page = { offset: (current - 1) * size, limit: size };
    return { ...(await findIssued(database, { state, keyword }, page, now)), current, size };
  });

  registerCall(app, certificateRevoke, ({ number, reason }, { now }) =>
    database.transaction((transaction) => revoke(transaction, readCertificateNumber(number), reason, now)),
  );
}

async function revoke(transaction: Database, number: string, reason: string, now: Date) {
  const [given] = await transaction
    .select({ userId: certificates.userId })
    .from(certificates)
    .where(eq(certificates.number, number));
  if (!given) throw neverGiven();
  // Locks in the order of closing an account: the person, then what is theirs.
  const isOpen = await holdUser(transaction, given.userId);
  const [row] = await transaction
    .select()
    .from(certificates)
    .where(eq(certificates.number, number))
    .for('update');
  if (!row) throw neverGiven();
  if (row.revokedAt) throw new PlatformFault('A0409', '该证书已被撤销');
  const change = { revokedAt: now, reason };
  await transaction.update(certificates).set(change).where(eq(certificates.id, row.id));
  if (isOpen)
    await transaction.insert(siteMessages).values({
      userId: row.userId,
      title: '证书已撤销',
      content: `您的《${row.title}》证书（编号 ${number}）已被撤销。原因：${reason}`,
      link: `/uc/myCert?number=${number}`,
      sentAt: now,
    });
  return toVerified({ ...row, ...change }, now);
}

function neverGiven(): PlatformFault {
  return new PlatformFault('A0404', '没有这个编号的证书');
}
