import 'fake-indexeddb/auto';
import { createFakePlatform } from './progress-fixture';
import { setupSyncTests } from './progress-fixture';
import { heartbeatMs, maxDelayMs, busyDelayMs } from './progress-sync';

const setup = setupSyncTests();

describe('uploading progress to a busy platform', () => {
  it('waits as long as the platform requires, then sends the newest progress once', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const platform = createFakePlatform();
    const rejected: string[] = [];
    const sync = setup.start(platform, { onRejected: ({ code }) => rejected.push(code) });
    await setup.pass(0);
    platform.setBusy(20);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, unsavedSeconds: 5, problem: 'busy', savedAt: null });
    for (let second = 6; second <= 9; second += 1) {
      await sync.record('1', { ranges: [[0, second]], position: second });
      await sync.flush();
    }
    await setup.pass(21_000);
    expect(platform.calls).toHaveLength(1);
    expect(await setup.db().forUser('u')).toMatchObject([{ ranges: [[0, 9]] }]);
    platform.setNetwork('good');
    await setup.pass(1000);
    expect(platform.calls.slice(1)).toMatchObject([[{ lessonId: '1', ranges: [[0, 9]], position: 9 }]]);
    expect(sync.state()).toMatchObject({ pending: false, problem: null });
    expect([await setup.db().forUser('u'), rejected]).toEqual([[], []]);
    sync.dispose();
  });

  it('tries once more when the page is left while the platform is busy', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    platform.setBusy(60);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    await sync.flush();
    platform.setNetwork('good');
    await sync.flush();
    expect(platform.calls).toHaveLength(1);
    await sync.flush(true);
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 5]]);
    sync.dispose();
  });

  it('tries once more when the page is left during a try that finds the platform busy', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform, {
      send(reports, clock) {
        const response = platform.send(reports, clock);
        platform.setNetwork('good');
        return response;
      },
    });
    await setup.pass(0);
    platform.setBusy(60);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    const running = sync.flush();
    await sync.flush(true);
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 5]]);
    await running;
    sync.dispose();
  });

  it('reports at the platform’s interval, and every ten seconds again when the platform sends none', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    let watched = 0;
    /** Watches for some seconds. @returns the number of reports */
    const watch = async (seconds: number) => {
      const before = platform.calls.length;
      for (let second = 0; second < seconds; second += 1) {
        watched += 1;
        await sync.record('1', { ranges: [[0, watched]], position: watched });
        await setup.pass(1000);
      }
      return platform.calls.length - before;
    };
    platform.setInterval(60);
    expect(await watch(11)).toBe(1);
    expect([await watch(58), await watch(4)]).toEqual([0, 1]);
    // urgent progress is still sent at once
    await sync.flush();
    platform.setInterval(undefined);
    await watch(62);
    expect(await watch(33)).toBe(3);
    sync.dispose();
  });

  it('spreads the retries over up to twice the delay that the platform requires, or over three seconds', () => {
    const random = jest.spyOn(Math, 'random');
    const waits = (seconds: number) =>
      [0, 0.5, 0.999].map((chance) => {
        random.mockReturnValue(chance);
        return busyDelayMs(seconds);
      });
    expect(waits(2)).toEqual([2000, 3000, 3998]);
    expect(waits(40)).toEqual([40_000, 41_500, 42_997]);
    random.mockReturnValue(0);
    expect([busyDelayMs(null), busyDelayMs(1e6)]).toEqual([heartbeatMs, maxDelayMs]);
  });
});
