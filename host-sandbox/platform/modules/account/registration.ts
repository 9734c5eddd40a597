import type { FastifyInstance } from 'fastify';
import { register } from '@/contracts/account';
import type { RequestOf } from '@/contracts/call';
import { users } from '../../db/account-schema';
import type { Database } from '../../db/database';
import { violatedConstraint } from '../../db/unique';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { withEntryRateLimit } from '../session/entry-rate-limit';
import { openSession } from '../session/open-session';
import { hashPassword } from '../session/password';
import { verifyCode, consumeCode } from '../sms/codes';

/** Opens an account in one transaction with its first session: both or neither (R7.11, R10.54). */
export function registerRegistration(app: FastifyInstance): void {
  const { database, settings, encryption } = app.platform;
  registerEndpoint(app, register, (input, context) =>
    withEntryRateLimit(app, context, async () => {
      // The code comes first: only its owner, who solved a captcha for it, may learn what is taken (R10.52, R10.53).
      // A name that is taken costs one of the code's tries, so nobody can go through a list of names.
      const use = { phone: input.phone, purpose: 'register', code: input.code } as const;
      const proof = await verifyCode(database, encryption, use, context.now);
      const passwordHash = await hashPassword(input.password);
      return database
        .transaction(async (transaction) => {
          await consumeCode(transaction, proof);
          const userId = await insertUser(transaction, input, passwordHash, context.now);
          return openSession(transaction, settings, userId, 'register', context);
        })
        .catch((error: unknown) => {
          throw takenError(error) ?? error;
        });
    }),
  );
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

/** What the database's own constraints say, which hold against any two registrations at once. */
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
