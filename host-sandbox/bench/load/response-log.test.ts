import { createResponseLog } from './response-log';

test('the log counts responses by phase, and the longest time without a stored write or a page', () => {
  let now = 0;
  const log = createResponseLog(() => now);
  const at = (time: number, ...response: Parameters<typeof log.add>) => {
    now = time;
    log.add(...response);
  };
  at(10, 'report', 200);
  now = 50;
  log.begin('the primary');
  at(60, 'report', 200);
  at(90, 'note', 200);
  at(95, 'report', 503);
  at(100, 'read', 200);
  at(130, 'report', 200);
  at(140, 'read', 0);
  at(170, 'read', 200);
  log.waited(70);
  log.waited(5);
  expect(log.phases).toEqual([
    expect.objectContaining({ name: 'start', writePause: 10, readPause: 0 }),
    {
      name: 'the primary',
      writePause: 40,
      readPause: 70,
      longestWait: 70,
      responses: {
        report: new Map([
          [200, 2],
          [503, 1],
        ]),
        note: new Map([[200, 1]]),
        read: new Map([
          [200, 2],
          [0, 1],
        ]),
      },
    },
  ]);
  expect([log.count('report', 200), log.count('note', 401)]).toEqual([3, 0]);
});
