import { runIndependently, setupRepeated } from './background-jobs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failed task is reported and stops no other; without a database the rest waits for the next run', async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const task = (name: string, error?: Error) => () => {
    done.push(name);
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const bad = new Error('bad statement');
  const report = (error: unknown) => void failures.push(error);
  await runIndependently([task('a'), task('b', bad), task('c')], report);
  expect([done, failures]).toEqual([['a', 'b', 'c'], [bad]]);
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  await runIndependently([task('d', lost), task('e')], report);
  expect([done, failures]).toEqual([['a', 'b', 'c', 'd'], [bad]]);
});

test('a task whose statement takes too long is reported and stops no other', async () => {
  const failures: unknown[] = [];
  const slow = new Error('Failed query', { cause: new Error('Query read timeout') });
  const next = jest.fn(() => Promise.resolve());
  await runIndependently([() => Promise.reject(slow), next], (error) => void failures.push(error));
  expect([failures, next.mock.calls.length]).toEqual([[slow], 1]);
});

test('while a job runs no other run begins, and the teardown waits for it', async () => {
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((done) => (end = done)));
  const stop = setupRepeated(work, 100, () => undefined);
  await jest.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(500);
  expect([isStopped, work.mock.calls.length]).toEqual([false, 2]);
  end();
  await stopped;
  expect(jest.getTimerCount()).toBe(0);
});

test('a job that fails is reported and runs again at the next interval', async () => {
  const failures: unknown[] = [];
  const work = () => Promise.reject(new Error('no'));
  const stop = setupRepeated(work, 100, (error) => void failures.push(error));
  await jest.advanceTimersByTimeAsync(250);
  await stop();
  expect(failures).toHaveLength(2);
});
