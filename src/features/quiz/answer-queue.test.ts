import { startQueue, apiError, networkError, createFakePlatform } from './answers-fixture';
import { retryDelays } from '@/shared/lib/retry-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('answers on their way', () => {
  it('are saved one by one as they are given, the last one of a question', async () => {
    const platform = createFakePlatform();
    const { sync, kept } = startQueue(platform);
    sync.setAnswer('1', ['a']);
    expect(sync.state()).toMatchObject({ answers: { 1: ['a'] }, saving: 'saving', pending: ['1'] });
    sync.setAnswer('1', ['b']);
    sync.setAnswer('1', ['c']);
    sync.setAnswer('2', ['a', 'd']);
    expect(kept[kept.length - 1]).toEqual({ 1: ['c'], 2: ['a', 'd'] });
    await pass(0);
    expect(platform.calls).toEqual(['1:a', '1:c', '2:ad']);
    expect(sync.state()).toMatchObject({
      answers: { 1: ['c'], 2: ['a', 'd'] },
      saving: 'saved',
      pending: [],
    });
    expect(kept[kept.length - 1]).toEqual({});
  });

  it('are tried again ever more slowly while the network is away, and at once when it is back', async () => {
    const platform = createFakePlatform();
    platform.trouble = networkError;
    const { sync } = startQueue(platform);
    sync.setAnswer('1', ['a']);
    await pass(0);
    expect(sync.state().saving).toBe('unsaved');
    const waits: number[] = [];
    for (let before = Date.now(); waits.length < 8;) {
      const count = platform.calls.length;
      while (platform.calls.length === count) await pass(100);
      waits.push(Date.now() - before);
      before = Date.now();
    }
    expect(waits[0]).toBe(retryDelays.first);
    expect(waits.slice(1, 5)).toEqual([2000, 4000, 8000, 16_000]);
    expect(waits.slice(5)).toEqual([retryDelays.max, retryDelays.max, retryDelays.max]);
    platform.trouble = null;
    sync.retry();
    await pass(0);
    expect([sync.state().saving, platform.answers()]).toEqual(['saved', { 1: ['a'] }]);
    await pass(retryDelays.max);
    expect(platform.calls.filter((call) => call === '1:a')).toHaveLength(10);
  });

  it('wait as long as the platform asks for', async () => {
    const platform = createFakePlatform();
    platform.trouble = apiError('A0429', 'tooMany', { retryAfter: 20 });
    const { sync } = startQueue(platform);
    sync.setAnswer('1', ['a']);
    await pass(19_900);
    expect(platform.calls).toHaveLength(1);
    platform.trouble = null;
    await pass(200);
    expect(sync.state().saving).toBe('saved');
  });

  it('that an earlier page could not save go out first, and stand above what the platform has', async () => {
    const platform = createFakePlatform({ 1: ['a'], 2: ['b'] });
    const { sync } = startQueue(platform, { 1: ['c'] });
    expect(sync.state().answers).toEqual({ 1: ['c'], 2: ['b'] });
    sync.retry();
    await pass(0);
    expect(platform.answers()).toEqual({ 1: ['c'], 2: ['b'] });
  });

  it('of another tab are taken over, but never over one that is not saved yet', async () => {
    const platform = createFakePlatform();
    const { sync } = startQueue(platform);
    await platform.save('2', ['b']); // the other tab
    sync.setAnswer('1', ['a']);
    sync.beginRefresh()({ 1: ['d'], 3: ['c'] });
    expect(sync.state().answers).toEqual({ 1: ['a'], 3: ['c'] });
    await pass(0);
    expect(sync.state().answers).toEqual({ 1: ['a'], 2: ['b'] });
  });

  it('that were chosen or saved while the platform was asked are not overwritten by what it had before', async () => {
    const platform = createFakePlatform();
    const { sync } = startQueue(platform);
    const beforeChoice = sync.beginRefresh();
    sync.setAnswer('1', ['a']);
    const beforeSaving = sync.beginRefresh();
    await pass(0);
    for (const adopt of [beforeChoice, beforeSaving]) adopt({});
    expect(sync.state().answers).toEqual({ 1: ['a'] });
  });

  it.each([
    ['A0509', '时间已到'],
    ['A0409', '已交卷'],
    ['A0404', '没有这次测验'],
    ['A0501', '报名通过审核后才能学习该培训项目'],
  ])('end with %s (%s): nothing more is sent or taken', async (code) => {
    const platform = createFakePlatform();
    platform.trouble = apiError(code, 'conflict');
    const { sync, kept } = startQueue(platform);
    sync.setAnswer('1', ['a']);
    sync.setAnswer('2', ['a']);
    await pass(retryDelays.max);
    sync.setAnswer('3', ['a']);
    sync.retry();
    await pass(retryDelays.max);
    expect([sync.state().closedBy, sync.state().pending, platform.calls]).toEqual([
      code,
      ['1', '2'],
      ['1:a'],
    ]);
    expect(kept[kept.length - 1]).toEqual({});
    await expect(sync.settled()).resolves.toBeUndefined();
  });

  it('that the platform will never take are told and taken back, the others go on', async () => {
    const platform = createFakePlatform({ 1: ['b'] });
    const { sync, refused } = startQueue(platform);
    platform.trouble = apiError('A0400', 'invalid');
    sync.setAnswer('1', ['z']);
    await pass(0);
    platform.trouble = null;
    sync.setAnswer('2', ['a']);
    await pass(0);
    expect(refused.map(({ code }) => code)).toEqual(['A0400']);
    expect(sync.state().answers).toEqual({ 1: ['b'], 2: ['a'] });
  });

  it('are not sent any more when the page is gone', async () => {
    const platform = createFakePlatform();
    platform.trouble = networkError;
    const { sync } = startQueue(platform);
    sync.setAnswer('1', ['a']);
    await pass(0);
    sync.dispose();
    await pass(retryDelays.max);
    expect(platform.calls).toHaveLength(1);
  });
});
