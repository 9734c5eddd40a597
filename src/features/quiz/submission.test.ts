import type { ApiErrorData } from '@/shared/api/api-error';
import { countUncountedAnswers, type Answers } from './answer-queue';
import { startQueue, apiError, networkError, createFakePlatform } from './answers-fixture';
import { createSubmission } from './submission';
import { retryDelays } from '@/shared/lib/retry-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('submitting an attempt', () => {
  function startSubmission(platform: ReturnType<typeof createFakePlatform>) {
    const { queue } = startQueue(platform);
    const submitted: Answers[] = [];
    const handlers = { onReview: jest.fn(), onUnavailable: jest.fn(), onRefused: jest.fn() };
    const network = { error: null as ApiErrorData | null };
    const submission = createSubmission({
      queue,
      ...handlers,
      submit: () => {
        submitted.push(platform.answers());
        return Promise.resolve(network.error ? { error: network.error } : { data: { id: '1' } as never });
      },
    });
    return { queue, submission, submitted, network, ...handlers };
  }

  it('waits for every answer, and can be cancelled until they are saved', async () => {
    const platform = createFakePlatform();
    platform.error = networkError;
    const { queue, submission, submitted, onReview } = startSubmission(platform);
    queue.setAnswer('1', ['a']);
    submission.submitWhenSaved();
    await pass(60_000);
    expect([submission.state(), submitted]).toEqual(['saving', []]);
    submission.cancel();
    platform.error = null;
    await pass(60_000);
    expect([submission.state(), submitted, queue.state().saving]).toEqual(['open', [], 'saved']);
    submission.submitWhenSaved();
    submission.submitWhenSaved();
    await pass(0);
    expect(submitted).toEqual([{ 1: ['a'] }]);
    expect(onReview).toHaveBeenCalledTimes(1);
  });

  it('waits only briefly at the end of the time', async () => {
    const platform = createFakePlatform();
    platform.error = networkError;
    const { queue, submission, submitted } = startSubmission(platform);
    queue.setAnswer('1', ['a']);
    submission.submitNow();
    await pass(1400);
    expect(submitted).toEqual([]);
    await pass(200);
    expect(submitted).toEqual([{}]);
  });

  it('is not repeated by itself after a refusal, which it reports, but on request', async () => {
    const { submission, submitted, network, onReview, onRefused } = startSubmission(createFakePlatform());
    network.error = apiError('400', 'invalid');
    submission.submitNow();
    await pass(60_000);
    expect([submission.state(), submitted.length, onRefused.mock.calls]).toEqual([
      'refused',
      1,
      [[network.error]],
    ]);
    network.error = null;
    submission.retry();
    await pass(0);
    expect([submitted.length, onReview.mock.calls.length]).toEqual([2, 1]);
  });

  it('is repeated until the platform responds, and not afterwards', async () => {
    const { submission, submitted, network, onReview } = startSubmission(createFakePlatform());
    network.error = networkError;
    submission.submitNow();
    await pass(5000);
    expect([submission.state(), submitted.length > 2, onReview.mock.calls.length]).toEqual([
      'waiting',
      true,
      0,
    ]);
    network.error = null;
    submission.retry();
    await pass(0);
    expect(onReview).toHaveBeenCalledTimes(1);
    const count = submitted.length;
    submission.retry();
    submission.submitNow();
    await pass(retryDelays.max);
    expect(submitted).toHaveLength(count);
  });

  it.each([
    ['not found', 'A0404', 'notFound'],
    ['not available to the user any more', 'A0501', 'conflict'],
  ] as const)('reports that the attempt is %s', async (_, code, kind) => {
    const { submission, network, onUnavailable, onReview } = startSubmission(createFakePlatform());
    network.error = apiError(code, kind);
    submission.submitWhenSaved();
    await pass(retryDelays.max);
    expect([onUnavailable.mock.calls.length, onReview.mock.calls.length]).toEqual([1, 0]);
  });
});

it('counts the answers that did not arrive in time, and not those that did', () => {
  const questions = [
    { id: '1', chosen: ['a', 'b'] },
    { id: '2', chosen: [] },
  ] as never;
  const answers = { 1: ['b', 'a'], 2: ['c'], 3: ['a'] };
  expect(countUncountedAnswers({ answers, pending: [] }, { questions })).toBe(0);
  expect(countUncountedAnswers({ answers, pending: ['1', '2'] }, { questions })).toBe(1);
});
