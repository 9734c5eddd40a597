import { apiFor } from '../../testing/api';
import { keepWriting, storedNumbers } from '../../testing/article-writer';
import { findPrograms } from './programs';
import { startCluster } from './start-cluster';

const programs = findPrograms();
// The programs of a cluster come with the distribution's packages, which a machine need not have.
const withPrograms = 'postgres' in programs ? test : test.skip;

withPrograms(
  'of a cluster each platform and each primary may be killed: no acknowledged write is lost and nobody is signed out',
  async () => {
    if (!('postgres' in programs)) return;
    const cluster = await startCluster(programs);
    try {
      const session = await apiFor(cluster).as('trainee');
      const writer = keepWriting(cluster);
      const pauses = { platform: 0, primary: 0 };
      for (let round = 0; round < 10; round += 1) {
        await writer.more(10);
        await cluster.platforms[round % 2]?.kill();
        await writer.more(10);
        await cluster.restart(round % 2);
      }
      pauses.platform = Math.round(writer.longestPause());
      for (let round = 0; round < 10; round += 1) {
        await writer.more(10);
        cluster.database.killPrimary();
        await cluster.failOver();
      }
      await writer.more(10);
      await writer.stop();
      pauses.primary = Math.round(writer.longestPause());
      const { acknowledged, refused } = writer;
      console.info(
        `${acknowledged.length} writes; longest pause ${pauses.platform} ms when platforms are killed, ` +
          `${pauses.primary} ms when primaries are too; refused with ${[...refused].join(', ')}`,
      );
      expect(refused).not.toContain(401);
      expect(await storedNumbers(cluster)).toEqual(expect.arrayContaining(acknowledged));
      expect((await apiFor(cluster).send('userInfo', {}, session)).status).toBe(200);
    } finally {
      await cluster.stop();
    }
  },
  900_000,
);
