import { randomBytes } from 'node:crypto';
import { and, isNull, sql } from 'drizzle-orm';
import { passwordRuleError } from '@/contracts/password-rules';
import { users } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { StartupError } from '../../core/process/startup-error';
import { recordCommand } from '../audit/port';
import {
  clearAttempts,
  usernameKey,
  hashPassword,
  revokeTokens,
  findUserByName,
  updateUser,
} from '../session/port';

/** Permissions of an administrator: all. */
export const administratorRights = {
  roles: ['admin'],
  permissions: ['article:edit', 'notice:edit', 'banner:edit', 'user:read'],
};

/**
 * Makes an administrator whose password must be changed at the first login: it counts as expired.
 * @param force also if an administrator exists, or for an existing account, whose password and sessions are replaced
 * @returns the one-time password, which is stored nowhere
 * @throws StartupError when there is an administrator, or an account of this name
 */
export async function makeAdministrator(
  database: Database,
  username: string,
  { force, now }: { force: boolean; now: Date },
): Promise<string> {
  const password = randomPassword();
  const change = {
    ...administratorRights,
    passwordHash: await hashPassword(password),
    passwordChangedAt: new Date(0),
  };
  await database.transaction(async (transaction) => {
    const [administrator] = await transaction
      .select({ username: users.username })
      .from(users)
      .where(and(sql`'admin' = any(${users.roles})`, isNull(users.closedAt)))
      .limit(1);
    const account = await findUserByName(transaction, username);
    if (!force && administrator)
      throw existsError(`已有管理员 ${administrator.username}`, 'an administrator');
    if (!force && account) throw existsError(`已有账号 ${account.username}`, 'an account of this name');
    if (account) {
      await updateUser(transaction, account.id, change);
      await revokeTokens(transaction, account.id, now);
      await recordCommand(transaction, now, 'roleGrant', account.id, ['roles', 'password']);
    } else {
      const [made] = await transaction
        .insert(users)
        .values({ username, gender: 'unknown', registeredAt: now, ...change })
        .returning({ id: users.id });
      if (made) await recordCommand(transaction, now, 'roleGrant', made.id, ['roles', 'password']);
    }
    await clearAttempts(transaction, usernameKey(username));
  });
  return password;
}

/** A random password by the rules of new ones: 96 bits. */
function randomPassword(): string {
  for (;;) {
    const password = randomBytes(12).toString('base64url');
    if (passwordRuleError(password) === null) return password;
  }
}

function existsError(chinese: string, english: string): StartupError {
  return new StartupError(
    `${chinese}，未作改动。若要增设管理员，或为现有账号换发一次性密码，请在命令末尾加 --force。`,
    `there is ${english} and nothing was changed: add --force for one more, or for a new one-time password`,
  );
}
