import type { Session } from '../../http/access';
import type { CallContext } from '../../http/register-call';
import type { Database } from '../../db/database';
import { findUserById, holdUser, lockUser, nobody, type User } from './users';

/** The session of a member call. */
export function signedIn({ session }: CallContext): Session {
  if (!session) throw new Error('a member call was reached without a session');
  return session;
}

/** The user of a member call. @throws PlatformFault A0401 when the account was closed meanwhile */
export async function signedInUser(database: Database, context: CallContext): Promise<User> {
  return open(await findUserById(database, signedIn(context).userId));
}

/** As `signedInUser`, locked: what is read here is what the transaction changes. */
export async function lockSignedInUser(transaction: Database, context: CallContext): Promise<User> {
  return open(await lockUser(transaction, signedIn(context).userId));
}

function open(user: User | undefined): User {
  if (!user) throw nobody();
  return user;
}

/** As `signedInUser`, for work beside others of the same person: only closing the account has to wait for it. */
export async function holdSignedInUser(transaction: Database, context: CallContext): Promise<void> {
  if (!(await holdUser(transaction, signedIn(context).userId))) throw nobody();
}
