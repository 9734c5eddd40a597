import { createCallsInProgress } from './calls-in-progress';

/** Whether a promise is settled within a few turns. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.finally(() => (settled = true));
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  return settled;
}

test('work that can wait starts when the last call in progress has ended, resolved or rejected', async () => {
  const calls = createCallsInProgress();
  expect(await isSettled(calls.none(60_000))).toBe(true);
  const ends: (() => void)[] = [];
  const first = calls.count(() => new Promise<string>((resolve) => ends.push(() => resolve('first'))));
  const second = calls.count(
    () => new Promise<string>((_, reject) => ends.push(() => reject(new Error('no')))),
  );
  const failed = expect(second).rejects.toThrow('no');
  const none = calls.none(60_000);
  expect(await isSettled(none)).toBe(false);
  ends[0]?.();
  expect(await isSettled(none)).toBe(false);
  ends[1]?.();
  expect(await isSettled(none)).toBe(true);
  expect(await first).toBe('first');
  await failed;
});

test('waiting ends at its maximum while a call is still in progress', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const calls = createCallsInProgress();
  void calls.count(() => new Promise(() => undefined));
  const none = calls.none(30);
  jest.advanceTimersByTime(29);
  expect(await isSettled(none)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isSettled(none)).toBe(true);
  jest.useRealTimers();
});
