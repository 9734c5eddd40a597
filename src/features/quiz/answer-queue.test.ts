import { startQueue, apiError, networkError, createFakePlatform } from './answers-fixture';
import { retryDelays } from '@/shared/lib/retry-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('the answer queue', () => {
  it('saves answers one by one; the last one of a question wins', async () => {
    const platform = createFakePlatform();
    const { queue, drafts } = startQueue(platform);
    queue.setAnswer('1', ['a']);
    expect(queue.state()).toMatchObject({ answers: { 1: ['a'] }, saving: 'saving', pending: ['1'] });
    queue.setAnswer('1', ['b']);
    queue.setAnswer('1', ['c']);
    queue.setAnswer('2', ['a', 'd']);
    expect(drafts[drafts.length - 1]).toEqual({ 1: ['c'], 2: ['a', 'd'] });
    await pass(0);
    expect(platform.calls).toEqual(['1:a', '1:c', '2:ad']);
    expect(queue.state()).toMatchObject({
      answers: { 1: ['c'], 2: ['a', 'd'] },
      saving: 'saved',
      pending: [],
    });
    expect(drafts[drafts.length - 1]).toEqual({});
  });

  it('retries with growing delays while the network is down, and at once on request', async () => {
    const platform = createFakePlatform();
    platform.error = networkError;
    const { queue } = startQueue(platform);
    queue.setAnswer('1', ['a']);
    await pass(0);
    expect(queue.state().saving).toBe('unsaved');
    const delays: number[] = [];
    for (let before = Date.now(); delays.length < 8;) {
      const count = platform.calls.length;
      while (platform.calls.length === count) await pass(100);
      delays.push(Date.now() - before);
      before = Date.now();
    }
    expect(delays[0]).toBe(retryDelays.first);
    expect(delays.slice(1, 5)).toEqual([2000, 4000, 8000, 16_000]);
    expect(delays.slice(5)).toEqual([retryDelays.max, retryDelays.max, retryDelays.max]);
    platform.error = null;
    queue.retry();
    await pass(0);
    expect([queue.state().saving, platform.answers()]).toEqual(['saved', { 1: ['a'] }]);
    await pass(retryDelays.max);
    expect(platform.calls.filter((call) => call === '1:a')).toHaveLength(10);
  });

  it('waits as long as the platform requires', async () => {
    const platform = createFakePlatform();
    platform.error = apiError('A0429', 'tooMany', { retryAfter: 20 });
    const { queue } = startQueue(platform);
    queue.setAnswer('1', ['a']);
    await pass(19_900);
    expect(platform.calls).toHaveLength(1);
    platform.error = null;
    await pass(200);
    expect(queue.state().saving).toBe('saved');
  });

  it('saves the answers of an earlier page first, and prefers them to those of the platform', async () => {
    const platform = createFakePlatform({ 1: ['a'], 2: ['b'] });
    const { queue } = startQueue(platform, { 1: ['c'] });
    expect(queue.state().answers).toEqual({ 1: ['c'], 2: ['b'] });
    queue.retry();
    await pass(0);
    expect(platform.answers()).toEqual({ 1: ['c'], 2: ['b'] });
  });

  it('adopts answers of another tab, except where a local one is unsaved', async () => {
    const platform = createFakePlatform();
    const { queue } = startQueue(platform);
    await platform.save('2', ['b']); // the other tab
    queue.setAnswer('1', ['a']);
    queue.beginRefresh()({ 1: ['d'], 3: ['c'] });
    expect(queue.state().answers).toEqual({ 1: ['a'], 3: ['c'] });
    await pass(0);
    expect(queue.state().answers).toEqual({ 1: ['a'], 2: ['b'] });
  });

  it('does not adopt a response that is older than a local change', async () => {
    const platform = createFakePlatform();
    const { queue } = startQueue(platform);
    const beforeChoice = queue.beginRefresh();
    queue.setAnswer('1', ['a']);
    const beforeSaving = queue.beginRefresh();
    await pass(0);
    for (const adopt of [beforeChoice, beforeSaving]) adopt({});
    expect(queue.state().answers).toEqual({ 1: ['a'] });
  });

  it.each([
    ['A0509', '时间已到'],
    ['A0409', '已交卷'],
    ['A0404', '没有这次测验'],
    ['A0501', '报名通过审核后才能学习该培训项目'],
  ])('closes on %s (%s): sends and accepts nothing more', async (code) => {
    const platform = createFakePlatform();
    platform.error = apiError(code, 'conflict');
    const { queue, drafts } = startQueue(platform);
    queue.setAnswer('1', ['a']);
    queue.setAnswer('2', ['a']);
    await pass(retryDelays.max);
    queue.setAnswer('3', ['a']);
    queue.retry();
    await pass(retryDelays.max);
    expect([queue.state().closedBy, queue.state().pending, platform.calls]).toEqual([
      code,
      ['1', '2'],
      ['1:a'],
    ]);
    expect(drafts[drafts.length - 1]).toEqual({});
    await expect(queue.settled()).resolves.toBeUndefined();
  });

  it('reports and drops an answer that the platform never accepts, and saves the others', async () => {
    const platform = createFakePlatform({ 1: ['b'] });
    const { queue, rejected } = startQueue(platform);
    platform.error = apiError('A0400', 'invalid');
    queue.setAnswer('1', ['z']);
    await pass(0);
    platform.error = null;
    queue.setAnswer('2', ['a']);
    await pass(0);
    expect(rejected.map(({ code }) => code)).toEqual(['A0400']);
    expect(queue.state().answers).toEqual({ 1: ['b'], 2: ['a'] });
  });

  it('saves the other answers while the platform fails to save one of them, and tries that one again', async () => {
    const platform = createFakePlatform();
    const save = platform.save;
    platform.save = (id, options) => {
      platform.error = id === '1' ? apiError('B0001', 'server') : null;
      return save(id, options);
    };
    const { queue } = startQueue(platform);
    for (const id of ['1', '2', '3']) queue.setAnswer(id, ['a']);
    await pass(0);
    expect([platform.answers(), queue.state().saving, queue.state().pending]).toEqual([
      { 2: ['a'], 3: ['a'] },
      'unsaved',
      ['1'],
    ]);
    platform.save = save;
    platform.error = null;
    await pass(retryDelays.max);
    expect([queue.state().saving, queue.state().answers]).toEqual([
      'saved',
      { 1: ['a'], 2: ['a'], 3: ['a'] },
    ]);
  });

  it.each([networkError, { ...apiError('B0503', 'server'), status: 503 }])(
    'tries no other answer after a failure that each of them would meet',
    async (error) => {
      const platform = createFakePlatform();
      platform.error = error;
      const { queue } = startQueue(platform);
      for (const id of ['1', '2', '3']) queue.setAnswer(id, ['a']);
      await pass(0);
      expect(new Set(platform.calls)).toEqual(new Set(['1:a']));
    },
  );

  it('sends nothing after its disposal', async () => {
    const platform = createFakePlatform();
    platform.error = networkError;
    const { queue } = startQueue(platform);
    queue.setAnswer('1', ['a']);
    await pass(0);
    queue.dispose();
    await pass(retryDelays.max);
    expect(platform.calls).toHaveLength(1);
  });
});
