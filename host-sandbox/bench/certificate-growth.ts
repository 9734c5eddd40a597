import { sql } from 'drizzle-orm';
import { certificatePage } from '@/contracts/certificate';
import type { Database } from '../platform/core/db/database';
import { benchGrowth } from './growth';

const token = 'operator-of-the-bench';
const page = (query: object, current = 1) => ({
  call: certificatePage,
  input: { current, size: 10, query },
  headers: { authorization: `Bearer ${token}` },
});

/** Queries of the operator on the issued certificates; the last page differs by size. */
const questions = (size: number) => ({
  首页: page({}),
  第二十页: page({}, 20),
  末页: page({}, Math.ceil(size / 10)),
  有效: page({ state: 'issued' }),
  已撤销: page({ state: 'revoked' }),
  '已撤销 末页': page({ state: 'revoked' }, Math.ceil(size / 1000)),
  已过期: page({ state: 'expired' }),
});

/** Compares an operator's list of 1 000 certificates with one of 100 000. */
export function benchCertificates(rounds: number, databaseUrl: string | null): Promise<string> {
  const names = { name: '证书', unit: '张', table: 'certificates', sizes: [1000, 100_000] as const };
  return benchGrowth({ ...names, queries: questions, fill }, rounds, databaseUrl);
}

/** One certificate per person for one course, a minute apart; every hundredth is revoked. */
async function fill(database: Database, now: Date, size: number): Promise<void> {
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    insert into users (username, password_hash, password_changed_at, gender, roles, permissions)
    select 'bench-' || number, '', ${timestamp}, 'male', '{}', '{}'
    from generate_series(1, ${size}::int) as number`);
  await database.execute(sql`
    insert into access_tokens (token_hash, user_id, issued_at, expires_at)
    select encode(sha256(convert_to(${token}, 'utf8')), 'hex'), id, ${timestamp}, ${timestamp} + interval '1 day'
    from users where username = 'admin'`);
  await database.execute(sql`
    insert into certificates
      (number, user_id, project_id, holder, title, hours, points, credit_class, completed_at, issued_at, expires_at, revoked_at)
    select 'TC-bench-' || id, id, (select min(id) from projects), '某某', '某项培训', 8, 2, 'I',
      at, at, at + interval '5 years', case when id % 100 = 0 then ${timestamp} end
    from (select id, ${timestamp} - id * interval '1 minute' as at from users where username like 'bench-%') as holders`);
}
