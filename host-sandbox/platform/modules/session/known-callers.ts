import { and, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { loginRecords } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { User } from './users';

/**
 * Whether this browser has signed in to the account since its last change of password. A browser that signed in with an
 * older password is unknown. Without a user it runs the same query.
 */
export async function isKnownBrowser(
  database: Database,
  user: User | undefined,
  browser: string | null,
): Promise<boolean> {
  return hasSignedIn(database, user, eq(loginRecords.browser, browser ?? ''));
}

/** As `isKnownBrowser`, of the network. */
export async function isKnownNetwork(
  database: Database,
  user: User | undefined,
  networkHashes: RequestContext['networkHashes'],
): Promise<boolean> {
  return hasSignedIn(database, user, inArray(loginRecords.network, [...networkHashes]));
}

async function hasSignedIn(database: Database, user: User | undefined, where: SQL): Promise<boolean> {
  const { userId, at, result } = loginRecords;
  const rows = await database
    .select({ id: loginRecords.id })
    .from(loginRecords)
    .where(
      and(
        ...[eq(userId, user?.id ?? 0n), where],
        ...[eq(result, 'success'), gte(at, user?.passwordChangedAt ?? new Date(0))],
      ),
    )
    .limit(1);
  return rows.length === 1;
}
