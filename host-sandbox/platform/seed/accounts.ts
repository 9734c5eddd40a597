import type { users } from '../db/schema';
import { hashPassword } from '../modules/session/password';
import { daysBefore } from './days';

/** The sample accounts, the same in the start-up text and in every test. */
export const sampleAccounts = [
  { username: 'trainee', password: 'Trainee@2026', note: '普通学员' },
  { username: 'newcomer', password: 'Newcomer@2026', note: '新学员' },
  { username: 'expired', password: 'Expired@2026', note: '密码已超过有效期' },
  { username: 'admin', password: 'Admin@2026', note: '管理员' },
] as const;

type UserRow = typeof users.$inferInsert;
type Facts = Pick<UserRow, 'gender' | 'avatar' | 'roles' | 'permissions'> & { passwordAge: number };

const facts: Record<(typeof sampleAccounts)[number]['username'], Facts> = {
  trainee: {
    gender: 'female',
    avatar: '/media/picture/avatar-1.svg',
    roles: ['trainee'],
    permissions: [],
    passwordAge: 20,
  },
  newcomer: { gender: 'male', avatar: null, roles: ['trainee'], permissions: [], passwordAge: 1 },
  // Passwords are to be changed every 90 days.
  expired: {
    gender: 'unknown',
    avatar: '/media/picture/avatar-2.svg',
    roles: ['trainee'],
    permissions: [],
    passwordAge: 120,
  },
  admin: {
    gender: 'male',
    avatar: '/media/picture/avatar-3.svg',
    roles: ['admin'],
    permissions: ['article:edit', 'notice:edit', 'banner:edit', 'user:read'],
    passwordAge: 7,
  },
};

/** Rows of the sample accounts, numbered from 1, with phones 13800000001 and up. */
export function accountRows(now: Date): Promise<UserRow[]> {
  return Promise.all(
    sampleAccounts.map(async ({ username, password }, place) => {
      const { passwordAge, ...rest } = facts[username];
      return {
        id: BigInt(place + 1),
        username,
        passwordHash: await hashPassword(password),
        passwordChangedAt: daysBefore(now, passwordAge),
        phone: `1380000000${place + 1}`,
        ...rest,
      };
    }),
  );
}
