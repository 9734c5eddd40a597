import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { idNumberEdit, profileEdit } from '@/contracts/profile-edit';
import { profile } from '@/contracts/profile';
import { maskIdNumber } from '@/contracts/masks';
import { dictionaryItems } from '../../core/db/content-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { recordAccountChange } from '../audit/port';
import { currentSession, currentUser, lockCurrentUser, updateUser, type User } from '../session/port';
import { registerAvatar } from './avatar';
import { registerEmail } from './email';
import { cancelEmailCode } from './email-codes';
import { idNumberContext, readerOf, toProfile } from './profile-presenter';
import { registerSecurity } from './security';
import { registerAccountPrivacy } from './account-privacy';

/** Profile, ID number, avatar, e-mail address, account security and privacy. */
export function registerProfile(app: FastifyInstance): void {
  const { database, encryption } = app.platform;

  registerEndpoint(app, profile, async (_input, context) =>
    toProfile(await currentUser(database, context), readerOf(app, context)),
  );

  registerEndpoint(app, profileEdit, async (input, context) => {
    if (input.jobTitle !== null) await checkJobTitle(input.jobTitle);
    await database.transaction(async (transaction) => {
      const user = await lockCurrentUser(transaction, context);
      const changed = Object.entries(input).filter(([name, value]) => user[name as keyof User] !== value);
      if (changed.length === 0) return;
      const names = changed.map(([name]) => name);
      // Another address must be proved by itself.
      const isOtherEmail = names.includes('email');
      await updateUser(transaction, user.id, { ...input, ...(isOtherEmail ? { confirmedEmail: null } : {}) });
      if (isOtherEmail) await cancelEmailCode(transaction, user.id);
      await recordAccountChange(transaction, context, 'profileEdit', user.id, names);
    });
    return null;
  });

  registerEndpoint(app, idNumberEdit, async ({ idNumber }, context) => {
    const { userId } = currentSession(context);
    const change = idNumber
      ? {
          idNumberSealed: encryption.encrypt(idNumber, idNumberContext(userId)),
          idNumberConsentAt: context.now,
        }
      : { idNumberSealed: null, idNumberConsentAt: null };
    await database.transaction(async (transaction) => {
      await updateUser(transaction, userId, change);
      const action = idNumber ? 'idNumberEdit' : 'idNumberRemove';
      await recordAccountChange(transaction, context, action, userId, ['idNumber', 'idNumberConsent']);
    });
    return { idNumber: idNumber && maskIdNumber(idNumber) };
  });

  registerAvatar(app);
  registerEmail(app);
  registerSecurity(app);
  registerAccountPrivacy(app);

  async function checkJobTitle(code: string): Promise<void> {
    // PostgreSQL text has no zero characters, and no code has one.
    const known = code.includes('\0')
      ? 0
      : await database.$count(
          dictionaryItems,
          and(eq(dictionaryItems.dictCode, 'professional_title'), eq(dictionaryItems.itemCode, code)),
        );
    if (known === 0) throw new ApiError('A0400', 'jobTitle：没有这个职称');
  }
}
