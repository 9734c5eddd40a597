import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { mergeRanges, type Range } from '@/contracts/ranges';
import { openProgressDb } from './progress-db';
import { createFakePlatform, setupSyncTests } from './progress-fixture';
import { heartbeatMs, maxDelayMs } from './progress-sync';

const setup = setupSyncTests();

describe('uploading progress', () => {
  it('stores progress at once and sends it once, with the next heartbeat (R10.64)', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    await sync.record('1', { ranges: [[0, 1]], position: 1 });
    await sync.record('1', { ranges: [[0, 2.0004]], position: 2 });
    expect(await setup.db().forUser('u')).toMatchObject([{ ranges: [[0, 2]], position: 2 }]);
    expect(sync.state()).toMatchObject({ pending: true, savedAt: null });
    await setup.pass(heartbeatMs);
    expect(platform.calls).toHaveLength(1);
    expect(platform.lessons.get('1')).toMatchObject({ ranges: [[0, 2]], position: 2 });
    expect(await setup.db().forUser('u')).toEqual([]);
    expect(sync.state()).toMatchObject({ pending: false, problem: null, savedAt: Date.now() });
    await setup.pass(10 * heartbeatMs);
    expect(platform.calls).toHaveLength(1);
    sync.dispose();
  });

  it('sends only what the platform does not have, and the position', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    sync.markStored('1', [[0, 50]]);
    await sync.record('1', { ranges: [[0, 60]], position: 60 });
    await sync.flush();
    await sync.record('1', { ranges: [[0, 60]], position: 12 });
    await sync.flush();
    expect(platform.calls.map(([report]) => [report?.ranges, report?.position])).toEqual([
      [[[50, 60]], 60],
      [[], 12],
    ]);
    sync.dispose();
  });

  it('doubles the delay after each failure, up to five minutes, and sends again on request', async () => {
    const platform = createFakePlatform();
    platform.setNetwork('lost');
    const sync = setup.start(platform);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    const waits: number[] = [];
    await setup.pass(0);
    let last = Date.now();
    for (let known = 1; waits.length < 8;) {
      await setup.pass(1000);
      if (platform.calls.length === known) continue;
      known = platform.calls.length;
      waits.push(Math.round((Date.now() - last) / 1000) * 1000);
      last = Date.now();
    }
    expect(waits.slice(0, 4)).toEqual([20_000, 40_000, 80_000, 160_000]);
    expect(Math.max(...waits)).toBe(maxDelayMs);
    expect(sync.state()).toMatchObject({ pending: true, problem: 'failed' });
    platform.setNetwork('good');
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: false, problem: null });
    sync.dispose();
  });

  it('sends nothing more after it is disposed of during a try that fails', async () => {
    const platform = createFakePlatform();
    platform.setNetwork('lost');
    const sync = setup.start(platform);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    const failing = sync.flush();
    sync.dispose();
    await failing;
    await setup.pass(2 * maxDelayMs);
    expect(platform.calls).toHaveLength(1);
  });

  it('leaves unsent progress to the next page of the same person only (R10.59)', async () => {
    const platform = createFakePlatform();
    platform.setNetwork('lost');
    const first = setup.start(platform);
    await first.record('1', { ranges: [[0, 9]], position: 9 });
    first.dispose();
    platform.setNetwork('good');
    const stranger = setup.start(platform, { user: 'other' });
    await setup.pass(heartbeatMs);
    expect(platform.lessons.size).toBe(0);
    stranger.dispose();
    const next = setup.start(platform);
    await setup.pass(heartbeatMs);
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    next.dispose();
  });

  it('deletes progress after 30 days (R10.60)', async () => {
    await setup.db().update('u', '1', () => ({
      user: 'u',
      lessonId: '1',
      ranges: [[0, 9]],
      position: 9,
      read: false,
      changedAt: Date.now() - 31 * 24 * 3_600_000,
    }));
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    expect(platform.lessons.size).toBe(0);
    sync.dispose();
  });

  it('keeps progress that the platform accepts later, drops and reports what it never accepts', async () => {
    const platform = createFakePlatform();
    const rejected: object[] = [];
    const sync = setup.start(platform, { onRejected: (report) => rejected.push(report) });
    platform.rejectWith('A0505');
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, problem: 'later' });
    expect(await setup.db().forUser('u')).toHaveLength(1);
    platform.rejectWith('A0501');
    await setup.pass(30_000);
    expect(rejected).toEqual([{ lessonId: '1', code: 'A0501' }]);
    expect(await setup.db().forUser('u')).toEqual([]);
    expect(sync.state().pending).toBe(false);
    sync.dispose();
  });

  it('tells a refusal and a platform in trouble from a lost network, and reports a refusal once', async () => {
    const platform = createFakePlatform();
    const refused: string[] = [];
    const sync = setup.start(platform, { onRefused: (number) => refused.push(number) });
    platform.setNetwork('refused');
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, problem: 'refused', number: 'n1' });
    expect(refused).toEqual(['n1']);
    platform.setNetwork('unavailable');
    await sync.flush();
    expect(sync.state()).toMatchObject({ problem: 'unavailable' });
    platform.setNetwork('good');
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: false, problem: null });
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    sync.dispose();
  });

  it('does not show rejected progress as saved, until a later report is stored', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    platform.rejectWith('A0501');
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: null, rejected: { lessonId: '1', code: 'A0501' } });
    platform.rejectWith(null);
    await sync.record('1', { ranges: [[9, 12]], position: 12 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: Date.now(), rejected: null });
    sync.dispose();
  });

  it('never loses or adds progress, whatever the network does', async () => {
    let databases = 0;
    const second = fc.integer({ min: 0, max: 60 });
    const steps = fc.array(
      fc.oneof(
        fc.record({ lesson: fc.constantFrom('1', '2'), from: second, to: second }),
        fc.constantFrom('flush', 'beat', 'good', 'lost', 'response lost', 'busy', 'new page'),
      ),
      { maxLength: 30 },
    );
    const check = fc.asyncProperty(steps, async (list) => {
      const own = await openProgressDb({ name: `any-${(databases += 1)}` });
      const platform = createFakePlatform();
      let sync = setup.start(platform, { db: own });
      const watched = new Map<string, Range[]>();
      for (const step of list) {
        if (step === 'flush') await sync.flush();
        else if (step === 'beat') await setup.pass(heartbeatMs);
        else if (step === 'new page') {
          sync.dispose();
          sync = setup.start(platform, { db: own });
        } else if (typeof step === 'string') platform.setNetwork(step);
        else {
          const all = mergeRanges(watched.get(step.lesson) ?? [], [[step.from, step.to]]);
          watched.set(step.lesson, all);
          await sync.record(step.lesson, { ranges: [[step.from, step.to]], position: step.to });
        }
      }
      platform.setNetwork('good');
      // The longest delay after a busy response.
      await setup.pass(2 * heartbeatMs);
      await sync.flush();
      await sync.flush();
      for (const [lesson, ranges] of watched)
        expect(platform.lessons.get(lesson)?.ranges ?? []).toEqual(ranges);
      expect(await own.forUser('u')).toEqual([]);
      sync.dispose();
      own.close();
    });
    await fc.assert(check, { numRuns: 40 });
  });
});
