import type { users, loginRecords } from '../core/db/account-schema';
import type { Encryption } from '../core/encryption/encryption';
import { idNumberContext } from '../modules/profile/profile-presenter';
import { administratorRights } from '../modules/account/administrator';
import { hashPassword } from '../modules/session/password';
import { daysBefore, officeHourBefore } from './days';

/** The sample accounts of start-up text, documentation and tests. */
export const sampleAccounts = [
  { username: 'trainee', password: 'Trainee@2026', note: '普通学员' },
  { username: 'newcomer', password: 'Newcomer@2026', note: '新学员' },
  { username: 'expired', password: 'Expired@2026', note: '密码已超过有效期' },
  { username: 'admin', password: 'Admin@2026', note: '管理员' },
] as const;

type UserRow = typeof users.$inferInsert;
type Facts = Pick<
  UserRow,
  | 'gender'
  | 'avatar'
  | 'roles'
  | 'permissions'
  | 'realName'
  | 'hospital'
  | 'department'
  | 'jobTitle'
  | 'email'
> & { passwordAge: number; registeredBefore: number; idNumber?: string };

const facts: Record<(typeof sampleAccounts)[number]['username'], Facts> = {
  trainee: {
    gender: 'female',
    avatar: '/media/picture/avatar-1.svg',
    roles: ['trainee'],
    permissions: [],
    realName: '林知夏',
    hospital: '江城大学附属仁和医院',
    department: '移植外科',
    jobTitle: 'attending',
    email: 'lin.zhixia@renhe.example.org',
    // The example number of GB 11643.
    idNumber: '11010519491231002X',
    passwordAge: 20,
    registeredBefore: 700,
  },
  newcomer: {
    gender: 'unknown',
    avatar: null,
    roles: ['trainee'],
    permissions: [],
    realName: '周远',
    hospital: '云岭市中心医院',
    department: null,
    jobTitle: null,
    email: null,
    passwordAge: 1,
    registeredBefore: 1,
  },
  // The maximum password age is 90 days.
  expired: {
    gender: 'unknown',
    avatar: '/media/picture/avatar-2.svg',
    roles: ['trainee'],
    permissions: [],
    realName: '阿依古丽·买买提',
    hospital: '天山区第一人民医院',
    department: '重症医学科',
    jobTitle: 'associate',
    email: 'ayguli@tianshan.example.org',
    passwordAge: 120,
    registeredBefore: 300,
  },
  admin: {
    gender: 'male',
    avatar: '/media/picture/avatar-3.svg',
    ...administratorRights,
    realName: '沈明远',
    hospital: '国家器官移植培训管理办公室',
    department: '平台运行部',
    jobTitle: null,
    email: 'shen.mingyuan@office.example.org',
    passwordAge: 7,
    registeredBefore: 700,
  },
};

/** Rows of the sample accounts, numbered from 1, with phones from 13800000001. */
export function accountRows(now: Date, encryption: Encryption): Promise<UserRow[]> {
  return Promise.all(
    sampleAccounts.map(async ({ username, password }, index) => {
      const { passwordAge, registeredBefore, idNumber, ...rest } = facts[username];
      const id = BigInt(index + 1);
      const registeredAt = daysBefore(now, registeredBefore);
      return {
        id,
        username,
        passwordHash: await hashPassword(password),
        passwordChangedAt: daysBefore(now, passwordAge),
        phone: `1380000000${index + 1}`,
        registeredAt,
        termsConsentAt: registeredAt,
        ...(idNumber
          ? {
              idNumberSealed: encryption.encrypt(idNumber, idNumberContext(id)),
              idNumberConsentAt: registeredAt,
            }
          : {}),
        ...rest,
      };
    }),
  );
}

type Row = typeof loginRecords.$inferInsert;
type Past = [daysAgo: number, method: Row['method'], result: Row['result'], address: string, device: string];

/** Past sign-ins of the trainee, with masked addresses of the example ranges (RFC 5737). */
const past: Past[] = [
  [1, 'password', 'success', '203.0.*.*', 'Chrome · Windows'],
  [3, 'code', 'success', '198.51.*.*', '微信 · Android'],
  [3, 'password', 'wrongPassword', '198.51.*.*', '微信 · Android'],
  [9, 'password', 'success', '203.0.*.*', 'Chrome · Windows'],
  [16, 'code', 'wrongCode', '192.0.*.*', 'Safari · iPhone'],
  [16, 'code', 'success', '192.0.*.*', 'Safari · iPhone'],
  [34, 'password', 'success', '203.0.*.*', 'Edge · Windows'],
];

/** Login records of the trainee (user 1). */
export function loginRecordRows(now: Date): Row[] {
  return past.map(([daysAgo, method, result, address, device], index) => ({
    userId: 1n,
    at: officeHourBefore(now, daysAgo, past.length - index),
    method,
    result,
    address,
    device,
  }));
}
