import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountClose, accountExport } from '@/contracts/account-security';
import { accessTokens, loginRecords } from '../../core/db/account-schema';
import { contactMessages, deliveries, siteMessages } from '../../core/db/message-schema';
import { enrolments as enrolmentRows } from '../../core/db/enrolment-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { exportAudit, recordAccountChange } from '../audit/port';
import { toMessage } from '../message/port';
import { exportContactMessages } from '../contact/port';
import {
  exportDocuments,
  removeDocuments,
  deleteDocumentFiles,
  exportEnrolments,
  cancelUnfinishedEnrolments,
  exportWaitlist,
} from '../enrolment/port';
import { deleteFavourites, exportFavourites } from '../favourite/port';
import { exportStudy, deleteStudyData } from '../study/port';
import { hashPassword, hasPasswordOf, lockCurrentUser, currentUser, updateUser } from '../session/port';
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
    const [records, sessions, messages, enrolments, documents, waitlist, study, favourites, acts, written] =
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
        exportContactMessages(database, user.id),
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
      contactMessages: written,
    };
  });

  registerEndpoint(app, accountClose, async ({ password }, context) => {
    const user = await checkOwnPassword(password, '密码错误', context);
    // The id stays, because records such as certificates refer to it. It identifies no person and permits no sign-in.
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
      // An office still answers them, at the contact that was left with them.
      await transaction
        .update(contactMessages)
        .set({ userId: null })
        .where(eq(contactMessages.userId, user.id));
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
