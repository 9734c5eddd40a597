import { drizzle } from 'drizzle-orm/pg-proxy';
import { calls } from '@/contracts/calls';
import type { Database } from '../../core/db/database';
import { authorizeRequest } from '../../core/http/access';
import { createSessionExplainer } from './explain-session';
import { hashToken } from './session-queries';

const settings = { clientId: 'portal', clientSecret: 'secret' };
const ended = '2026-03-01T08:00:00.000Z';

/** A gate whose look-ups of ended sessions are counted; the token `replaced…` was replaced by another login. */
function countedGate() {
  const statements: string[] = [];
  const database = drizzle((statement) => {
    statements.push(statement);
    return Promise.resolve({
      rows: [[hashToken('replaced'.repeat(4)), ended, '2025-01-01T00:00:00.000Z', true]],
    });
  });
  const explainNoSession = createSessionExplainer(database as unknown as Database);
  const reasonOf = (authorization?: string) =>
    authorizeRequest(calls.userInfo, { headers: { authorization } } as never, {
      settings,
      findSession: () => Promise.resolve(null),
      explainNoSession,
    }).catch(({ message }: Error) => message);
  return { statements, reasonOf };
}

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer short',
  'Basic cG9ydGFsOnNlY3JldA==',
  `Bearer ${'a'.repeat(257)}`,
])('a call of a member with %j asks the database nothing', async (authorization) => {
  const { statements, reasonOf } = countedGate();
  expect(await reasonOf(authorization)).toBe('请先登录');
  expect(statements).toEqual([]);
});

test('many tokens without a session cost two statements, and each gets its own reason', async () => {
  const { statements, reasonOf } = countedGate();
  const tokens = Array.from({ length: 100 }, (_, index) => `invented-${String(index).padStart(20, '0')}`);
  const reasons = await Promise.all(
    [...tokens, 'replaced'.repeat(4)].map((token) => reasonOf(`Bearer ${token}`)),
  );
  expect(new Set(reasons.slice(0, 100))).toEqual(new Set(['登录已过期，请重新登录']));
  expect(reasons[100]).toBe('您的账号已在别处登录，这里的登录已结束');
  expect(statements).toHaveLength(2);
});
