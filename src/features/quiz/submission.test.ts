import type { ApiErrorData } from '@/shared/api/api-error';
import type { Answers } from './answer-queue';
import { startQueue, apiError, networkError, createFakePlatform } from './answers-fixture';
import { createSubmission } from './submission';
import { countUncountedAnswers } from './lost-answers';
import { retryDelays } from '@/shared/lib/retry-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('handing in', () => {
  function beginHandIn(platform: ReturnType<typeof createFakePlatform>) {
    const { sync } = startQueue(platform);
    const submitted: Answers[] = [];
    const told = { onReview: jest.fn(), onGone: jest.fn() };
    const line = { trouble: null as ApiErrorData | null };
    const handIn = createSubmission({
      queue: sync,
      ...told,
      submit: () => {
        submitted.push(platform.answers());
        return Promise.resolve(line.trouble ? { error: line.trouble } : { data: { id: '1' } as never });
      },
    });
    return { sync, handIn, submitted, line, ...told };
  }

  it('waits for every answer, and can be called off until they are saved', async () => {
    const platform = createFakePlatform();
    platform.trouble = networkError;
    const { sync, handIn, submitted, onReview } = beginHandIn(platform);
    sync.setAnswer('1', ['a']);
    handIn.submitWhenSaved();
    await pass(60_000);
    expect([handIn.state(), submitted]).toEqual(['saving', []]);
    handIn.cancel();
    platform.trouble = null;
    await pass(60_000);
    expect([handIn.state(), submitted, sync.state().saving]).toEqual(['open', [], 'saved']);
    handIn.submitWhenSaved();
    handIn.submitWhenSaved();
    await pass(0);
    expect(submitted).toEqual([{ 1: ['a'] }]);
    expect(onReview).toHaveBeenCalledTimes(1);
  });

  it('at the end of the time waits a moment only', async () => {
    const platform = createFakePlatform();
    platform.trouble = networkError;
    const { sync, handIn, submitted } = beginHandIn(platform);
    sync.setAnswer('1', ['a']);
    handIn.submitNow();
    await pass(1400);
    expect(submitted).toEqual([]);
    await pass(200);
    expect(submitted).toEqual([{}]);
  });

  it('is repeated until the platform answers, and not after that', async () => {
    const { handIn, submitted, line, onReview } = beginHandIn(createFakePlatform());
    line.trouble = networkError;
    handIn.submitNow();
    await pass(5000);
    expect([handIn.state(), submitted.length > 2, onReview.mock.calls.length]).toEqual(['waiting', true, 0]);
    line.trouble = null;
    handIn.retry();
    await pass(0);
    expect(onReview).toHaveBeenCalledTimes(1);
    const count = submitted.length;
    handIn.retry();
    handIn.submitNow();
    await pass(retryDelays.max);
    expect(submitted).toHaveLength(count);
  });

  it.each([
    ['not there', 'A0404', 'notFound'],
    ['not for its person any more', 'A0501', 'conflict'],
  ] as const)('tells that the attempt is %s', async (_, code, kind) => {
    const { handIn, line, onGone, onReview } = beginHandIn(createFakePlatform());
    line.trouble = apiError(code, kind);
    handIn.submitWhenSaved();
    await pass(retryDelays.max);
    expect([onGone.mock.calls.length, onReview.mock.calls.length]).toEqual([1, 0]);
  });
});

it('counts the answers that did not arrive, not those that did all the same', () => {
  const questions = [
    { id: '1', chosen: ['a', 'b'] },
    { id: '2', chosen: [] },
  ] as never;
  const answers = { 1: ['b', 'a'], 2: ['c'], 3: ['a'] };
  expect(countUncountedAnswers({ answers, pending: [] }, { questions })).toBe(0);
  expect(countUncountedAnswers({ answers, pending: ['1', '2'] }, { questions })).toBe(1);
});
