import type { Session } from '../../core/http/access';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { Database } from '../../core/db/database';
import { findUserById, shareLockUser, lockUser, accountClosedError, type User } from './users';

/** The session of a member call. */
export function currentSession({ session }: RequestContext): Session {
  if (!session) throw new Error('a member call was reached without a session');
  return session;
}

/** The user of a member call. @throws ApiError A0401 when the account was closed meanwhile */
export async function currentUser(database: Database, context: RequestContext): Promise<User> {
  return assertOpen(await findUserById(database, currentSession(context).userId));
}

/** As `currentUser`, locked for update in the transaction. */
export async function lockCurrentUser(transaction: Database, context: RequestContext): Promise<User> {
  return assertOpen(await lockUser(transaction, currentSession(context).userId));
}

function assertOpen(user: User | undefined): User {
  if (!user) throw accountClosedError();
  return user;
}

/** Locks the current user shared: other work of the user may run concurrently, only closing the account waits. */
export async function shareLockCurrentUser(transaction: Database, context: RequestContext): Promise<void> {
  if (!(await shareLockUser(transaction, currentSession(context).userId))) throw accountClosedError();
}
