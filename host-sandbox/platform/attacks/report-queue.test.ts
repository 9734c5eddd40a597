import { randomBytes } from 'node:crypto';
import { platformFixture } from '../testing/platform-fixture';

const { send, as } = platformFixture({ env: { REPORT_LIMIT: '5' } });

test('reports with made-up tokens take no place from people who are signed in', async () => {
  const people = await Promise.all((['trainee', 'newcomer', 'admin'] as const).map(as));
  const reports = [{ id: 'r', lessonId: '1', ranges: [], position: 0 }];
  const report = (headers: { authorization: string }) => send('progressReport', { reports }, headers);
  const makeUp = () => ({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` });
  for (let round = 0; round < 5; round += 1) {
    const sent = people.map((person) => {
      const flood = Array.from({ length: 30 }, () => report(makeUp()));
      return { flood, own: report(person) };
    });
    expect((await Promise.all(sent.map(({ own }) => own))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const refused = await Promise.all(sent.flatMap(({ flood }) => flood));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['A0401']));
  }
});

test('many sessions of one person share one place in the queue, so that others report beside them', async () => {
  const sessions = await Promise.all(Array.from({ length: 4 }, () => as('trainee')));
  const other = await as('newcomer');
  const reports = [{ id: 'r', lessonId: '1', ranges: [], position: 0 }];
  for (let round = 0; round < 5; round += 1) {
    const flood = sessions.flatMap((headers) =>
      Array.from({ length: 10 }, () => send('progressReport', { reports }, headers)),
    );
    expect((await send('progressReport', { reports }, other)).status).toBe(200);
    await Promise.all(flood);
  }
});
