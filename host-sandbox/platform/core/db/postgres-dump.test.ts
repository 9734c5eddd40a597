import { assertUnused, environment } from './postgres-dump';

/** A client of a server with these sessions of others. */
const serverWith = (...pids: number[]) => {
  const query = jest.fn(() => Promise.resolve({ rows: pids.map((pid) => ({ pid })) }));
  return { query } as unknown as Parameters<typeof assertUnused>[0];
};

test('a restore names the sessions that still use the database, and what to do', async () => {
  await expect(assertUnused(serverWith())).resolves.toBeUndefined();
  await expect(assertUnused(serverWith(4711, 4712))).rejects.toThrow(
    '数据库还有 2 个其他连接（pg_stat_activity 中的 pid：4711, 4712）。未作改动，请先停止平台并断开这些连接。 / others are connected to the database, and nothing was changed: stop the platform and end these connections first',
  );
});

test('the client programs get the TLS settings of the address', () => {
  const files = 'sslrootcert=/etc/portal-ca.pem&sslcert=/etc/own.pem&sslkey=/etc/own.key';
  expect(environment(`postgres://portal:secret@db.example.org/portal?sslmode=verify-full&${files}`)).toEqual({
    PGHOST: 'db.example.org',
    PGPORT: '5432',
    PGUSER: 'portal',
    PGPASSWORD: 'secret',
    PGDATABASE: 'portal',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/portal-ca.pem',
    PGSSLCERT: '/etc/own.pem',
    PGSSLKEY: '/etc/own.key',
  });
  expect(
    Object.keys(environment('postgres://localhost/portal')).filter((name) => name.startsWith('PGSSL')),
  ).toEqual([]);
});
