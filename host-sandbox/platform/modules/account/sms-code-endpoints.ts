import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { register, loginByCode, passwordReset } from '@/contracts/account';
import type { RequestOf } from '@/contracts/call';
import { users } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { violatedConstraint } from '../../core/db/errors';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { recordAccountChange } from '../audit/port';
import {
  changePassword,
  samePasswordError,
  hashPassword,
  createPasswordVerifier,
  clearAttempts,
  knownBrowserKey,
  networkKey,
  ownPasswordKey,
  usernameKey,
  withEntryRateLimit,
  openSession,
  recordLogin,
  revokeTokens,
  findUserByPhone,
} from '../session/port';
import { verifyCode, consumeCode, wrongCodeError } from '../sms/port';

/** Creates an account and its first session in one transaction (R7.11, R10.54). */
export function registerRegistration(app: FastifyInstance): void {
  const { database, settings, encryption } = app.platform;
  registerEndpoint(app, register, (input, context) =>
    withEntryRateLimit(app, context, undefined, async () => {
      // The code comes first: only the verified owner of a phone, who solved a captcha for it, may learn which names
      // and phones are taken (R10.52, R10.53). A taken name uses up an attempt of the code, so nobody can probe a list
      // of names.
      const use = { phone: input.phone, purpose: 'register', code: input.code } as const;
      const proof = await verifyCode(database, encryption, use, context);
      const passwordHash = await hashPassword(input.password);
      return database
        .transaction(async (transaction) => {
          await consumeCode(transaction, proof);
          const userId = await insertUser(transaction, input, passwordHash, context.now);
          await recordAccountChange(transaction, context, 'accountRegister', userId, ['termsConsent']);
          return openedSession(
            await openSession(transaction, settings, { userId, method: 'register' }, context),
          );
        })
        .catch((error: unknown) => {
          throw takenError(error) ?? error;
        });
    }),
  );
}

/** @throws ApiError A0220 when the phone went to another account, or the account was closed, while its code was checked */
function openedSession(session: Record<string, unknown> | null): Record<string, unknown> {
  if (!session) throw wrongCodeError();
  return session;
}

async function insertUser(
  database: Database,
  { username, phone, realName, hospital }: RequestOf<typeof register>,
  passwordHash: string,
  now: Date,
): Promise<bigint> {
  const rows = await database
    .insert(users)
    .values({
      username,
      phone,
      realName,
      hospital,
      passwordHash,
      passwordChangedAt: now,
      gender: 'unknown',
      roles: ['trainee'],
      permissions: [],
      termsConsentAt: now,
      registeredAt: now,
    })
    .returning({ id: users.id });
  const [row] = rows;
  if (!row) throw new Error('the new user has no number');
  return row.id;
}

/** Maps violated constraints, which also hold for concurrent registrations, to errors. */
function takenError(error: unknown): ApiError | undefined {
  switch (violatedConstraint(error)) {
    case 'users_phone_unique':
      return new ApiError('A0231', '该手机号已注册，请直接登录或重置密码');
    case 'users_username_unique':
    case 'users_username_lower':
      return new ApiError('A0230', '该用户名已被使用，请换一个');
  }
  return undefined;
}

/** Sign-in by phone and code; a password lock does not affect it. */
export function registerCodeLogin(app: FastifyInstance): void {
  const { database, settings, encryption } = app.platform;
  registerEndpoint(app, loginByCode, async ({ phone, code }, context) => {
    const user = await findUserByPhone(database, phone);
    return withEntryRateLimit(app, context, user, async () => {
      const use = { phone, purpose: 'login', code } as const;
      const proof = await verifyCode(database, encryption, use, context).catch(async (error: unknown) => {
        await recordLogin(database, user?.id, { method: 'code', result: 'wrongCode' }, context);
        throw error;
      });
      // An unknown phone never got a code; a lucky guess must reveal nothing.
      if (!user) throw wrongCodeError();
      return database.transaction(async (transaction) => {
        await consumeCode(transaction, proof);
        const signIn = { userId: user.id, method: 'code', proof: eq(users.phone, phone) } as const;
        return openedSession(await openSession(transaction, settings, signIn, context));
      });
    });
  });
}

/** Sets a new password for the owner of the phone; ends all sessions and all password locks (R7.17). */
export function registerPasswordReset(app: FastifyInstance): void {
  const { database, encryption } = app.platform;
  const isPasswordOf = createPasswordVerifier();
  registerEndpoint(app, passwordReset, async ({ phone, code, password }, context) => {
    const user = await findUserByPhone(database, phone);
    return withEntryRateLimit(app, context, user, async () => {
      const { client, now } = context;
      const proof = await verifyCode(database, encryption, { phone, purpose: 'reset', code }, context);
      // An unknown phone never got a code; a lucky guess must reveal nothing.
      if (!user) throw wrongCodeError();
      if (await isPasswordOf(user.passwordHash, password)) throw samePasswordError();
      const passwordHash = await hashPassword(password);
      await database.transaction(async (transaction) => {
        await consumeCode(transaction, proof);
        await changePassword(transaction, user.id, passwordHash, now, eq(users.phone, phone));
        await revokeTokens(transaction, user.id, now);
        await clearAttempts(transaction, usernameKey(user.username));
        await clearAttempts(transaction, networkKey(user.username, client.network));
        await clearAttempts(transaction, knownBrowserKey(user.id, client.browser));
        await clearAttempts(transaction, ownPasswordKey(user.id));
        await recordAccountChange(transaction, context, 'passwordReset', user.id);
      });
      return null;
    });
  });
}
