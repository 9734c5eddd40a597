import { accessTokens, users } from '../core/db/account-schema';
import type { Database } from '../core/db/database';
import { hashToken } from '../modules/session/session-queries';
import { plantedToken } from './planted-token';

const dayMs = 24 * 60 * 60 * 1000;

/** Registers a number of users with a complete profile and a session each, whose tokens are those of `plantedToken`. */
export async function fillUsers(database: Database, count: number, now: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    username: `planted_${index}`,
    phone: `137${String(index).padStart(8, '0')}`,
    passwordHash: 'none',
    passwordChangedAt: now,
    registeredAt: now,
    termsConsentAt: now,
    roles: ['trainee'],
    permissions: [],
    realName: '沈知远',
    gender: 'male' as const,
    hospital: '江城大学附属仁和医院',
    department: '移植外科',
    jobTitle: 'attending',
    email: `planted${index}@example.org`,
  }));
  const registered = await database.insert(users).values(rows).returning({ id: users.id });
  await database.insert(accessTokens).values(
    registered.map(({ id }, index) => ({
      tokenHash: hashToken(plantedToken(index)),
      userId: id,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + dayMs),
    })),
  );
}
