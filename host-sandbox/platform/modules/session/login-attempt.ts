import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import {
  clearAttempts,
  consumePasswordAttempt,
  knownBrowserKey,
  networkKey,
  smallerStatus,
  usernameKey,
  wrongPasswordError,
  type AttemptStatus,
} from './login-limits';
import { isKnownBrowser, isKnownNetwork } from './known-callers';
import type { User } from './users';

/** A counted attempt to sign in. */
export interface LoginAttempt {
  /** Set while a lock lasts for the caller: even the right password is refused. */
  readonly refusal: ApiError | null;
  /** The error for a wrong password. */
  wrongPassword(message: string): ApiError;
  /** Resets the counts after the right password. */
  clear(): Promise<void>;
}

/**
 * Counts an attempt before the password is checked. A browser that the user has signed in with counts by itself. All
 * others count together by name, and by name and network: in a network where the user has signed in, the count of the
 * network alone decides, so that strangers elsewhere cannot lock it. The error for a wrong password says the smaller of
 * the two counts in any network, so that nobody in it learns who signs in from it.
 */
export async function countLoginAttempt(
  { platform: { database, settings } }: FastifyInstance,
  { username, user }: { username: string; user: User | undefined },
  { client, now, networkHashes }: RequestContext,
): Promise<LoginAttempt> {
  const count = (key: string) =>
    consumePasswordAttempt(database, key, settings, now).catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
  const attempt = (counted: AttemptStatus | ApiError, refusal: ApiError | null, keys: string[]) => ({
    refusal,
    wrongPassword: (message: string) =>
      counted instanceof ApiError ? counted : wrongPasswordError(counted, message, now),
    clear: async () => {
      for (const key of keys) await clearAttempts(database, key);
    },
  });

  if (user && (await isKnownBrowser(database, user, client.browser))) {
    const key = knownBrowserKey(user.id, client.browser);
    const counted = await count(key);
    return attempt(counted, lockIn(counted), [key]);
  }
  const ofNetwork = networkKey(username, client.network);
  const inNetwork = await count(ofNetwork);
  const byName = await count(usernameKey(username));
  const isKnown = await isKnownNetwork(database, user, networkHashes);
  // The lock of strangers stays when the owner signs in.
  const keys = lockIn(byName) ? [ofNetwork] : [ofNetwork, usernameKey(username)];
  return attempt(smaller(byName, inNetwork), lockIn(isKnown ? inNetwork : byName), keys);
}

const lockIn = (counted: AttemptStatus | ApiError) => (counted instanceof ApiError ? counted : null);

function smaller(one: AttemptStatus | ApiError, other: AttemptStatus | ApiError): AttemptStatus | ApiError {
  if (one instanceof ApiError) return one;
  return other instanceof ApiError ? other : smallerStatus(one, other);
}
