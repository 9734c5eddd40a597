import { backoffDelay, createRetryLoop } from './retry-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('the delay doubles with each failure in a row, up to a maximum', () => {
  const delays = [1, 2, 3, 4, 9, 2000].map((failures) => backoffDelay(failures, { first: 10, max: 70 }));
  expect(delays).toEqual([10, 20, 40, 70, 70, 70]);
});

describe('a retry loop', () => {
  it('repeats work that fails, and not work that succeeds', async () => {
    const work = jest.fn().mockResolvedValueOnce(0).mockResolvedValueOnce(5000).mockResolvedValue(null);
    const loop = createRetryLoop(work, () => undefined);
    loop.trigger();
    await pass(999);
    expect([work.mock.calls.length, loop.isWaiting()]).toEqual([1, true]);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(4999);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect([work.mock.calls.length, loop.isWaiting()]).toEqual([3, false]);
  });

  it('tries once more after a trigger during an attempt, and not after its disposal', async () => {
    const work = jest.fn().mockResolvedValue(null);
    const loop = createRetryLoop(work, () => undefined);
    for (let count = 0; count < 3; count += 1) loop.trigger();
    await pass(0);
    expect(work).toHaveBeenCalledTimes(2);
    loop.dispose();
    loop.trigger();
    await pass(60_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
