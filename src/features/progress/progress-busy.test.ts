import 'fake-indexeddb/auto';
import { createFakePlatform } from './progress-fixture';
import { setupSyncTests } from './sync-in-test';
import { heartbeatMs, maxDelayMs, busyDelayMs } from './waits';

const setup = setupSyncTests();

describe('progress on its way to a busy platform', () => {
  it('waits as long as a busy platform asks for, and goes out once, as it is then', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const platform = createFakePlatform();
    const refused: string[] = [];
    const sync = setup.start(platform, { onRejected: ({ code }) => refused.push(code) });
    await setup.pass(0);
    platform.setBusy(20);
    await sync.record('1', { ranges: [[0, 5]], position: 5 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, unsaved: 5, trouble: 'busy', savedAt: null });
    for (let second = 6; second <= 9; second += 1) {
      await sync.record('1', { ranges: [[0, second]], position: second });
      await sync.flush();
    }
    await setup.pass(29_000);
    expect(platform.calls).toHaveLength(1);
    expect(await setup.db().forUser('u')).toMatchObject([{ ranges: [[0, 9]] }]);
    platform.setNetwork('good');
    await setup.pass(1000);
    expect(platform.calls.slice(1)).toMatchObject([[{ lessonId: '1', ranges: [[0, 9]], position: 9 }]]);
    expect(sync.state()).toMatchObject({ pending: false, trouble: null });
    expect([await setup.db().forUser('u'), refused]).toEqual([[], []]);
    sync.dispose();
  });

  it('is tried once more where its page goes while the platform is busy', async () => {
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

  it('of many people comes back spread over as long again as a busy platform asks for', () => {
    const random = jest.spyOn(Math, 'random');
    const waits = [0, 0.5, 0.999].map((chance) => {
      random.mockReturnValue(chance);
      return busyDelayMs(4);
    });
    expect(waits).toEqual([4000, 6000, 7996]);
    random.mockReturnValue(0);
    expect([busyDelayMs(null), busyDelayMs(1e6)]).toEqual([heartbeatMs, maxDelayMs]);
  });
});
