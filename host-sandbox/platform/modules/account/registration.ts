import type { FastifyInstance } from 'fastify';
import { register } from '@/contracts/account';
import type { RequestOf } from '@/contracts/call';
import { users } from '../../db/account-schema';
import type { Database } from '../../db/database';
import { brokenUniqueness } from '../../db/unique';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { guardEntry } from '../session/guarded-entry';
import { openSession } from '../session/open-session';
import { hashPassword } from '../session/password';
import { proveCode, spendCode } from '../sms/codes';

/** Opens an account in one transaction with its first session: both or neither (R7.11, R10.54). */
export function registerRegistration(app: FastifyInstance): void {
  const { database, settings, vault } = app.platform;
  registerCall(app, register, (input, context) =>
    guardEntry(app, context, async () => {
      // The code comes first: only its owner, who solved a captcha for it, may learn what is taken (R10.52, R10.53).
      // A name that is taken costs one of the code's tries, so nobody can go through a list of names.
      const use = { phone: input.phone, purpose: 'register', code: input.code } as const;
      const proof = await proveCode(database, vault, use, context.now);
      const passwordHash = await hashPassword(input.password);
      return database
        .transaction(async (transaction) => {
          await spendCode(transaction, proof);
          const userId = await insertUser(transaction, input, passwordHash, context.now);
          return openSession(transaction, settings, userId, 'register', context);
        })
        .catch((error: unknown) => {
          throw takenFault(error) ?? error;
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
function takenFault(error: unknown): PlatformFault | undefined {
  switch (brokenUniqueness(error)) {
    case 'users_phone_unique':
      return new PlatformFault('A0231', '该手机号已注册，请直接登录或重置密码');
    case 'users_username_unique':
    case 'users_username_lower':
      return new PlatformFault('A0230', '该用户名已被使用，请换一个');
  }
  return undefined;
}
