import { planCluster } from './plan-cluster';

const all = { postgres: '/bin/postgres', pgbouncer: '/bin/pgbouncer', nginx: '/bin/nginx' };

test('a cluster leaves out each part whose program is missing, and says so', () => {
  expect(planCluster(all)).toEqual({ programs: all, notes: [] });
  expect(planCluster({ ...all, pgbouncer: undefined })).toEqual({
    programs: { ...all, pgbouncer: null },
    notes: [expect.stringMatching(/pgbouncer：.*直连主库.* \/ pgbouncer .*directly/)],
  });
  expect(planCluster({ ...all, nginx: undefined })).toEqual({
    programs: { ...all, nginx: null },
    notes: [expect.stringMatching(/nginx：.*自己的地址.* \/ nginx .*own address/)],
  });
  expect(planCluster({ ...all, pgbouncer: undefined, nginx: undefined })).toEqual({
    programs: { postgres: all.postgres, pgbouncer: null, nginx: null },
    notes: [expect.stringContaining('pgbouncer'), expect.stringContaining('nginx')],
  });
});

test('without PostgreSQL no cluster starts, whatever else is installed', () => {
  expect(planCluster({ ...all, postgres: undefined })).toEqual({
    programs: null,
    notes: [expect.stringMatching(/postgresql：.* \/ postgresql .*npm start/)],
  });
});
