import 'fake-indexeddb/auto';
import { openProgressDb, openTimeoutMs } from './progress-db';

it('progress is in memory where the browser never opens the database', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  jest.useFakeTimers();
  const opened = openProgressDb({ name: 'hanging' });
  await jest.advanceTimersByTimeAsync(openTimeoutMs);
  jest.useRealTimers();
  open.mockRestore();
  expect((await opened).persistent).toBe(false);
});

it('the wait for the database ends with its owner', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  jest.useFakeTimers();
  const owner = new AbortController();
  const opened = openProgressDb({ name: 'hanging', signal: owner.signal });
  owner.abort();
  expect((await opened).persistent).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  open.mockRestore();
});
