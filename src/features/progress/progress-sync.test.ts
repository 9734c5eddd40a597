import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { ProgressEntry } from '@/contracts/study';
import { mergeRanges, type Range } from '@/contracts/ranges';
import { createFakePlatform } from './progress-fixture';
import { openProgressDb } from './progress-db';
import { setupSyncTests } from './sync-in-test';
import { heartbeatMs, maxDelayMs } from './waits';

const setup = setupSyncTests();

describe('progress on its way to the platform', () => {
  it('is kept at once and sent with the next beat, once (R10.64)', async () => {
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
    expect(sync.state()).toMatchObject({ pending: false, trouble: null, savedAt: Date.now() });
    await setup.pass(10 * heartbeatMs);
    expect(platform.calls).toHaveLength(1);
    sync.dispose();
  });

  it('sends nothing again that the platform has, but for where one is', async () => {
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

  it('waits longer after each failure, up to five minutes, and goes back to its beat', async () => {
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
    expect(sync.state()).toMatchObject({ pending: true, trouble: 'failed' });
    platform.setNetwork('good');
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: false, trouble: null });
    sync.dispose();
  });

  it('outlives its page, and is sent by the next one of the same person only (R10.59)', async () => {
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

  it('is forgotten after 30 days (R10.60)', async () => {
    await setup.db().update('u', '1', () => ({
      ...{ user: 'u', lessonId: '1', ranges: [[0, 9]], position: 9, read: false },
      changedAt: Date.now() - 31 * 24 * 3_600_000,
    }));
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    expect(platform.lessons.size).toBe(0);
    sync.dispose();
  });

  it('is kept while the platform wants it later, and dropped and told when it never will', async () => {
    const platform = createFakePlatform();
    const refused: object[] = [];
    const sync = setup.start(platform, { onRejected: (report) => refused.push(report) });
    platform.rejectWith('A0505');
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, trouble: 'later' });
    expect(await setup.db().forUser('u')).toHaveLength(1);
    platform.rejectWith('A0501');
    await setup.pass(30_000);
    expect(refused).toEqual([{ lessonId: '1', code: 'A0501' }]);
    expect(await setup.db().forUser('u')).toEqual([]);
    expect(sync.state().pending).toBe(false);
    sync.dispose();
  });

  it('is never called saved where the platform refused it, and is when the next is stored', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    platform.rejectWith('A0501');
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: null, refused: { lessonId: '1', code: 'A0501' } });
    platform.rejectWith(null);
    await sync.record('1', { ranges: [[9, 12]], position: 12 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: Date.now(), refused: null });
    sync.dispose();
  });

  it('says that it cannot be kept where there is no database', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const fleeting = await openProgressDb('nowhere');
    open.mockRestore();
    const platform = createFakePlatform();
    const sync = setup.start(platform, { db: fleeting });
    expect(sync.state().persistent).toBe(false);
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    sync.dispose();
  });

  it('that a page which goes has noted is sent in less than 64 KiB, and stays here (R10.63)', async () => {
    const platform = createFakePlatform();
    const last: ProgressEntry[][] = [];
    const sync = setup.start(platform, { sendKeepalive: (reports) => last.push(reports) });
    const pieces = (count: number) =>
      Array.from({ length: count }, (_, place): Range => [place * 2, place * 2 + 1]);
    await sync.record('1', { ranges: [[0, 7]], position: 7 });
    const stopTelling = sync.onUnload(() => void sync.record('1', { ranges: [[0, 7.4]], position: 7.4 }));
    sync.sendOnUnload();
    expect(last).toMatchObject([[{ lessonId: '1', ranges: [[0, 7.4]], position: 7.4 }]]);
    stopTelling();
    for (let lesson = 2; lesson < 60; lesson += 1)
      await sync.record(`${lesson}`, { ranges: pieces(1000), position: 1999 });
    sync.sendOnUnload();
    expect(last[1]?.length).toBeGreaterThan(1);
    expect(JSON.stringify(last[1]).length).toBeLessThan(64 * 1024);
    expect(await setup.db().forUser('u')).toHaveLength(59);
    sync.dispose();
  });

  it('is sent even where the database has gone away meanwhile, and says that it is not kept', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    setup.db().close();
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    expect(sync.state()).toMatchObject({ pending: true, unsaved: 9, durable: false });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    expect(sync.state()).toMatchObject({ pending: false, unsaved: 0 });
    sync.dispose();
  });

  it('loses nothing, whatever the network does in between, and invents nothing', async () => {
    let stores = 0;
    const second = fc.integer({ min: 0, max: 60 });
    const steps = fc.array(
      fc.oneof(
        fc.record({ lesson: fc.constantFrom('1', '2'), from: second, to: second }),
        fc.constantFrom('flush', 'beat', 'good', 'lost', 'answer lost', 'busy', 'new page'),
      ),
      { maxLength: 30 },
    );
    const check = fc.asyncProperty(steps, async (list) => {
      const own = await openProgressDb(`any-${(stores += 1)}`);
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
      // the longest wait of one whom a busy platform turned away
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
