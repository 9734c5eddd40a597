import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountClose, accountExport } from '@/contracts/account-security';
import { accessTokens, loginRecords } from '../../db/account-schema';
import { deliveries, siteMessages } from '../../db/message-schema';
import { enrolments as enrolmentRows } from '../../db/enrolment-schema';
import { registerEndpoint } from '../../http/register-endpoint';
import { exportAudit } from '../audit/export';
import { recordAccountChange } from '../audit/record-audit';
import { toMessage } from '../message/message';
import { exportDocuments, removeDocuments } from '../enrolment/document-queries';
import { deleteDocumentFiles } from '../enrolment/documents';
import { exportEnrolments } from '../enrolment/enrolment-queries';
import { cancelUnfinishedEnrolments } from '../enrolment/seats';
import { exportWaitlist } from '../enrolment/waitlist';
import { deleteFavourites, exportFavourites } from '../favourite/export';
import { exportStudy, deleteStudyData } from '../study/export';
import { hashPassword, hasPasswordOf } from '../session/password';
import { lockCurrentUser, currentUser } from '../session/current-user';
import { updateUser } from '../session/users';
import { removeAvatar } from './avatar';
import { cancelEmailCode } from './email-codes';
import { createOwnPasswordCheck } from './security';
import { decryptIdNumber, readerOf, toProfile } from './profile-presenter';

/** Data export and account closing. */
export function registerAccountPrivacy(app: FastifyInstance): void {
  const { database, media } = app.platform;
  const checkOwnPassword = createOwnPasswordCheck(app);

  registerEndpoint(app, accountExport, async ({ password }, context) => {
    const isProved = password !== undefined;
    const user = isProved
      ? await checkOwnPassword(password, '密码错误', context)
      : await currentUser(database, context);
    const [records, sessions, messages, enrolments, documents, waitlist, study, favourites, acts] =
      await Promise.all([
        database
          .select()
          .from(loginRecords)
          .where(eq(loginRecords.userId, user.id))
          .orderBy(desc(loginRecords.at)),
        database.select().from(accessTokens).where(eq(accessTokens.userId, user.id)),
        database
          .select()
          .from(siteMessages)
          .where(and(eq(siteMessages.userId, user.id), isNull(siteMessages.removedAt)))
          .orderBy(desc(siteMessages.sentAt)),
        exportEnrolments(database, user.id),
        exportDocuments(database, user.id),
        exportWaitlist(database, user.id),
        exportStudy(database, user.id),
        exportFavourites(database, user.id),
        exportAudit(database, user.id),
      ]);
    // The full phone and ID number leave the platform.
    if (isProved) await recordAccountChange(database, context, 'accountExport', user.id);
    const reader = readerOf(app, context);
    return {
      exportedAt: context.now.toISOString(),
      profile: {
        ...toProfile(user, reader),
        ...(isProved ? { phone: user.phone, idNumber: decryptIdNumber(user, reader) } : {}),
      },
      roles: user.roles,
      permissions: user.permissions,
      termsConsentAt: user.termsConsentAt?.toISOString() ?? null,
      idNumberConsentAt: user.idNumberConsentAt?.toISOString() ?? null,
      loginRecords: records.map(({ at, method, result, address, device }) => ({
        at: at.toISOString(),
        method,
        result,
        address,
        device,
      })),
      sessions: sessions.map(({ issuedAt, expiresAt, revokedAt }) => ({
        issuedAt: issuedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
      messages: messages.map(toMessage),
      notifications: { sms: user.smsEvents, email: user.emailEvents },
      enrolments,
      documents,
      waitlist,
      study,
      favourites,
      acts,
    };
  });

  registerEndpoint(app, accountClose, async ({ password }, context) => {
    const user = await checkOwnPassword(password, '密码错误', context);
    // The id stays for what was issued to it; nobody can sign in with it, and it identifies nobody.
    const anonymised = {
      username: `closed-${user.id}`,
      passwordHash: await hashPassword(randomBytes(32).toString('hex')),
      phone: null,
      avatar: null,
      gender: 'unknown' as const,
      roles: [],
      permissions: [],
      realName: '',
      hospital: '',
      department: null,
      jobTitle: null,
      email: null,
      confirmedEmail: null,
      smsEvents: [],
      emailEvents: [],
      idNumberSealed: null,
      idNumberConsentAt: null,
      closedAt: context.now,
    };
    const { avatar, documents } = await database.transaction(async (transaction) => {
      // Read in the transaction: an upload may have changed it since the password check.
      const { avatar } = await lockCurrentUser(transaction, context);
      await updateUser(transaction, user.id, anonymised, hasPasswordOf(user));
      await transaction.delete(accessTokens).where(eq(accessTokens.userId, user.id));
      await transaction.delete(loginRecords).where(eq(loginRecords.userId, user.id));
      const documents = await removeDocuments(transaction, eq(enrolmentRows.userId, user.id));
      await cancelUnfinishedEnrolments(transaction, user.id, context.now);
      await deleteStudyData(transaction, user.id);
      await deleteFavourites(transaction, user.id);
      await transaction.delete(siteMessages).where(eq(siteMessages.userId, user.id));
      await cancelEmailCode(transaction, user.id);
      await transaction.delete(deliveries).where(eq(deliveries.userId, user.id));
      await recordAccountChange(transaction, context, 'accountClose', user.id);
      return { avatar, documents };
    });
    await removeAvatar(media, avatar);
    await deleteDocumentFiles(media, documents);
    return null;
  });
}
