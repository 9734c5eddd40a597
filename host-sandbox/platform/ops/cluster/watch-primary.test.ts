import { watchPrimary } from './watch-primary';

test('each end of the primary causes one failover, a failed one is reported and tried again, and the end of the watch waits for it', async () => {
  jest.useFakeTimers();
  let isAlive = true;
  const failovers: { done: () => void; fail: (error: Error) => void }[] = [];
  const states: unknown[] = [];
  const endWatch = watchPrimary(
    {
      database: { isPrimaryAlive: () => isAlive, killPrimary: () => undefined },
      failOver: () => new Promise((done, fail) => failovers.push({ done, fail })),
    },
    (state) => states.push(state),
  );
  await jest.advanceTimersByTimeAsync(5000);
  expect(states).toEqual([]);

  isAlive = false;
  await jest.advanceTimersByTimeAsync(5000);
  expect(failovers).toHaveLength(1);
  const error = new Error('no standby');
  failovers[0]?.fail(error);
  await jest.advanceTimersByTimeAsync(500);
  expect(states).toEqual(['started', { error }, 'started']);

  let isOver = false;
  const ended = endWatch().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(isOver).toBe(false);
  failovers[1]?.done();
  await ended;
  expect(states).toEqual(['started', { error }, 'started', 'done']);
  expect(failovers).toHaveLength(2);
});
