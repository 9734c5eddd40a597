import type { loginRecords } from '../db/account-schema';
import { officeHourBefore } from './days';

type Row = typeof loginRecords.$inferInsert;
type Past = [daysAgo: number, method: Row['method'], result: Row['result'], address: string, device: string];

/** The trainee's past: addresses of the ranges reserved for examples (RFC 5737), masked as all are. */
const past: Past[] = [
  [1, 'password', 'success', '203.0.*.*', 'Chrome · Windows'],
  [3, 'code', 'success', '198.51.*.*', '微信 · Android'],
  [3, 'password', 'wrongPassword', '198.51.*.*', '微信 · Android'],
  [9, 'password', 'success', '203.0.*.*', 'Chrome · Windows'],
  [16, 'code', 'wrongCode', '192.0.*.*', 'Safari · iPhone'],
  [16, 'code', 'success', '192.0.*.*', 'Safari · iPhone'],
  [34, 'password', 'success', '203.0.*.*', 'Edge · Windows'],
];

/** Rows of the trainee's sign-ins, user 1. */
export function loginRecordRows(now: Date): Row[] {
  return past.map(([daysAgo, method, result, address, device], place) => ({
    userId: 1n,
    at: officeHourBefore(now, daysAgo, past.length - place),
    ...{ method, result, address, device },
  }));
}
