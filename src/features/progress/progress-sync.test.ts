import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { ProgressEntry } from '@/contracts/study';
import { unite, type Range } from '@/shared/lib/ranges';
import { setPlatform } from './platform-in-test';
import { openProgressStore } from './progress-store';
import { syncInTest } from './sync-in-test';
import { beatEvery, longestWait } from './waits';

const setup = syncInTest();

describe('progress on its way to the platform', () => {
  it('is kept at once and sent with the next beat, once (R10.64)', async () => {
    const platform = setPlatform();
    const sync = setup.begin(platform);
    await setup.pass(0);
    await sync.note('1', { ranges: [[0, 1]], position: 1 });
    await sync.note('1', { ranges: [[0, 2.0004]], position: 2 });
    expect(await setup.store().of('u')).toMatchObject([{ ranges: [[0, 2]], position: 2 }]);
    expect(sync.state()).toMatchObject({ pending: true, savedAt: null });
    await setup.pass(beatEvery);
    expect(platform.calls).toHaveLength(1);
    expect(platform.lessons.get('1')).toMatchObject({ ranges: [[0, 2]], position: 2 });
    expect(await setup.store().of('u')).toEqual([]);
    expect(sync.state()).toMatchObject({ pending: false, trouble: null, savedAt: Date.now() });
    await setup.pass(10 * beatEvery);
    expect(platform.calls).toHaveLength(1);
    sync.stop();
  });

  it('sends nothing again that the platform has, but for where one is', async () => {
    const platform = setPlatform();
    const sync = setup.begin(platform);
    sync.know('1', [[0, 50]]);
    await sync.note('1', { ranges: [[0, 60]], position: 60 });
    await sync.flush();
    await sync.note('1', { ranges: [[0, 60]], position: 12 });
    await sync.flush();
    expect(platform.calls.map(([report]) => [report?.ranges, report?.position])).toEqual([
      [[[50, 60]], 60],
      [[], 12],
    ]);
    sync.stop();
  });

  it('waits longer after each failure, up to five minutes, and goes back to its beat', async () => {
    const platform = setPlatform();
    platform.setNetwork('lost');
    const sync = setup.begin(platform);
    await sync.note('1', { ranges: [[0, 5]], position: 5 });
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
    expect(Math.max(...waits)).toBe(longestWait);
    expect(sync.state()).toMatchObject({ pending: true, trouble: 'failed' });
    platform.setNetwork('good');
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: false, trouble: null });
    sync.stop();
  });

  it('outlives its page, and is sent by the next one of the same person only (R10.59)', async () => {
    const platform = setPlatform();
    platform.setNetwork('lost');
    const first = setup.begin(platform);
    await first.note('1', { ranges: [[0, 9]], position: 9 });
    first.stop();
    platform.setNetwork('good');
    const stranger = setup.begin(platform, { user: 'other' });
    await setup.pass(beatEvery);
    expect(platform.lessons.size).toBe(0);
    stranger.stop();
    const next = setup.begin(platform);
    await setup.pass(beatEvery);
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    next.stop();
  });

  it('is forgotten after 30 days (R10.60)', async () => {
    await setup.store().change('u', '1', () => ({
      ...{ user: 'u', lessonId: '1', ranges: [[0, 9]], position: 9, read: false },
      changedAt: Date.now() - 31 * 24 * 3_600_000,
    }));
    const platform = setPlatform();
    const sync = setup.begin(platform);
    await setup.pass(0);
    expect(platform.lessons.size).toBe(0);
    sync.stop();
  });

  it('is kept while the platform wants it later, and dropped and told when it never will', async () => {
    const platform = setPlatform();
    const refused: object[] = [];
    const sync = setup.begin(platform, { onRefused: (report) => refused.push(report) });
    platform.answerWith('A0505');
    await sync.note('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, trouble: 'later' });
    expect(await setup.store().of('u')).toHaveLength(1);
    platform.answerWith('A0501');
    await setup.pass(30_000);
    expect(refused).toEqual([{ lessonId: '1', code: 'A0501' }]);
    expect(await setup.store().of('u')).toEqual([]);
    expect(sync.state().pending).toBe(false);
    sync.stop();
  });

  it('is never called saved where the platform refused it, and is when the next is stored', async () => {
    const platform = setPlatform();
    const sync = setup.begin(platform);
    platform.answerWith('A0501');
    await sync.note('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: null, refused: { lessonId: '1', code: 'A0501' } });
    platform.answerWith(null);
    await sync.note('1', { ranges: [[9, 12]], position: 12 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ savedAt: Date.now(), refused: null });
    sync.stop();
  });

  it('says that it cannot be kept where there is no database', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const fleeting = await openProgressStore('nowhere');
    open.mockRestore();
    const platform = setPlatform();
    const sync = setup.begin(platform, { store: fleeting });
    expect(sync.state().durable).toBe(false);
    await sync.note('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    sync.stop();
  });

  it('that a page which goes has noted is sent in less than 64 KiB, and stays here (R10.63)', async () => {
    const platform = setPlatform();
    const last: ProgressEntry[][] = [];
    const sync = setup.begin(platform, { sendLast: (reports) => last.push(reports) });
    const pieces = (count: number) =>
      Array.from({ length: count }, (_, place): Range => [place * 2, place * 2 + 1]);
    await sync.note('1', { ranges: [[0, 7]], position: 7 });
    const stopTelling = sync.beforeLeave(() => void sync.note('1', { ranges: [[0, 7.4]], position: 7.4 }));
    sync.leave();
    expect(last).toMatchObject([[{ lessonId: '1', ranges: [[0, 7.4]], position: 7.4 }]]);
    stopTelling();
    for (let lesson = 2; lesson < 60; lesson += 1)
      await sync.note(`${lesson}`, { ranges: pieces(1000), position: 1999 });
    sync.leave();
    expect(last[1]?.length).toBeGreaterThan(1);
    expect(JSON.stringify(last[1]).length).toBeLessThan(64 * 1024);
    expect(await setup.store().of('u')).toHaveLength(59);
    sync.stop();
  });

  it('is sent even where the database has gone away meanwhile, and says that it is not kept', async () => {
    const platform = setPlatform();
    const sync = setup.begin(platform);
    await setup.pass(0);
    setup.store().close();
    await sync.note('1', { ranges: [[0, 9]], position: 9 });
    expect(sync.state()).toMatchObject({ pending: true, unsaved: 9, durable: false });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    expect(sync.state()).toMatchObject({ pending: false, unsaved: 0 });
    sync.stop();
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
      const own = await openProgressStore(`any-${(stores += 1)}`);
      const platform = setPlatform();
      let sync = setup.begin(platform, { store: own });
      const watched = new Map<string, Range[]>();
      for (const step of list) {
        if (step === 'flush') await sync.flush();
        else if (step === 'beat') await setup.pass(beatEvery);
        else if (step === 'new page') {
          sync.stop();
          sync = setup.begin(platform, { store: own });
        } else if (typeof step === 'string') platform.setNetwork(step);
        else {
          const all = unite(watched.get(step.lesson) ?? [], [[step.from, step.to]]);
          watched.set(step.lesson, all);
          await sync.note(step.lesson, { ranges: [[step.from, step.to]], position: step.to });
        }
      }
      platform.setNetwork('good');
      // the longest wait of one whom a busy platform turned away
      await setup.pass(2 * beatEvery);
      await sync.flush();
      await sync.flush();
      for (const [lesson, ranges] of watched)
        expect(platform.lessons.get(lesson)?.ranges ?? []).toEqual(ranges);
      expect(await own.of('u')).toEqual([]);
      sync.stop();
      own.close();
    });
    await fc.assert(check, { numRuns: 40 });
  });
});
