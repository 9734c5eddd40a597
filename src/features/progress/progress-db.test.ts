import 'fake-indexeddb/auto';
import { openProgressDb, openTimeoutMs } from './progress-db';

it('progress is in memory where the browser never opens the database', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  jest.useFakeTimers();
  const opened = openProgressDb('hanging');
  await jest.advanceTimersByTimeAsync(openTimeoutMs);
  jest.useRealTimers();
  open.mockRestore();
  expect((await opened).persistent).toBe(false);
});
